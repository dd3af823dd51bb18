import { object } from 'yup'
import { toField } from '@/common/mapFields'
import { toPictures } from '@/dashboard/ui/pictures/pictures'
import { aProduct } from '@/testing/builders'
import { getFormErrors } from '@/testing/formErrors'
import { type FormMode, type ProductForm, toForm, toProductInput } from './productForm'
import { priceRules, productRules, rules } from './rules'

const good = toForm({ product: aProduct({ price: 2490 }) })

const getErrors = (mode: FormMode, changes: Partial<ProductForm>) =>
  getFormErrors(productRules[mode], { ...good, ...changes })

describe.each(['add', 'edit'] as const)('the rules to %s a product', (mode) => {
  it('accept valid input', () => {
    expect(getErrors(mode, {})).toEqual({})
    expect(getErrors(mode, { discountPrice: '2489.99' })).toEqual({})
    expect(getErrors(mode, { discountPrice: '0', description: '', keyFeatures: '' })).toEqual({})
  })

  it('require name, category and price', () => {
    const messages = {
      productName: 'Please enter the name.',
      category: 'Please choose a category.',
      price: 'Please enter the price.',
    }
    expect(getErrors(mode, { productName: '', category: '', price: '' })).toEqual(messages)
    expect(getErrors(mode, { productName: '  ', category: '', price: '  ' })).toEqual(messages)
  })

  it.each([
    ['cheap', 'Enter an amount in taka, such as 2490 or 990.50.'],
    ['-5', 'Enter an amount in taka, such as 2490 or 990.50.'],
    ['0', 'The price must be more than 0.'],
    ['0.00', 'The price must be more than 0.'],
    ['10000000000', 'This price is too high.'],
  ])('reject a price of %p', (price, message) => {
    expect(getErrors(mode, { price })).toEqual({ price: message })
    expect(getErrors(mode, { price, discountPrice: '0' })).toEqual({ price: message })
  })

  it('accept the highest price', () => {
    expect(getErrors(mode, { price: '9999999999.99' })).toEqual({})
  })

  it('reject a discount price that is not an amount', () => {
    expect(getErrors(mode, { discountPrice: 'half' })).toEqual({
      discountPrice: 'Enter an amount in taka, such as 2490 or 990.50.',
    })
  })

  it.each(['', 'cheap'])('reject the price %p alone, whatever the discount price is', (price) => {
    expect(Object.keys(getErrors(mode, { price, discountPrice: '5' }))).toEqual(['price'])
  })

  const toFeatures = (count: number) =>
    Array.from({ length: count }, (_, index) => `f${index}`).join()

  it('accept texts at the limits of the server, not counting spaces around them', () => {
    const changes = {
      productName: ` ${'x'.repeat(200)} `,
      description: ` ${'x'.repeat(20_000)} `,
      keyFeatures: `${toFeatures(14)}, ${'x'.repeat(200)} ,`,
      moreFeatures: `${toFeatures(14)}, ${'x'.repeat(200)} ,`,
    }
    expect(getErrors(mode, changes)).toEqual({})
    expect(getErrors(mode, { keyFeatures: toFeatures(30) })).toEqual({})
    expect(getErrors(mode, { keyFeatures: '', moreFeatures: toFeatures(30) })).toEqual({})
  })

  it.each([
    ['productName', 'x'.repeat(201), 'At most 200 characters.'],
    ['description', 'x'.repeat(20_001), 'At most 20,000 characters.'],
    ['keyFeatures', `f,${'x'.repeat(201)}`, 'A key feature can have up to 200 characters.'],
    ['moreFeatures', `f,${'x'.repeat(201)}`, 'A key feature can have up to 200 characters.'],
    ['keyFeatures', toFeatures(31), 'Add up to 30 key features.'],
    // The product has two in the other field.
    ['moreFeatures', toFeatures(29), 'Add up to 30 key features.'],
  ])('reject texts above the limits of the server: %s', (field, text, message) => {
    expect(getErrors(mode, { [field]: text })).toMatchObject({ [field]: message })
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

describe('the dialog with both prices', () => {
  it('checks them as the form does', () => {
    expect(getFormErrors(priceRules, { price: '2490', discountPrice: '2490' })).toEqual({
      discountPrice: 'Discount Price cannot be the same as Price!',
    })
    expect(getFormErrors(priceRules, { price: '', discountPrice: '' })).toEqual({
      price: 'Please enter the price.',
    })
    expect(getFormErrors(priceRules, { price: '2490', discountPrice: '' })).toEqual({})
  })
})

describe('the specification', () => {
  it('accepts what the shop has, and nothing', () => {
    const attributes = { brand: ' Dhonira ', battery: '৫,০০০', colour: 'Sage', gps: '', old: 'x' }
    expect(getErrors('edit', { attributes })).toEqual({})
    expect(toProductInput({ ...good, attributes }).attributes).toEqual([
      'brand:Dhonira',
      'colour:Sage',
      'battery:5000',
    ])
  })

  it.each([
    [{ battery: 'large' }, 'Battery: enter a number, such as 5000 or 6.5.'],
    [{ brand: 'A; B' }, 'Brand: enter up to 60 characters, without a semicolon.'],
  ])('rejects %j', (attributes, message) => {
    expect(getErrors('add', { attributes })).toEqual({ attributes: message })
  })

  it('leaves out what the shop no longer has', () => {
    const product = aProduct({ attributes: ['old:x', 'brand:Dhonira'] })
    expect(toProductInput(toForm({ product })).attributes).toEqual(['brand:Dhonira'])
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
    const form = toForm({ product })
    expect(toProductInput(form).keyFeatures).toEqual(['5,000 mAh', 'USB-C'])
    const more = { ...form, moreFeatures: 'LED' }
    expect(toProductInput(more).keyFeatures).toEqual(['5,000 mAh', 'USB-C', 'LED'])
    const inBengali = { product: aProduct({ keyFeaturesBn: ['৫,০০০ mAh', 'ইউএসবি-সি'] }) }
    expect(toProductInput(toForm(inBengali)).keyFeaturesBn).toEqual(['৫,০০০ mAh', 'ইউএসবি-সি'])
    const changed = { ...form, keyFeatures: '5000 mAh, USB-C, LED' }
    expect(toProductInput(changed).keyFeatures).toEqual(['5000 mAh', 'USB-C', 'LED'])
  })
})

describe('a whole number', () => {
  const limits = { isRequired: false, minimum: 1, maximum: 120 }
  const months = object({ months: rules.number({ ...toField('price'), limits }) })

  it.each(['1', '120', '১২'])('is accepted: %p', (text) => {
    expect(getFormErrors(months, { months: text })).toEqual({})
  })

  it.each(['', '0', '121', '1.5', '-1', 'twelve'])('is rejected: %p', (text) => {
    expect(getFormErrors(months, { months: text })).toEqual({
      months: 'Enter a whole number from 1 to 120.',
    })
  })

  it('may be empty if it may be 0', () => {
    const anyNumber = rules.number({ ...toField('price'), limits: { isRequired: false } })
    expect(getFormErrors(object({ months: anyNumber }), { months: '' })).toEqual({})
  })
})
