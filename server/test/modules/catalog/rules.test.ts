import fc from 'fast-check'
import { emptyProduct } from '../../../../common/mapFields'
import type { ProductInput } from '../../../src/modules/catalog/product'
import { hasSamePrices, toProductInput, validateProduct } from '../../../src/modules/catalog/rules'

const input = (changes: Partial<ProductInput> = {}): ProductInput => ({
  ...emptyProduct,
  productName: ' Orbit Buds ',
  category: 'Earbuds',
  price: 1500,
  keyFeatures: [' 30 h ', '', '  '],
  images: ['/images/products/orbit-buds-1-960.webp'],
  description: 'Small.',
  ...changes,
})

describe('the input of an admin', () => {
  it('is trimmed, without blank features', () => {
    expect(validateProduct(input({ category: ' Earbuds ' }), 'add')).toEqual({
      values: {
        ...input(),
        productName: 'Orbit Buds',
        category: 'Earbuds',
        discountPrice: null,
        keyFeatures: ['30 h'],
      },
    })
  })

  it.each([undefined, null, 0])('has no discount if it is %s', (discountPrice) => {
    expect(validateProduct(input({ discountPrice }), 'add').values?.discountPrice).toBeNull()
  })

  // [spec 5.6]
  it.each([
    ['add', 1500, 'Discount price must be lower than the original price.'],
    ['add', 1600, 'Discount price must be lower than the original price.'],
    ['edit', 1500, 'Discount Price cannot be the same as Price!'],
    ['edit', 1500.01, 'Discount Price cannot be greater than Price!'],
  ] as const)('on %s refuses a discount price of %d', (mode, discountPrice, message) => {
    expect(validateProduct(input({ discountPrice }), mode).fieldErrors).toMatchObject({
      discountPrice: { en: message },
    })
  })

  // [spec 9.6]
  it('is rejected with an unknown category', () => {
    expect(validateProduct(input({ category: 'Phones' }), 'add')).toMatchObject({
      fieldErrors: { category: { en: 'The shop has no such category.' } },
    })
  })

  it('is rejected if one of its pictures could be a script', () => {
    const images = [...input().images, 'javascript:alert(1)']
    expect(validateProduct(input({ images }), 'add')).toMatchObject({
      fieldErrors: { images: { en: 'This is not the address of a picture.' } },
    })
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

describe('a product that is edited again', () => {
  const { discountPrice: _none, ...entered } = input()
  const product = { ...entered, _id: '01890000-0000-7000-9000-000000000001' }

  it.each([
    [1400, 1400],
    [undefined, null],
  ])('is entered with its discount price %p as %p', (discountPrice, expected) => {
    expect(toProductInput({ ...product, ...(discountPrice && { discountPrice }) })).toEqual({
      ...entered,
      discountPrice: expected,
    })
  })
})

describe('the prices of a product', () => {
  it.each([
    [{ price: 1500, discountPrice: null }, true],
    [{ price: 1500, discountPrice: 0 }, true],
    [{ price: 1500.01, discountPrice: null }, false],
    [{ price: 1500, discountPrice: 1400 }, false],
    [{ price: 1400, discountPrice: 1500 }, false],
  ])('of 1500 without discount are the same as %p: %p', (other, isSame) => {
    const prices = { price: 1500, discountPrice: null }
    expect(hasSamePrices(prices, other)).toBe(isSame)
    expect(hasSamePrices(other, prices)).toBe(isSame)
  })

  it('are the same with the same discount', () => {
    const prices = { price: 1500, discountPrice: 1400 }
    expect(hasSamePrices(prices, { ...prices })).toBe(true)
    expect(hasSamePrices(prices, { ...prices, discountPrice: 1400.01 })).toBe(false)
  })
})
