import type { ProductInput } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { type ProductForm, toProductInput } from '../forms/productForm'
import { writeFeatures } from './keyFeatures'

const labels = [
  ['productName', 'Name'],
  ['category', 'Category'],
  ['price', 'Price'],
  ['discountPrice', 'Discount price'],
  ['inStock', 'Stock'],
  ['images', 'Pictures'],
  ['keyFeatures', 'Key features'],
  ['description', 'Description'],
] as const

/** Readable texts, so that different spellings of the same value are equal. */
function toTexts(form: ProductForm): Record<keyof ProductInput, string> {
  const input = toProductInput(form)
  return {
    ...input,
    price: formatTaka(input.price),
    discountPrice: input.discountPrice ? formatTaka(input.discountPrice) : '',
    inStock: input.inStock ? 'In stock' : 'Out of stock',
    images: input.images.join('\n'),
    keyFeatures: writeFeatures(input.keyFeatures),
  }
}

/** The fields in which two versions of a product differ. */
export function getDifferences(mine: ProductForm, theirs: ProductForm) {
  const [myTexts, theirTexts] = [toTexts(mine), toTexts(theirs)]
  return labels
    .map(([field, label]) => ({ field, label, mine: myTexts[field], theirs: theirTexts[field] }))
    .filter((one) => one.mine !== one.theirs)
}
