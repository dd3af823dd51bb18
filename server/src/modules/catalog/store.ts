import { type SelectQueryBuilder, sql } from 'kysely'
import { inStockFilter, type SortOrder } from '../../../../common/listing'
import type { DB } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { prepared } from '../../db/prepared'
import type { OffsetLimit } from '../../listing/paging'
import { type FilterGroup, inStock } from './filters'
import { type ListedRow, type ProductRow, productColumns, type VariantRow } from './product'

type Products = SelectQueryBuilder<DB, 'products', unknown>

const newArrivals = 12
const bestSellers = 12
const maxMatches = 1000
/** Of a larger category the most popular ones: counting goes through all of them. */
const maxCounted = 10_000

const maxVariants = 24

/** Read by the index of families for each product of a list. */
const familyColours = sql<string[] | null>`(
  select array_agg(distinct substr(entry, length('colour:') + 1))
  from (
    select attributes from products s
    where s.family = products.family and s.category_key = products.category_key and s.family <> '' and s.deleted_at is null
    order by s.id limit ${sql.lit(maxVariants)}
  ) as members, unnest(members.attributes) as entry
  where entry like 'colour:%'
)`.as('family_colours')

const listedColumns = [...productColumns, familyColours] as const

const foundColumns = sql.join(productColumns.map((column) => sql.ref(`products.${column}`)))

const activeProducts = (db: Database) => db.selectFrom('products').where('deleted_at', 'is', null)

const byPopularity = (products: Products) =>
  products.orderBy('sold', 'desc').orderBy('created_at', 'desc').orderBy('id', 'desc')

/** Finds the rows first: what is computed for them would be computed for all before them, too. */
const listPage = (
  db: Database,
  sorted: (products: Products) => Products,
  products: Products,
  { offset, limit }: OffsetLimit,
): Promise<ListedRow[]> =>
  sorted(
    activeProducts(db).where('id', 'in', sorted(products).select('id').offset(offset).limit(limit)),
  )
    .select(listedColumns)
    .execute()

export const listNewArrivals = (db: Database): Promise<ListedRow[]> =>
  activeProducts(db)
    .select(listedColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newArrivals)
    .execute()

export async function listBestSellers(db: Database): Promise<ListedRow[]> {
  const promoted = await byPopularity(activeProducts(db).where('category_key', '=', 'best seller'))
    .select(listedColumns)
    .limit(bestSellers)
    .execute()
  const missing = bestSellers - promoted.length
  if (missing === 0) return promoted
  const others = await byPopularity(activeProducts(db).where('category_key', '<>', 'best seller'))
    .select(listedColumns)
    .limit(missing)
    .execute()
  return [...promoted, ...others]
}

export async function listPopular(db: Database, skip: number, limit: number): Promise<ListedRow[]> {
  const popular = (offset: number) =>
    listPage(db, byPopularity, activeProducts(db), { offset, limit })
  const rows = await popular(skip)
  return rows.length < limit && skip > 0 ? popular(0) : rows
}

export const findProduct = (db: Database, id: string): Promise<ProductRow | undefined> =>
  activeProducts(db).select(productColumns).where('id', '=', id).executeTakeFirst()

