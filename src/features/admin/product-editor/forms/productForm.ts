import type { Product, ProductInput } from '../../../../api'
import { parseAmount, parseDiscount } from '../lib/amount'
import { readFeatures, writeFeatures } from '../lib/keyFeatures'

export type FormMode = 'add' | 'edit'

/** The fields of the contract that are entered as text, as are amounts and features. */
export type TextFieldName =
  | Exclude<keyof ProductInput, 'inStock' | 'images'>
  /** A second field for key features, only when adding. */
  | 'moreFeatures'

export type ProductFields = Record<TextFieldName, string> & { inStock: boolean }

export type ProductDraft = { fields: ProductFields; images: readonly string[] }

export const emptyDraft: ProductDraft = {
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

export function toDraft(product: Product): ProductDraft {
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

/** A feature may contain a comma, so unchanged features are not split again. */
function getFeatures({ keyFeatures, moreFeatures }: ProductFields, before?: Product): string[] {
  if (before && keyFeatures === writeFeatures(before.keyFeatures)) return before.keyFeatures
  return [...readFeatures(keyFeatures), ...readFeatures(moreFeatures)]
}

/** The request body; the form's rules have already checked the amounts. */
export function toProductInput(
  { fields, images }: ProductDraft,
  before?: Product,
): Required<ProductInput> {
  return {
    productName: fields.productName.trim(),
    category: fields.category,
    price: parseAmount(fields.price) ?? 0,
    discountPrice: parseDiscount(fields.discountPrice) ?? null,
    inStock: fields.inStock,
    keyFeatures: getFeatures(fields, before),
    images: [...images],
    description: fields.description.trim(),
  }
}
