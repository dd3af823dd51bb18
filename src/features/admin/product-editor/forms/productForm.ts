import type { Product, ProductInput } from '../../../../api'
import { amountOf, discountOf } from '../lib/amount'
import { readFeatures, writeFeatures } from '../lib/keyFeatures'

/** Adding and editing differ in their boxes, lists and words. */
export type Occasion = 'add' | 'edit'

/** What is typed into the fields, as it is typed. */
export type ProductFields = {
  productName: string
  category: string
  price: string
  discountPrice: string
  inStock: boolean
  keyFeatures: string
  /** The second box, which only adding has. */
  moreFeatures: string
  description: string
}

/** A product as a form holds it. */
export type ProductDraft = { fields: ProductFields; images: readonly string[] }

export const blankDraft: ProductDraft = {
  fields: {
    productName: '',
    category: '',
    price: '',
    discountPrice: '',
    inStock: true,
    keyFeatures: '',
    moreFeatures: '',
    description: '',
  },
  images: [],
}

export function draftOf(product: Product): ProductDraft {
  const { productName, category, price, discountPrice, inStock, keyFeatures, images, description } =
    product
  return {
    fields: {
      productName,
      category,
      price: `${price}`,
      discountPrice: discountPrice ? `${discountPrice}` : '',
      inStock,
      keyFeatures: writeFeatures(keyFeatures),
      moreFeatures: '',
      description,
    },
    images,
  }
}

/** A feature may have a comma of its own: what nobody has touched stays as it was. */
function featuresOf({ keyFeatures, moreFeatures }: ProductFields, before?: Product): string[] {
  if (before && keyFeatures === writeFeatures(before.keyFeatures)) return before.keyFeatures
  return [...readFeatures(keyFeatures), ...readFeatures(moreFeatures)]
}

/** The product that a draft describes, for the server; its amounts have been checked by the form's rules. */
export function inputOf({ fields, images }: ProductDraft, before?: Product): ProductInput {
  return {
    productName: fields.productName.trim(),
    category: fields.category,
    price: amountOf(fields.price) ?? 0,
    discountPrice: discountOf(fields.discountPrice) ?? null,
    inStock: fields.inStock,
    keyFeatures: featuresOf(fields, before),
    images: [...images],
    description: fields.description.trim(),
  }
}
