import { type SelectQueryBuilder, sql } from 'kysely'
import type { SortOrder } from '../../../../common/listing'
import type { DB } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import type { OffsetLimit } from '../../listing/paging'
import { type ProductRow, productColumns } from './product'

type Products = SelectQueryBuilder<DB, 'products', unknown>

const newArrivals = 12
const bestSellers = 12
const maxMatches = 1000

const foundColumns = sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))

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

type ListingFilter = {
  minPrice: number | undefined
  maxPrice: number | undefined
  sort: SortOrder
}

type CategoryQuery = ListingFilter & {
  categories: readonly string[]
  /** The id of a product that is left out. */
  exclude?: string | undefined
}

type SearchQuery = ListingFilter & { search: string }

function inCategories(
  db: Database,
  { categories, minPrice, maxPrice, exclude }: CategoryQuery,
): Products {
  let products = activeProducts(db).where('category_key', 'in', categories)
  if (exclude !== undefined) products = products.where('id', '<>', exclude)
  if (minPrice !== undefined) products = products.where('effective_price', '>=', String(minPrice))
  if (maxPrice !== undefined) products = products.where('effective_price', '<=', String(maxPrice))
  return products
}

/** Of those with the same score, such as all without stars, the most popular come first. */
const byStars = (products: Products) =>
  byPopularity(products.orderBy(sql`star_score(star_counts)`, 'desc'))

function byPrice(products: Products, sort: 'lowToHigh' | 'highToLow'): Products {
  const direction = sort === 'lowToHigh' ? 'asc' : 'desc'
  return products.orderBy('effective_price', direction).orderBy('id', direction)
}

const sortings: Record<SortOrder, (products: Products) => Products> = {
  relevant: byPopularity,
  lowToHigh: (products) => byPrice(products, 'lowToHigh'),
  highToLow: (products) => byPrice(products, 'highToLow'),
  bestRated: byStars,
}

export async function listCategory(
  db: Database,
  query: CategoryQuery,
  { offset, limit }: OffsetLimit,
) {
  const products = inCategories(db, query)
  const sorted = sortings[query.sort](products)
  const [rows, { total }] = await Promise.all([
    sorted.select(productColumns).offset(offset).limit(limit).execute(),
    products.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function searchProducts(
  db: Database,
  text: string,
  limit: number,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`${prepared}
    select ${foundColumns}
    from find_products(${text}, ${limit}, ${limit}) as found, unnest(found.hits) with ordinality as hits (id, rank)
    join products using (id)
    order by hits.rank`.execute(db)
  return rows
}

/**
 * A page of the matches. Only the first matches are counted, since a common word matches most of the catalogue; the price range is
 * applied before. The suggestion is the text as it was corrected, if that finds products by its own words.
 */
export async function listSearchResults(
  db: Database,
  { search, minPrice, maxPrice, sort }: SearchQuery,
  { offset, limit }: OffsetLimit,
) {
  const maxHits = sort === 'relevant' ? Math.min(offset + limit, maxMatches) : maxMatches
  const {
    rows: [found],
  } = await sql<{ ids: string[]; total: number; suggestion: string | null }>`${prepared}
    with found as materialized (
      select * from find_products(${search}, ${maxHits}, ${maxMatches + 1}, false, ${minPrice}::numeric, ${maxPrice}::numeric)
    )
    select hits as ids, total, (
      select corrected from found
      where corrected is not null and (select exact.total from find_products(corrected, 0, 1, true) as exact) > 0
    ) as suggestion
    from found`.execute(db)
  const { ids = [], total = 0, suggestion } = found ?? {}
  const page = ids.slice(offset, offset + limit)
  const withIds = (some: readonly string[]) => activeProducts(db).where('id', 'in', some)
  const products =
    sort === 'relevant'
      ? withIds(page).orderBy(sql`array_position(${page}::uuid[], id)`)
      : sortings[sort](withIds(ids)).offset(offset).limit(limit)
  const rows = page.length > 0 ? await products.select(productColumns).execute() : []
  const isMore = total > maxMatches
  return { rows, total: { count: Math.min(total, maxMatches), isMore }, suggestion }
}