/** The products of its family, with the product itself; none without a family. Of too many the oldest. */
export async function findVariants(db: Database, id: string): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select s.id, s.product_name, s.product_name_bn, s.price, s.discount_price, s.in_stock, s.attributes, s.images[1] as image
    from products p join products s on s.family = p.family and s.category_key = p.category_key
    where p.id = ${id} and s.family <> '' and s.deleted_at is null
    order by s.id = p.id desc, s.id limit ${maxVariants}`.execute(db)
  return rows
}

type PriceBounds = { minPrice: number | undefined; maxPrice: number | undefined }

type ListingFilter = PriceBounds & { groups: readonly FilterGroup[]; sort: SortOrder }

type CategoryProducts = PriceBounds & {
  categories: readonly string[]
  /** The id of a product that is left out. */
  exclude?: string | undefined
}

type CategoryQuery = ListingFilter & CategoryProducts

type SearchQuery = ListingFilter & { search: string }

const hasOneOf = ({ name, entries }: FilterGroup) =>
  name === inStock
    ? sql<boolean>`in_stock and ${entries.includes(inStockFilter)}::boolean`
    : sql<boolean>`attributes && ${entries}::text[]`

function inCategories(
  db: Database,
  { categories, minPrice, maxPrice, exclude }: CategoryProducts,
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

export async function listCategory(db: Database, query: CategoryQuery, page: OffsetLimit) {
  const products = query.groups.reduce(
    (listed, group) => listed.where(hasOneOf(group)),
    inCategories(db, query),
  )
  const [rows, { total }] = await Promise.all([
    listPage(db, sortings[query.sort], products, page),
    products.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/**
 * The number of products with each attribute, if it were chosen besides those of the other groups; without a name that of all products
 * that have one of each group.
 */
async function countAttributes(
  db: Database,
  products: Products,
  groups: readonly FilterGroup[],
): Promise<ReadonlyMap<string, number>> {
  const missing = groups.map(
    (group) => sql`case when not (${hasOneOf(group)}) then ${group.name} end`,
  )
  const listed = products.select([
    sql`attributes || case when in_stock then array[${inStockFilter}::text, ''] else array[''] end`.as(
      'entries',
    ),
    sql`array_remove(array[${sql.join(missing)}]::text[], null)`.as('missing'),
  ])
  const { rows } = await sql<{ entry: string; count: number }>`
    select entry, count(*)::integer as count
    from (${listed}) as listed, unnest(entries) as entry
    where missing = '{}' or missing = array[split_part(entry, ':', 1)]
    group by entry`.execute(db)
  return new Map(rows.map(({ entry, count }) => [entry, count]))
}

export const countCategoryAttributes = (
  db: Database,
  query: CategoryProducts,
  groups: readonly FilterGroup[],
) => countAttributes(db, byPopularity(inCategories(db, query)).limit(maxCounted), groups)

export async function countSearchAttributes(
  db: Database,
  { search, minPrice, maxPrice }: PriceBounds & { search: string },
  groups: readonly FilterGroup[],
) {
  const {
    rows: [found],
  } = await sql<{ ids: string[] }>`${prepared}
    select hits as ids
    from find_products(${search}, ${maxMatches}, ${maxMatches}, false, ${matchFilter({ minPrice, maxPrice, groups: [] })})`.execute(
    db,
  )
  return countAttributes(
    db,
    activeProducts(db).where(sql<boolean>`id = any (${found?.ids ?? []}::uuid[])`),
    groups,
  )
}

/** As `find_products` has it. */
const matchFilter = ({ minPrice, maxPrice, groups }: Omit<ListingFilter, 'sort'>) =>
  sql`match_filter(${minPrice}::numeric, ${maxPrice}::numeric, ${JSON.stringify(groups.map(({ entries }) => entries))}::jsonb)`

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
 * A page of the matches. Only the first matches are counted, since a common word matches most of the catalogue; the filter is
 * applied before. The suggestion is the text as it was corrected, if that finds products by its own words.
 */
export async function listSearchResults(
  db: Database,
  { search, sort, ...filter }: SearchQuery,
  { offset, limit }: OffsetLimit,
) {
  const maxHits = sort === 'relevant' ? Math.min(offset + limit, maxMatches) : maxMatches
  const {
    rows: [found],
  } = await sql<{ ids: string[]; total: number; suggestion: string | null }>`${prepared}
    with found as materialized (
      select * from find_products(${search}, ${maxHits}, ${maxMatches + 1}, false, ${matchFilter(filter)})
    )
    select hits as ids, total, (
      select corrected from found
      where corrected is not null and (select exact.total from find_products(corrected, 0, 1, true) as exact) > 0
    ) as suggestion
    from found`.execute(db)
  const { ids = [], total = 0, suggestion } = found ?? {}
  const page = ids.slice(offset, offset + limit)
  const withIds = (some: readonly string[]) => activeProducts(db).where('id', 'in', some)
  const listFound = () =>
    sort === 'relevant'
      ? withIds(page)
          .orderBy(sql`array_position(${page}::uuid[], id)`)
          .select(listedColumns)
          .execute()
      : listPage(db, sortings[sort], withIds(ids), { offset, limit })
  const rows = page.length > 0 ? await listFound() : []
  const isMore = total > maxMatches
  return { rows, total: { count: Math.min(total, maxMatches), isMore }, suggestion }
}
