import type { SavedView } from '@/api'
import {
  type QuerySpec,
  readTableQuery,
  type TableQuery,
  viewParam,
  writeTableQuery,
} from '../tableQuery'

/** Search, filters and sort, as text that is the same for the same ones. */
export const toViewQuery = (query: TableQuery) => writeTableQuery({ ...query, page: 1 }).toString()

/** Without what the table does not have any more. */
export const normalizeQuery = (query: string, spec: QuerySpec) =>
  toViewQuery(readTableQuery(new URLSearchParams(query), spec, 1))

/** In the URL of a table: its search, filters and sort, so that it shows the right rows before the views are loaded. */
export function searchOfView({ _id, query }: Pick<SavedView, '_id' | 'query'>) {
  const search = new URLSearchParams(query)
  search.set(viewParam, _id)
  return `?${search}`
}
