import { sql } from 'kysely'
import {
  allOf,
  type Direction,
  isOneOf,
  type Listing,
  matchesText,
  precomputedRowCount,
  whenSet,
} from '../../listing/listing'
import { categoriesUnder } from './categories'
import { productColumns, toProduct } from './product'

const sorts = {
  productName: ['p.name_key collate "C"', 'p.id'],
  category: ['p.category_key', 'p.id'],
  price: ['p.price', 'p.id'],
  inStock: ['p.in_stock', 'p.id'],
  createdAt: ['p.created_at', 'p.id'],
  sold: ['p.sold', 'p.id'],
} as const

export type ProductFilter = {
  search?: string
  category?: string
  inStock?: boolean
  discounted?: boolean
  minPrice?: number
  maxPrice?: number
  /** IDs, separated by commas. */
  ids?: string
  sort?: keyof typeof sorts
  order?: Direction
}

const products = sql`products p`

export const productSelection = {
  columns: sql.join(productColumns.map((column) => sql.ref(`p.${column}`))),
  from: products,
  read: toProduct,
}

/** The admin's list. It can be filtered by categories that the shop no longer has. */
export function productListing(filter: ProductFilter): Listing {
  const { search = '', category, sort = 'createdAt', order = 'desc' } = filter
  const categories = category && (categoriesUnder(category) ?? [category.trim().toLowerCase()])
  const isSearch = search.trim() !== ''
  const filters = [
    ...(isSearch
      ? [matchesText(search, { anywhere: 'p.search_text', name: 'p.name_key collate "C"' })]
      : []),
    ...whenSet(filter.ids, isOneOf('p.id')),
    ...whenSet(categories || undefined, (names) => sql`p.category_key = any (${names}::text[])`),
    ...whenSet(filter.inStock, (is) => (is ? sql`p.in_stock` : sql`not p.in_stock`)),
    ...whenSet(filter.discounted, (is) =>
      is ? sql`p.discount_price is not null` : sql`p.discount_price is null`,
    ),
    ...whenSet(filter.minPrice, (min) => sql`p.effective_price >= ${min}`),
    ...whenSet(filter.maxPrice, (max) => sql`p.effective_price <= ${max}`),
  ]
  return {
    from: products,
    id: 'p.id',
    where: allOf([sql`p.deleted_at is null`, ...filters]),
    columns: sorts[sort],
    direction: order,
    isSearch,
    ...(filters.length === 0 && { precomputedTotal: precomputedRowCount('products') }),
  }
}
