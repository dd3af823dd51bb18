import type { Selectable } from 'kysely'
import type { ResponseBody } from '../../contract/types'
import type { Products } from '../../db/generated/schema'

export type Product = ResponseBody<'getProduct'>

export const productColumns = [
  'id',
  'product_name',
  'category',
  'price',
  'discount_price',
  'in_stock',
  'key_features',
  'images',
  'description',
  'version',
] as const

export type ProductRow = Pick<Selectable<Products>, (typeof productColumns)[number]>

export function toProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    productName: row.product_name,
    category: row.category,
    price: Number(row.price),
    ...(row.discount_price !== null && { discountPrice: Number(row.discount_price) }),
    inStock: row.in_stock,
    keyFeatures: row.key_features,
    images: row.images,
    description: row.description,
  }
}

export const toETag = ({ version }: Pick<ProductRow, 'version'>) => `"v${version}"`

/**
 * Returns the version of an `If-Match`; undefined for `*`, and 0, which no product has, for a foreign ETag. Cached responses
 * append content hash and encoding to the version.
 */
export function parseIfMatch(ifMatch: string): number | undefined {
  if (ifMatch.trim() === '*') return undefined
  return Number(/^(?:W\/)?"v(\d{1,9})(?:\.[^"]*)?"$/.exec(ifMatch.trim())?.[1] ?? 0)
}
