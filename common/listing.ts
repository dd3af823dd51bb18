import { shop } from '../shop/shop.config'

export const pageSizes = [3, 6, 12] as const
export const sortOrders = ['relevant', 'lowToHigh', 'highToLow', 'bestRated'] as const

export type SortOrder = (typeof sortOrders)[number]
/** Both bounds are included; without a maximum there is no upper limit. */
export type PriceRange = { min: number; max?: number }
export type Listing = {
  /** What is searched for; empty on category pages. */
  search: string
  page: number
  pageSize: number
  sort: SortOrder
  price: PriceRange
  /** What the products have: `brand:Dhonira`, an attribute, or `inStockFilter`; sorted. */
  filters: readonly string[]
}

/** The end of the sliders, where the maximum means no limit. */
export const highestPrice = 300_000
export const anyPrice: PriceRange = { min: 0 }
export const noFilters = { price: anyPrice, filters: [] } as const

const defaults = { search: '', page: 1, pageSize: 6, sort: 'relevant' } as const
const lastPage = 1_000_000
export const maxSearchLength = 200
export const maxFilters = 8
/** In place of an attribute. */
export const inStockFilter = 'inStock:yes'
const filterPattern = /^[A-Za-z]{1,30}:[^;\0]{1,60}$/
const queryNames: ReadonlySet<string> = new Set([
  'q',
  'min',
  'max',
  'filter',
  'sort',
  'perPage',
  'page',
])

function wholeNumber(text: string | null, { from, to }: { from: number; to: number }) {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= from && value <= to ? value : undefined
}

/** Those of a search; a category, which has none, has only those of the specification unless the shop adds to them. */
export const sortOrdersOf = (search: string): readonly SortOrder[] =>
  search !== '' || shop.sortsCategoriesByRating
    ? sortOrders
    : sortOrders.filter((each) => each !== 'bestRated')

/** Parses the query string; invalid values get their defaults, since URLs are typed by hand and cut off. */
export function readListing(query: URLSearchParams): Listing {
  const size = Number(query.get('perPage'))
  const min = wholeNumber(query.get('min'), { from: 0, to: highestPrice }) ?? 0
  const max = wholeNumber(query.get('max'), { from: min, to: highestPrice - 1 })
  // PostgreSQL has no NUL characters, and the page could not be rendered.
  const search = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, maxSearchLength)
  return {
    search,
    page: wholeNumber(query.get('page'), { from: 1, to: lastPage }) ?? defaults.page,
    pageSize: pageSizes.find((each) => each === size) ?? defaults.pageSize,
    sort: sortOrdersOf(search).find((each) => each === query.get('sort')) ?? defaults.sort,
    price: max === undefined ? { min } : { min, max },
    filters: sortFilters(query.getAll('filter')),
  }
}

/** Each list has one address: in another order, or twice, filters are the same. */
export const sortFilters = (filters: readonly string[]): string[] =>
  [...new Set(filters.filter((each) => filterPattern.test(each)))].sort().slice(0, maxFilters)

/** The shortest query string for this listing. */
export function writeListing({
  search,
  page,
  pageSize,
  sort,
  price,
  filters,
}: Listing): URLSearchParams {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (price.min > 0) query.set('min', `${price.min}`)
  if (price.max !== undefined) query.set('max', `${price.max}`)
  for (const filter of filters) query.append('filter', filter)
  if (sort !== defaults.sort) query.set('sort', sort)
  if (pageSize !== defaults.pageSize) query.set('perPage', `${pageSize}`)
  if (page !== defaults.page) query.set('page', `${page}`)
  return query
}

/** The listing's last page if it names a later one. */
export function findLastPage(listing: Listing, totalPages: number): Listing | undefined {
  const page = Math.max(1, totalPages)
  return listing.page > page ? { ...listing, page } : undefined
}

/** Removes invalid and default listing parameters and keeps all others. */
export function normalizeQuery(query: URLSearchParams): URLSearchParams {
  const others = [...query].filter(([name]) => !queryNames.has(name))
  return new URLSearchParams([...writeListing(readListing(query)), ...others])
}

const toConditions = ({ price, filters }: Listing) => ({
  ...(price.min > 0 && { minPrice: price.min }),
  ...(price.max !== undefined && { maxPrice: price.max }),
  ...(filters.length > 0 && { filter: filters.join(';') }),
})

const toPageArg = (listing: Listing) => ({
  page: listing.page,
  limit: listing.pageSize,
  ...toConditions(listing),
  ...(listing.sort !== defaults.sort && { sort: listing.sort }),
})

export const toListingArg = (category: string, listing: Listing) => ({
  category: category.toLowerCase(),
  ...toPageArg(listing),
})

export const toSearchArg = (listing: Listing) => ({
  search: listing.search,
  ...toPageArg(listing),
})

/** Of the filters of the list: the same for each of its pages. */
export const toCategoryFiltersArg = (category: string, listing: Listing) => ({
  category: category.toLowerCase(),
  ...toConditions(listing),
})

export const toSearchFiltersArg = (listing: Listing) => ({
  search: listing.search,
  ...toConditions(listing),
})

export function isSamePrice(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max
}

export const hasPriceFilter = (price: PriceRange) => !isSamePrice(price, anyPrice)

export const countFilters = ({ price, filters }: Pick<Listing, 'price' | 'filters'>) =>
  filters.length + (hasPriceFilter(price) ? 1 : 0)
