import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { DB, Products as ProductsTable } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import type { OffsetLimit } from '../../listing/paging'
import { type ProductRow, productColumns } from './product'

type Products = SelectQueryBuilder<DB, 'products', unknown>

const newArrivals = 12
const bestSellers = 12

const activeProducts = (db: Database) => db.selectFrom('products').where('deleted_at', 'is', null)

const byPopularity = (products: Products) =>
  products.orderBy('sold', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')

export const listNewArrivals = (db: Database): Promise<ProductRow[]> =>
  activeProducts(db)
    .select(productColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newArrivals)
    .execute()

export async function listBestSellers(db: Database): Promise<ProductRow[]> {
  const promoted = await byPopularity(activeProducts(db).where('category_key', '=', 'best seller'))
    .select(productColumns)
    .limit(bestSellers)
    .execute()
  const missing = bestSellers - promoted.length
  if (missing === 0) return promoted
  const others = await byPopularity(activeProducts(db).where('category_key', '<>', 'best seller'))
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
  const popular = byPopularity(activeProducts(db)).select(productColumns).limit(limit)
  const rows = await popular.offset(skip).execute()
  return rows.length < limit && skip > 0 ? popular.execute() : rows
}

export const findProduct = (db: Database, id: string): Promise<ProductRow | undefined> =>
  activeProducts(db).select(productColumns).where('id', '=', id).executeTakeFirst()

export type CategoryQuery = {
  categories: readonly string[]
  minPrice: number | undefined
  maxPrice: number | undefined
  sort: 'relevant' | 'lowToHigh' | 'highToLow'
}

function inCategories(db: Database, { categories, minPrice, maxPrice }: CategoryQuery): Products {
  let products = activeProducts(db).where('category_key', 'in', categories)
  if (minPrice !== undefined) products = products.where('effective_price', '>=', String(minPrice))
  if (maxPrice !== undefined) products = products.where('effective_price', '<=', String(maxPrice))
  return products
}

function sorted(products: Products, sort: CategoryQuery['sort']): Products {
  if (sort === 'relevant') return byPopularity(products)
  const direction = sort === 'lowToHigh' ? 'asc' : 'desc'
  return products.orderBy('effective_price', direction).orderBy('id', direction)
}

export async function listCategory(
  db: Database,
  query: CategoryQuery,
  { offset, limit }: OffsetLimit,
) {
  const products = inCategories(db, query)
  const [rows, { total }] = await Promise.all([
    sorted(products, query.sort).select(productColumns).offset(offset).limit(limit).execute(),
    products.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function searchProducts(
  db: Database,
  text: string,
  limit: number,
): Promise<Selectable<ProductsTable>[]> {
  const { rows } = await sql<Selectable<ProductsTable>>`${prepared}
    select products.*
    from search_products(${text}, ${limit}) as hits
    join products using (id)
    order by hits.rank`.execute(db)
  return rows
}
