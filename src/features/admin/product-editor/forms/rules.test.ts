import { ValidationError } from 'yup'
import { aProduct } from '../../../../testing/builders'
import { blankDraft, draftOf, inputOf, type Occasion, type ProductFields } from './productForm'
import { draftProblem, productRules } from './rules'

const good = draftOf(aProduct({ price: 2490 })).fields

function errorsOf(occasion: Occasion, facts: Partial<ProductFields>): Record<string, string> {
  try {
    productRules[occasion].validateSync({ ...good, ...facts }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}

describe.each(['add', 'edit'] as const)('to %s a product', (occasion) => {
  it('takes what is right', () => {
    expect(errorsOf(occasion, {})).toEqual({})
    expect(errorsOf(occasion, { discountPrice: '2489.99' })).toEqual({})
    expect(errorsOf(occasion, { discountPrice: '0', description: '', keyFeatures: '' })).toEqual({})
  })

  it('needs name, category and price', () => {
    expect(errorsOf(occasion, { productName: '  ', category: '', price: '' })).toMatchObject({
      productName: 'Please enter the name.',
      category: 'Please choose a category.',
      price: 'Please enter the price.',
    })
  })

  it.each([
    ['cheap', 'This is not an amount in taka, such as 2490 or 990.50.'],
    ['-5', 'This is not an amount in taka, such as 2490 or 990.50.'],
    ['0', 'The price must be more than 0.'],
    ['99999999999', 'No gadget costs that much.'],
  ])('has no price of %p', (price, message) => {
    expect(errorsOf(occasion, { price })).toEqual({ price: message })
  })

  it('has no discount that is no amount', () => {
    expect(errorsOf(occasion, { discountPrice: 'half' })).toHaveProperty('discountPrice')
  })

  it('keeps to what the server takes', () => {
    const many = Array.from({ length: 31 }, (_, place) => `f${place}`).join()
    expect(errorsOf(occasion, { productName: 'x'.repeat(201) })).toHaveProperty('productName')
    expect(errorsOf(occasion, { description: 'x'.repeat(20_001) })).toHaveProperty('description')
    expect(errorsOf(occasion, { keyFeatures: 'x'.repeat(201) })).toHaveProperty('keyFeatures')
    expect(errorsOf(occasion, { keyFeatures: many })).toHaveProperty('keyFeatures')
    expect(errorsOf(occasion, { keyFeatures: '', moreFeatures: many })).toEqual({
      moreFeatures: '30 key features at most.',
    })
  })
})

describe('a discount that is none', () => {
  it.each([
    ['add', '2490', 'Discount price must be lower than the original price.'],
    ['add', '2491', 'Discount price must be lower than the original price.'],
    ['edit', '2491', 'Discount Price cannot be greater than Price!'],
    ['edit', '2490', 'Discount Price cannot be the same as Price!'],
    ['edit', '2,490.00', 'Discount Price cannot be the same as Price!'],
  ] as const)('is told of to %s at %s', (occasion, discountPrice, message) => {
    expect(errorsOf(occasion, { discountPrice })).toEqual({ discountPrice: message })
  })
})

describe('a draft', () => {
  it('is sent trimmed, with the features of both boxes and without blanks', () => {
    const fields = {
      ...good,
      productName: '  Aura ',
      price: '1,25,000.50',
      discountPrice: '',
      keyFeatures: ' 30 hours,, IPX5 ',
      moreFeatures: 'ANC, ',
    }
    expect(inputOf({ fields, images: ['/images/a.webp'] })).toMatchObject({
      productName: 'Aura',
      price: 125_000.5,
      discountPrice: null,
      keyFeatures: ['30 hours', 'IPX5', 'ANC'],
      images: ['/images/a.webp'],
    })
  })

  it('keeps a feature with a comma of its own as long as nobody has touched the box', () => {
    const product = aProduct({ keyFeatures: ['5,000 mAh', 'USB-C'] })
    const draft = draftOf(product)
    expect(inputOf(draft, product).keyFeatures).toEqual(['5,000 mAh', 'USB-C'])
    const touched = { ...draft, fields: { ...draft.fields, keyFeatures: '5000 mAh, USB-C, LED' } }
    expect(inputOf(touched, product).keyFeatures).toEqual(['5000 mAh', 'USB-C', 'LED'])
  })

  it('of two can be saved where it keeps all rules', () => {
    const product = aProduct({ price: 2490, discountPrice: 1990 })
    const { fields, images } = draftOf(product)
    expect(draftProblem({ fields, images })).toBeUndefined()
    expect(draftProblem({ fields: { ...fields, price: '1990' }, images })).toBe(
      'Discount Price cannot be the same as Price!',
    )
    expect(draftProblem({ fields, images: [] })).toBe('Please upload at least one image.')
    expect(draftProblem({ ...blankDraft, images })).toEqual(expect.any(String))
  })
})
