import { ValidationError } from 'yup'
import { aProduct } from '../../../../testing/builders'
import { toPictures } from '../lib/pictures'
import { type FormMode, type ProductForm, toForm, toProductInput } from './productForm'
import { productRules } from './rules'

const good = toForm(aProduct({ price: 2490 }))

function getErrors(mode: FormMode, overrides: Partial<ProductForm>): Record<string, string> {
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

describe('the pictures of a product', () => {
  it('must be at least one', () => {
    expect(getErrors('add', { images: [] })).toEqual({
      images: 'Please upload at least one image.',
    })
  })

  it('must all be uploaded', () => {
    const failed = { key: 'b', src: 'blob:b', problem: 'Too large.' }
    expect(getErrors('edit', { images: [...good.images, failed] })).toEqual({
      images: 'A picture could not be uploaded. Please try again or remove it.',
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

describe('the form of a product', () => {
  // [spec 5.5]
  it('is sent trimmed, with the features of both fields and without empty ones', () => {
    const form = {
      ...good,
      images: toPictures(['/images/a.webp']),
      productName: '  Aura ',
      price: '1,25,000.50',
      discountPrice: '',
      keyFeatures: ' 30 hours,, IPX5 ',
      moreFeatures: 'ANC, ',
    }
    expect(toProductInput(form)).toMatchObject({
      productName: 'Aura',
      price: 125_000.5,
      discountPrice: null,
      keyFeatures: ['30 hours', 'IPX5', 'ANC'],
      images: ['/images/a.webp'],
    })
  })

  it('keeps a feature that contains a comma if the field is unchanged', () => {
    const product = aProduct({ keyFeatures: ['5,000 mAh', 'USB-C'] })
    const form = toForm(product)
    expect(toProductInput(form, product).keyFeatures).toEqual(['5,000 mAh', 'USB-C'])
    const changed = { ...form, keyFeatures: '5000 mAh, USB-C, LED' }
    expect(toProductInput(changed, product).keyFeatures).toEqual(['5000 mAh', 'USB-C', 'LED'])
  })
})
