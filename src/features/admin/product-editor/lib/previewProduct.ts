import type { Product } from '../../../../api'
import { inputOf, type ProductDraft } from '../forms/productForm'
import type { Picture } from './pictures'

/** What the shop would show of a draft; what is missing yet is held open. */
export function previewOf(draft: ProductDraft, pictures: readonly Picture[]): Product {
  const { productName, category, discountPrice, keyFeatures = [], ...facts } = inputOf(draft)
  const hasDiscount = discountPrice && discountPrice < facts.price
  return {
    _id: 'preview',
    productName: productName || 'Name of the product',
    category: category || 'Category',
    price: facts.price,
    ...(hasDiscount && { discountPrice }),
    inStock: draft.fields.inStock,
    // The card tells its lines apart by their text.
    keyFeatures: [...new Set(keyFeatures)],
    images: pictures.map(({ src }) => src),
    description: draft.fields.description,
  }
}
