import { ValidationError } from 'yup'
import { aProduct } from '../../../../testing/builders'
import {
  emptyDraft,
  type FormMode,
  type ProductFields,
  toDraft,
  toProductInput,
} from './productForm'
import { getDraftError, productRules } from './rules'

const good = toDraft(aProduct({ price: 2490 })).fields

function getErrors(mode: FormMode, overrides: Partial<ProductFields>): Record<string, string> {
  try {
    productRules[mode].validateSync({ ...good, ...overrides }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}

describe.each(['add', 'edit'] as const)('the rules to %s a product', (mode) => {
  it('accept valid input', () => {
    expect(getErrors(mode, {})).toEqual({})
    expect(getErrors(mode, { discountPrice: '2489.99' })).toEqual({})
    expect(getErrors(mode, { discountPrice: '0', description: '', keyFeatures: '' })).toEqual({})
  })

  it('require name, category and price', () => {
    expect(getErrors(mode, { productName: '  ', category: '', price: '' })).toMatchObject({
      productName: 'Please enter the name.',
      category: 'Please choose a category.',
      price: 'Please enter the price.',
    })
  })

  it.each([
    ['cheap', 'Enter an amount in taka, such as 2490 or 990.50.'],
    ['-5', 'Enter an amount in taka, such as 2490 or 990.50.'],
    ['0', 'The price must be more than 0.'],
    ['99999999999', 'This price is too high.'],
  ])('reject a price of %p', (price, message) => {
    expect(getErrors(mode, { price })).toEqual({ price: message })
  })

  it('reject a discount price that is not an amount', () => {
    expect(getErrors(mode, { discountPrice: 'half' })).toHaveProperty('discountPrice')
  })

  it('have the limits of the server', () => {
    const many = Array.from({ length: 31 }, (_, index) => `f${index}`).join()
    expect(getErrors(mode, { productName: 'x'.repeat(201) })).toHaveProperty('productName')
    expect(getErrors(mode, { description: 'x'.repeat(20_001) })).toHaveProperty('description')
    expect(getErrors(mode, { keyFeatures: 'x'.repeat(201) })).toHaveProperty('keyFeatures')
    expect(getErrors(mode, { keyFeatures: many })).toHaveProperty('keyFeatures')
    expect(getErrors(mode, { keyFeatures: '', moreFeatures: many })).toEqual({
      moreFeatures: 'Add up to 30 key features.',
    })
  })
})

describe('a discount price that is not below the price', () => {
  it.each([
    ['add', '2490', 'Discount price must be lower than the original price.'],
    ['add', '2491', 'Discount price must be lower than the original price.'],
    ['edit', '2491', 'Discount Price cannot be greater than Price!'],
    ['edit', '2490', 'Discount Price cannot be the same as Price!'],
    ['edit', '2,490.00', 'Discount Price cannot be the same as Price!'],
  ] as const)('is rejected with the specified message: %s, %s', (mode, discountPrice, message) => {
    expect(getErrors(mode, { discountPrice })).toEqual({ discountPrice: message })
  })
})

describe('a product draft', () => {
  // [spec 5.5]
  it('is sent trimmed, with the features of both fields and without empty ones', () => {
    const fields = {
      ...good,
      productName: '  Aura ',
      price: '1,25,000.50',
      discountPrice: '',
      keyFeatures: ' 30 hours,, IPX5 ',
      moreFeatures: 'ANC, ',
    }
    expect(toProductInput({ fields, images: ['/images/a.webp'] })).toMatchObject({
      productName: 'Aura',
      price: 125_000.5,
      discountPrice: null,
      keyFeatures: ['30 hours', 'IPX5', 'ANC'],
      images: ['/images/a.webp'],
    })
  })

  it('keeps a feature that contains a comma if the field is unchanged', () => {
    const product = aProduct({ keyFeatures: ['5,000 mAh', 'USB-C'] })
    const draft = toDraft(product)
    expect(toProductInput(draft, product).keyFeatures).toEqual(['5,000 mAh', 'USB-C'])
    const touched = { ...draft, fields: { ...draft.fields, keyFeatures: '5000 mAh, USB-C, LED' } }
    expect(toProductInput(touched, product).keyFeatures).toEqual(['5000 mAh', 'USB-C', 'LED'])
  })

  it('can be saved after a merge if it is valid', () => {
    const product = aProduct({ price: 2490, discountPrice: 1990 })
    const { fields, images } = toDraft(product)
    expect(getDraftError({ fields, images })).toBeUndefined()
    expect(getDraftError({ fields: { ...fields, price: '1990' }, images })).toBe(
      'Discount Price cannot be the same as Price!',
    )
    expect(getDraftError({ fields, images: [] })).toBe('Please upload at least one image.')
    expect(getDraftError({ ...emptyDraft, images })).toEqual(expect.any(String))
  })
})
