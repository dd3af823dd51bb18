import { type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { containsWords } from '../../lib/listing'
import type { Window } from '../../lib/paging'
import { type ProductRow, productColumns } from './product'
import type { ProductFacts } from './rules'

type Products = SelectQueryBuilder<DB, 'products', unknown>

const newArrivals = 12
const bestSellers = 12

const onSale = (db: Database) => db.selectFrom('products').where('deleted_at', 'is', null)

const byPopularity = (products: Products) =>
  products.orderBy('sold', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')

export const listNewArrivals = (db: Database): Promise<ProductRow[]> =>
  onSale(db)
    .select(productColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newArrivals)
    .execute()

export async function listBestSellers(db: Database): Promise<ProductRow[]> {
  const promoted = await byPopularity(onSale(db).where('category_key', '=', 'best seller'))
    .select(productColumns)
    .limit(bestSellers)
    .execute()
  const missing = bestSellers - promoted.length
  if (missing === 0) return promoted
  const others = await byPopularity(onSale(db).where('category_key', '<>', 'best seller'))
    .select(productColumns)
    .limit(missing)
    .execute()
  return [...promoted, ...others]
}

export async function listPopular(
  db: Database,
  skip: number,
  limit: number,
): Promise<ProductRow[]> {
  const popular = byPopularity(onSale(db)).select(productColumns).limit(limit)
  const rows = await popular.offset(skip).execute()
  return rows.length < limit && skip > 0 ? popular.execute() : rows
}

export const findProduct = (db: Database, id: string): Promise<ProductRow | undefined> =>
  onSale(db).select(productColumns).where('id', '=', id).executeTakeFirst()

export type CategoryQuery = {
  categories: readonly string[]
  minPrice: number | undefined
  maxPrice: number | undefined
  sort: 'relevant' | 'lowToHigh' | 'highToLow'
}

function inCategories(db: Database, { categories, minPrice, maxPrice }: CategoryQuery): Products {
  let products = onSale(db).where('category_key', 'in', categories)
  if (minPrice !== undefined) products = products.where('effective_price', '>=', String(minPrice))
  if (maxPrice !== undefined) products = products.where('effective_price', '<=', String(maxPrice))
  return products
}

function sorted(products: Products, sort: CategoryQuery['sort']): Products {
  if (sort === 'relevant') return byPopularity(products)
  const direction = sort === 'lowToHigh' ? 'asc' : 'desc'
  return products.orderBy('effective_price', direction).orderBy('id', direction)
}

export async function listCategory(db: Database, query: CategoryQuery, { offset, limit }: Window) {
  const products = inCategories(db, query)
  const [rows, { total }] = await Promise.all([
    sorted(products, query.sort).select(productColumns).offset(offset).limit(limit).execute(),
    products.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

const sortColumns = {
  productName: 'name_key',
  category: 'category_key',
  price: 'price',
  inStock: 'in_stock',
  createdAt: 'created_at',
  sold: 'sold',
} as const

export type AllProductsQuery = {
  search: string
  categories: readonly string[] | undefined
  inStock: boolean | undefined
  sort: keyof typeof sortColumns
  order: 'asc' | 'desc'
}

export async function listAll(db: Database, query: AllProductsQuery, { offset, limit }: Window) {
  let products = onSale(db).where(containsWords(sql.ref('search_text'), query.search))
  if (query.categories) products = products.where('category_key', 'in', query.categories)
  if (query.inStock !== undefined) products = products.where('in_stock', '=', query.inStock)
  const [rows, { total }] = await Promise.all([
    products
      .select(productColumns)
      .orderBy(sortColumns[query.sort], query.order)
      .orderBy('id', query.order)
      .offset(offset)
      .limit(limit)
      .execute(),
    products.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

const toColumns = (facts: ProductFacts) => ({
  product_name: facts.productName,
  category: facts.category,
  price: facts.price,
  discount_price: facts.discountPrice,
  in_stock: facts.inStock,
  key_features: facts.keyFeatures,
  images: facts.images,
  description: facts.description,
})

export const insertProduct = (db: Database, id: string, facts: ProductFacts): Promise<ProductRow> =>
  db
    .insertInto('products')
    .values({ id, ...toColumns(facts) })
    .returning(productColumns)
    .executeTakeFirstOrThrow()

/** Changes the product only while it has the given version; any version where none is given. */
export function updateProduct(
  db: Database,
  id: string,
  facts: ProductFacts,
  version: number | undefined,
): Promise<ProductRow | undefined> {
  let update = db
    .updateTable('products')
    .set(toColumns(facts))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  if (version !== undefined) update = update.where('version', '=', version)
  return update.returning(productColumns).executeTakeFirst()
}

/** Carts and orders still name the product, so its row stays. */
export async function deleteProduct(db: Database, id: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
