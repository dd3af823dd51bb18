import type { shop } from '../../../shop/shop.config'

export type DemoCategory = (typeof shop.productCategories)[number]

export type DemoProduct = {
  _id: string
  productName: string
  category: DemoCategory
  price: number
  discountPrice?: number
  inStock: boolean
  keyFeatures: string[]
  images: string[]
  description: string
  /** Number of units sold, by which popular products are sorted. */
  sold: number
  /** Age in days at the moment of seeding. */
  daysOld: number
}

export type CatalogueEntry = { slug: string; product: DemoProduct }
