import type { Product } from '@/api'
import { discountPercent } from '@/shared/lib/discountPercent'

const percentOf = ({ price, discountPrice }: Product) => discountPercent(price, discountPrice) ?? 0

/** The products in stock with the highest discount percentage, each once. */
export function bestDeals(products: readonly Product[], maxCount: number): Product[] {
  const byId = new Map(products.map((product) => [product._id, product]))
  return [...byId.values()]
    .filter((product) => product.inStock && percentOf(product) > 0)
    .toSorted((one, other) => percentOf(other) - percentOf(one))
    .slice(0, maxCount)
}
