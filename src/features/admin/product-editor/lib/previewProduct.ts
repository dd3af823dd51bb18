import type { Product } from '../../../../api'
import { type ProductDraft, toProductInput } from '../forms/productForm'
import type { Picture } from './pictures'

/** The draft as a product, with placeholders for empty fields. */
export function toPreviewProduct(draft: ProductDraft, pictures: readonly Picture[]): Product {
  const { productName, category, discountPrice, keyFeatures, ...input } = toProductInput(draft)
  const hasDiscount = discountPrice && discountPrice < input.price
  return {
    _id: 'preview',
    productName: productName || 'Product name',
    category: category || 'Category',
    price: input.price,
    ...(hasDiscount && { discountPrice }),
    inStock: draft.fields.inStock,
    // The card uses the features as React keys.
    keyFeatures: [...new Set(keyFeatures)],
    images: pictures.map(({ src }) => src),
    description: draft.fields.description,
  }
}
