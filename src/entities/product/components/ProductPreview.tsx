import type { Product } from '../../../api'
import { ProductCard } from './ProductCard'

/** Shows a product in the editor as the shop will show it. */
export function ProductPreview({ product }: { product: Product }) {
  return <ProductCard product={product} variant="tall" pictureSizes="300px" />
}
