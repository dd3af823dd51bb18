import { aProduct } from '@/testing/builders'
import { type ProductForm, toForm, toProductInput } from '../forms/productForm'
import { mergeForms } from './mergeForms'

const product = aProduct({ price: 2490, discountPrice: 1990, keyFeatures: ['ANC', '5,000 mAh'] })
const opened = toForm({ product, etag: '"v1"' })

const merge = (entered: Partial<ProductForm>, saved: Partial<typeof product>) =>
  mergeForms({ ...opened, ...entered }, { product: { ...product, ...saved }, etag: '"v2"' })

describe('a form and a newer version of its product', () => {
  it('are merged: each change is kept, and nothing else', () => {
    const merged = merge(
      { productName: 'Mine', price: '2,390.00' },
      { inStock: false, keyFeatures: ['ANC', '6,000 mAh'], description: 'Theirs.' },
    )
    expect(toProductInput(merged.form)).toEqual({
      ...toProductInput(opened),
      productName: 'Mine',
      price: 2390,
      inStock: false,
      keyFeatures: ['ANC', '6,000 mAh'],
      description: 'Theirs.',
    })
    expect(merged.form.version?.etag).toBe('"v2"')
    expect(merged.conflicts).toEqual([])
    expect(merged.changes.map(({ label }) => label)).toEqual([
      'Stock',
      'Key features',
      'Description',
    ])
  })

  it('conflict only in fields that both have changed to different values', () => {
    const merged = merge(
      { productName: 'The same', price: '2390', discountPrice: '' },
      { productName: 'The same', price: 2590, inStock: false },
    )
    expect(merged.conflicts).toEqual([
      { field: 'price', label: 'Price', mine: '৳2,390', theirs: '৳2,590' },
    ])
    expect(merged.form).toMatchObject({ price: '2390', discountPrice: '', inStock: false })
  })

  it('conflict in a Bengali field, too', () => {
    const merged = merge(
      { productNameBn: 'আমার', keyFeaturesBn: 'শব্দহীন' },
      { productNameBn: 'অন্যের', descriptionBn: 'নতুন।' },
    )
    expect(merged.conflicts).toEqual([
      { field: 'productNameBn', label: 'Name in Bengali', mine: 'আমার', theirs: 'অন্যের' },
    ])
    expect(merged.form).toMatchObject({ keyFeaturesBn: 'শব্দহীন', descriptionBn: 'নতুন।' })
  })

  it('conflict in the specification as one field', () => {
    const merged = merge(
      { attributes: { brand: 'Mine' } },
      { attributes: ['brand:Theirs', 'battery:5000'] },
    )
    expect(merged.conflicts).toEqual([
      {
        field: 'attributes',
        label: 'Specification',
        mine: 'Brand: Mine',
        theirs: 'Brand: Theirs; Battery: 5,000 mAh',
      },
    ])
  })

  it('do not differ in the spelling of the same value', () => {
    const respelt = {
      productName: ` ${product.productName} `,
      price: '৳2,490.00',
      keyFeatures: 'ANC, 5,000 mAh ',
    }
    expect(merge(respelt, { price: 2590 }).form.price).toBe('2590')
    expect(merge(respelt, {}).changes).toEqual([])
  })

  it.each([
    ['price', 'cheap'],
    ['price', ''],
    ['discountPrice', 'half'],
    ['discountPrice', ''],
  ] as const)('keep a %s that is not valid yet: %p', (field, text) => {
    const merged = merge({ [field]: text }, { price: 2590, discountPrice: 2090 })
    expect(merged.form[field]).toBe(text)
    expect(merged.conflicts.map((one) => one.field)).toEqual([field])
  })

  it('conflict in the order of the pictures, and keep one that is being uploaded', () => {
    const images = [...opened.images, { key: 'new', src: 'blob:new', progress: 0.5 }]
    const reordered = product.images.toReversed()
    const merged = merge({ images }, { images: reordered })
    expect(merged.conflicts.map(({ label }) => label)).toEqual(['Pictures'])
    expect(merged.form.images).toEqual(images)
    expect(merge({}, { images: reordered }).form.images.map(({ url }) => url)).toEqual(reordered)
  })
})
