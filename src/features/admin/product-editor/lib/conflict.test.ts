import { aProduct } from '../../../../testing/builders'
import { draftOf } from '../forms/productForm'
import { differences, firstChoices, merge, textOf } from './conflict'

const product = aProduct({ price: 2490, discountPrice: 1990 })
const base = draftOf(product)
const theirs = draftOf({ ...product, price: 2590, discountPrice: undefined, inStock: false })
const mine = {
  ...base,
  fields: { ...base.fields, productName: 'Mine', price: '2,390.00' },
}

describe('two versions', () => {
  it('differ in what reads differently', () => {
    expect(differences(mine, theirs)).toEqual(['productName', 'price', 'discountPrice', 'inStock'])
  })

  it('do not differ by how the same is written', () => {
    const { fields, images } = base
    const respelt = {
      ...fields,
      productName: ` ${fields.productName} `,
      price: '৳2,490.00',
      keyFeatures: `${fields.keyFeatures} , `,
    }
    expect(differences(base, { fields: respelt, images })).toEqual([])
  })

  it('differ by the order of the pictures', () => {
    const turned = { ...base, images: base.images.toReversed() }
    expect(differences(base, turned)).toEqual(['images'])
    expect(merge(base, turned, { images: 'theirs' }).images).toEqual(turned.images)
    expect(merge(base, turned, { images: 'mine' }).images).toEqual(base.images)
  })

  it('are read as people write', () => {
    expect(textOf(mine, 'price')).toBe('৳2,390')
    expect(textOf(theirs, 'discountPrice')).toBe('')
    expect(textOf(theirs, 'inStock')).toBe('Out of stock')
    expect(textOf({ ...mine, fields: { ...mine.fields, price: 'cheap' } }, 'price')).toBe('cheap')
  })

  it('begin with what each alone has changed, and mine where both have', () => {
    expect(firstChoices(base, mine, theirs)).toEqual({
      productName: 'mine',
      price: 'mine',
      discountPrice: 'theirs',
      inStock: 'theirs',
    })
  })

  it('become one, fact by fact', () => {
    const merged = merge(mine, theirs, { productName: 'mine', price: 'theirs', inStock: 'theirs' })
    expect(merged.fields).toEqual({ ...mine.fields, price: '2590', inStock: false })
    expect(merged.images).toEqual(base.images)
  })
})
