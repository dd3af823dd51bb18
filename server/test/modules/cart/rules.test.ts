import { findCartProblem, parseAddedAt } from '../../../src/modules/cart/rules'

describe('a product that is added to the cart', () => {
  it('is added if a row has its quantity', () => {
    expect(findCartProblem({ inStock: true, quantity: 1, wasInCart: false })).toBeUndefined()
  })

  it.each([
    ['unknown', undefined, 404, 'not_found', 'Product not found.'],
    [
      'out of stock',
      { inStock: false, quantity: 1, wasInCart: false },
      409,
      'out_of_stock',
      'This product is out of stock.',
    ],
    [
      'out of stock, also in a full cart',
      { inStock: false, quantity: null, wasInCart: false },
      409,
      'out_of_stock',
      'This product is out of stock.',
    ],
    [
      'there 99 times',
      { inStock: true, quantity: null, wasInCart: true },
      409,
      'too_many',
      'A cart holds at most 99 of one product.',
    ],
    [
      'new in a full cart',
      { inStock: true, quantity: null, wasInCart: false },
      409,
      'cart_full',
      'Your cart is full: it holds at most 100 different products. Please order them, or remove some.',
    ],
  ])('is rejected if it is %s', (_name, outcome, status, code, message) => {
    expect(findCartProblem(outcome)).toMatchObject({ status, code, message })
  })
})

describe('the time at which a restored row had been added', () => {
  const now = new Date('2026-03-15T12:00:00.000Z')
  beforeEach(() => jest.useFakeTimers({ now }))
  afterEach(() => jest.useRealTimers())

  it.each(['2026-03-15T12:00:00.000Z', '2026-03-14T09:30:00.000Z', '1970-01-01T00:00:00.001Z'])(
    'can be %s',
    (time) => {
      expect(parseAddedAt(time)).toEqual(new Date(time))
    },
  )

  it.each([undefined, '', 'yesterday', '2026-03-15T12:00:00.001Z', '1970-01-01', '1969-12-31'])(
    'is ignored if it is %p',
    (time) => {
      expect(parseAddedAt(time)).toBeUndefined()
    },
  )
})
