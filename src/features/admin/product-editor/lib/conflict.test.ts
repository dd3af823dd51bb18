import { aProduct } from '../../../../testing/builders'
import { toDraft } from '../forms/productForm'
import { getDefaultChoices, getDifferences, getFieldText, merge } from './conflict'

const product = aProduct({ price: 2490, discountPrice: 1990 })
const base = toDraft(product)
const theirs = toDraft({ ...product, price: 2590, discountPrice: undefined, inStock: false })
const mine = {
  ...base,
  fields: { ...base.fields, productName: 'Mine', price: '2,390.00' },
}

describe('two versions of a product', () => {
  it('differ in the fields whose text differs', () => {
    expect(getDifferences(mine, theirs)).toEqual([
      'productName',
      'price',
      'discountPrice',
      'inStock',
    ])
  })

  it('do not differ in the spelling of the same value', () => {
    const { fields, images } = base
    const respelt = {
      ...fields,
      productName: ` ${fields.productName} `,
      price: '৳2,490.00',
      keyFeatures: `${fields.keyFeatures} , `,
    }
    expect(getDifferences(base, { fields: respelt, images })).toEqual([])
  })

  it('differ by the order of the pictures', () => {
    const turned = { ...base, images: base.images.toReversed() }
    expect(getDifferences(base, turned)).toEqual(['images'])
    expect(merge(base, turned, { images: 'theirs' }).images).toEqual(turned.images)
    expect(merge(base, turned, { images: 'mine' }).images).toEqual(base.images)
  })

  it('are compared by readable text', () => {
    expect(getFieldText(mine, 'price')).toBe('৳2,390')
    expect(getFieldText(theirs, 'discountPrice')).toBe('')
    expect(getFieldText(theirs, 'inStock')).toBe('Out of stock')
    expect(getFieldText({ ...mine, fields: { ...mine.fields, price: 'cheap' } }, 'price')).toBe(
      'cheap',
    )
  })

  it('default to the changed version of each field, and to mine if both changed it', () => {
    expect(getDefaultChoices(base, mine, theirs)).toEqual({
      productName: 'mine',
      price: 'mine',
      discountPrice: 'theirs',
      inStock: 'theirs',
    })
  })

  it('are merged field by field', () => {
    const merged = merge(mine, theirs, { productName: 'mine', price: 'theirs', inStock: 'theirs' })
    expect(merged.fields).toEqual({ ...mine.fields, price: '2590', inStock: false })
    expect(merged.images).toEqual(base.images)
  })
})
