import fc from 'fast-check'
import { type ProductInput, validateProduct } from '../../../src/modules/catalog/rules'

const input = (changes: Partial<ProductInput> = {}): ProductInput => ({
  productName: ' Orbit Buds ',
  category: 'Earbuds',
  price: 1500,
  discountPrice: null,
  inStock: true,
  keyFeatures: [' 30 h ', '', '  '],
  images: ['/images/products/orbit-buds-1-960.webp'],
  description: 'Small.',
  ...changes,
})

describe('the input of an admin', () => {
  it('is trimmed, without blank features', () => {
    expect(validateProduct(input(), 'add').values).toMatchObject({
      productName: 'Orbit Buds',
      keyFeatures: ['30 h'],
      discountPrice: null,
    })
  })

  it.each([undefined, null, 0])('has no discount if it is %s', (discountPrice) => {
    expect(validateProduct(input({ discountPrice }), 'add').values?.discountPrice).toBeNull()
  })

  // [spec 5.6]
  it.each([
    ['add', 1500, 'Discount price must be lower than the original price.'],
    ['add', 1600, 'Discount price must be lower than the original price.'],
    ['update', 1500, 'Discount Price cannot be the same as Price!'],
    ['update', 1500.01, 'Discount Price cannot be greater than Price!'],
  ] as const)('on %s refuses a discount price of %d', (mode, discountPrice, message) => {
    expect(validateProduct(input({ discountPrice }), mode).fieldErrors).toEqual({
      discountPrice: message,
    })
  })

  // [spec 9.6]
  it('is rejected with an unknown category', () => {
    expect(validateProduct(input({ category: 'Phones' }), 'add').fieldErrors).toHaveProperty(
      'category',
    )
  })

  // [spec 5.5]
  it('is accepted with a discount only if it is below the price, to the paisa', () => {
    const paisa = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(paisa, paisa, (price, discount) => {
        const { values } = validateProduct(
          input({ price: price / 100, discountPrice: discount / 100 }),
          'add',
        )
        expect(values !== undefined).toBe(discount < price)
      }),
    )
  })
})
