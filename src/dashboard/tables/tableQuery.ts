import { useEventCallback } from '@mui/material/utils'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type FilterField, isValidFilter } from './filterFields'

export type SortOrder = 'asc' | 'desc'

/** Page, search, sort and filters of a table are in the URL's query string; the page size is the admin's. */
export type TableQuery = {
  page: number
  pageSize: number
  search: string
  /** Undefined for the server's default order. */
  sort: { by: string; order: SortOrder } | undefined
  /** By name; filters that are not set are left out. */
  filters: Readonly<Record<string, string>>
}

/** The sorts and filters that a table supports. */
export type QuerySpec = {
  sorts: readonly string[]
  filters: readonly FilterField[]
}

/** The URL's parameter with the ID of the row whose details are open. */
export const openedRowParam = 'open'
/** The URL's parameter with the ID of the saved view that is open, whose search, filters and sort may have been changed since. */
export const viewParam = 'view'

const maxPage = 1_000_000
const maxSearchLength = 200

function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

function readSort(query: URLSearchParams, sorts: readonly string[]): TableQuery['sort'] {
  const by = sorts.find((sort) => sort === query.get('sort'))
  return by === undefined
    ? undefined
    : { by, order: query.get('order') === 'desc' ? 'desc' : 'asc' }
}

/** Ignores invalid parameters. */
export function readTableQuery(
  query: URLSearchParams,
  { sorts, filters }: QuerySpec,
  pageSize: number,
): TableQuery {
  return {
    page: readPage(query.get('page')),
    pageSize,
    search: (query.get('search') ?? '').slice(0, maxSearchLength),
    sort: readSort(query, sorts),
    filters: Object.fromEntries(
      filters.flatMap((field) => {
        const text = query.get(field.name)
        return text !== null && isValidFilter(field, text) ? [[field.name, text]] : []
      }),
    ),
  }
}

/** Leaves out defaults. */
export function writeTableQuery({ page, search, sort, filters }: TableQuery) {
  const query = new URLSearchParams()
  if (search.trim()) query.set('search', search.trim())
  for (const [name, text] of Object.entries(filters)) if (text) query.set(name, text)
  if (sort) {
    query.set('sort', sort.by)
    query.set('order', sort.order)
  }
  if (page !== 1) query.set('page', `${page}`)
  return query
}

/** The page of another size that has the first visible row. */
export const pageOfSize = ({ page, pageSize }: TableQuery, size: number) =>
  Math.floor(((page - 1) * pageSize) / size) + 1

export const hasFilters = ({ search, filters }: TableQuery) =>
  search.trim() !== '' || Object.keys(filters).length > 0

type ChangeOptions = {
  /** Replaces the history entry, so that typing a search adds only one. */
  isReplacing?: boolean
}

export type ChangeQuery = (changes: Partial<TableQuery>, options?: ChangeOptions) => void

/** Keeps a table's query in the URL. */
export function useTableQuery(spec: QuerySpec, pageSize: number): [TableQuery, ChangeQuery] {
  const [searchParams, setSearchParams] = useSearchParams()
  const state: unknown = useLocation().state
  const search = searchParams.toString()
  const query = useMemo(
    () => readTableQuery(new URLSearchParams(search), spec, pageSize),
    [search, spec, pageSize],
  )

  const change = useEventCallback(
    (changes: Partial<TableQuery>, { isReplacing = false }: ChangeOptions = {}) => {
      // Any other change starts at the first page.
      const next = writeTableQuery({ ...query, page: 1, ...changes })
      // The page may change while a row is open, for example when the last row of the last page leaves the table.
      for (const kept of [viewParam, openedRowParam]) {
        const value = searchParams.get(kept)
        if (value) next.set(kept, value)
      }
      setSearchParams(next, {
        replace: isReplacing,
        preventScrollReset: true,
        ...(isReplacing && { state }),
      })
    },
  )

  return [query, change]
}
