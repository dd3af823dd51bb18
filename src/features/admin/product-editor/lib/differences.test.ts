import { aProduct } from '../../../../testing/builders'
import { toForm } from '../forms/productForm'
import { getDifferences } from './differences'

const product = aProduct({ price: 2490, discountPrice: 1990, keyFeatures: ['ANC', '5,000 mAh'] })
const mine = { ...toForm(product), productName: 'Mine', price: '2,390.00' }

describe('two versions of a product', () => {
  it('differ in the fields whose values differ, with readable texts', () => {
    const theirs = { ...product, price: 2590, discountPrice: undefined, inStock: false }
    expect(getDifferences(mine, toForm(theirs))).toEqual([
      { field: 'productName', label: 'Name', mine: 'Mine', theirs: product.productName },
      { field: 'price', label: 'Price', mine: '৳2,390', theirs: '৳2,590' },
      { field: 'discountPrice', label: 'Discount price', mine: '৳1,990', theirs: '' },
      { field: 'inStock', label: 'Stock', mine: 'In stock', theirs: 'Out of stock' },
    ])
  })

  it('do not differ in the spelling of the same value', () => {
    const form = toForm(product)
    const respelt = {
      ...form,
      productName: ` ${form.productName} `,
      price: '৳2,490.00',
      keyFeatures: `${form.keyFeatures} , `,
    }
    expect(getDifferences(respelt, form)).toEqual([])
  })

  it('differ by the order of the pictures', () => {
    const form = toForm(product)
    const reordered = { ...form, images: form.images.toReversed() }
    expect(getDifferences(reordered, form).map(({ label }) => label)).toEqual(['Pictures'])
  })
})
