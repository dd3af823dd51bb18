import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEventCallback } from '../../hooks/useEventCallback'
import { type QuerySpec, readTableQuery, type TableQuery, writeTableQuery } from './tableQuery'

type ChangeOptions = {
  /** Replaces the history entry, so that typing a search adds only one. */
  isReplacing?: boolean
}

export type ChangeQuery = (changes: Partial<TableQuery>, options?: ChangeOptions) => void

/** Keeps a table's query in the URL. */
export function useTableQuery(spec: QuerySpec, pageSize: number): [TableQuery, ChangeQuery] {
  const [searchParams, setSearchParams] = useSearchParams()
  // The router updates in a transition; the query changes immediately.
  const [search, setOptimisticSearch] = useOptimistic(searchParams.toString())
  const query = useMemo(
    () => readTableQuery(new URLSearchParams(search), spec, pageSize),
    [search, spec, pageSize],
  )

  const change = useEventCallback(
    (changes: Partial<TableQuery>, { isReplacing = false }: ChangeOptions = {}) => {
      startTransition(() => {
        // Any other change starts at the first page.
        const next = writeTableQuery({ ...query, page: 1, ...changes })
        setOptimisticSearch(next.toString())
        setSearchParams(next, { replace: isReplacing, preventScrollReset: true })
      })
    },
  )

  return [query, change]
}
