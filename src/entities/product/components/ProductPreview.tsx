import type { Product } from '../../../api'
import { Price } from '../../../shared/ui/price/Price'
import { ProductCard } from './ProductCard'

/** Shows a product in the editor as the shop will show it. */
export function ProductPreview({ product }: { product: Product }) {
  const { price, discountPrice } = product
  return (
    <ProductCard
      product={product}
      pictureSizes="300px"
      price={<Price price={price} discountPrice={discountPrice} size="lg" />}
    />
  )
}
