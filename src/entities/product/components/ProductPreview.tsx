import type { Product } from '../../../api'
import { Price } from '../../../shared/ui/price/Price'
import { ProductCard } from './ProductCard'

/** How the shop will show a product that is still being written. */
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
