import { useEventCallback } from '@mui/material/utils'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import {
  openedRowParam,
  type QuerySpec,
  readTableQuery,
  type TableQuery,
  writeTableQuery,
} from './tableQuery'

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
      const openedRow = searchParams.get(openedRowParam)
      if (openedRow) next.set(openedRowParam, openedRow)
      setSearchParams(next, {
        replace: isReplacing,
        preventScrollReset: true,
        ...(isReplacing && { state }),
      })
    },
  )

  return [query, change]
}
