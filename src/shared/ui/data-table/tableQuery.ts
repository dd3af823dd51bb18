import { type FilterField, isAskable } from './filterFields'

export type SortOrder = 'asc' | 'desc'

/** What a table shows of all that there is: the part of its address after the question mark. */
export type TableQuery = {
  page: number
  pageSize: number
  search: string
  /** Undefined for the order in which the server answers by itself. */
  sort: { by: string; order: SortOrder } | undefined
  /** By name; those that narrow nothing are left out. */
  filters: Readonly<Record<string, string>>
}

/** What can be asked of a table. */
export type QuerySpec = {
  sorts: readonly string[]
  filters: readonly FilterField[]
}

export const pageSizes = [10, 25, 50, 100] as const

const defaultPageSize = 25
const lastPage = 1_000_000
const longestSearch = 200

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

function readSort(query: URLSearchParams, sorts: readonly string[]): TableQuery['sort'] {
  const by = sorts.find((sort) => sort === query.get('sort'))
  return by === undefined
    ? undefined
    : { by, order: query.get('order') === 'desc' ? 'desc' : 'asc' }
}

/** What makes no sense counts as not said. */
export function readTableQuery(query: URLSearchParams, { sorts, filters }: QuerySpec): TableQuery {
  const size = Number(query.get('perPage'))
  return {
    page: readPage(query.get('page')),
    pageSize: pageSizes.find((each) => each === size) ?? defaultPageSize,
    search: (query.get('search') ?? '').slice(0, longestSearch),
    sort: readSort(query, sorts),
    filters: Object.fromEntries(
      filters.flatMap((field) => {
        const text = query.get(field.name)
        return text !== null && isAskable(field, text) ? [[field.name, text]] : []
      }),
    ),
  }
}

/** The shortest address that says the same. */
export function writeTableQuery({ page, pageSize, search, sort, filters }: TableQuery) {
  const query = new URLSearchParams()
  if (search.trim()) query.set('search', search.trim())
  for (const [name, text] of Object.entries(filters)) if (text) query.set(name, text)
  if (sort) {
    query.set('sort', sort.by)
    query.set('order', sort.order)
  }
  if (pageSize !== defaultPageSize) query.set('perPage', `${pageSize}`)
  if (page !== 1) query.set('page', `${page}`)
  return query
}

/** What stood first before is on the page that is shown then. */
export function withPageSize({ page, pageSize }: TableQuery, size: number) {
  return { pageSize: size, page: Math.floor(((page - 1) * pageSize) / size) + 1 }
}

export const isNarrowed = ({ search, filters }: TableQuery) =>
  search.trim() !== '' || Object.keys(filters).length > 0
