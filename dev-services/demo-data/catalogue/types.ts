import type { Product } from '../../../server/src/modules/catalog'
import type { shop } from '../../../shop/shop.config'

export type DemoCategory = (typeof shop.productCategories)[number]

export type DemoProduct = Product & {
  category: DemoCategory
  /** Number of units sold, by which popular products are sorted. */
  sold: number
  /** Age in days at the moment of seeding. */
  daysOld: number
}

export type CatalogueEntry = { slug: string; product: DemoProduct }
