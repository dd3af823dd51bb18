import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEventCallback } from '../../hooks/useEventCallback'
import { type QuerySpec, readTableQuery, type TableQuery, writeTableQuery } from './tableQuery'

type ChangeOptions = {
  /** Takes the place of the present address: what is typed letter by letter is one step back. */
  isReplacing?: boolean
}

export type ChangeQuery = (changes: Partial<TableQuery>, options?: ChangeOptions) => void

/** A table's query lives in the address: going back, reloading and sharing keep it. */
export function useTableQuery(spec: QuerySpec): [TableQuery, ChangeQuery] {
  const [searchParams, setSearchParams] = useSearchParams()
  // The router takes its time; what was chosen is asked for at once.
  const [address, showAddress] = useOptimistic(searchParams.toString())
  const query = useMemo(() => readTableQuery(new URLSearchParams(address), spec), [address, spec])

  const change = useEventCallback(
    (changes: Partial<TableQuery>, { isReplacing = false }: ChangeOptions = {}) => {
      startTransition(() => {
        // Other rows are counted anew, unless it is the page that was chosen.
        const next = writeTableQuery({ ...query, page: 1, ...changes })
        showAddress(next.toString())
        setSearchParams(next, { replace: isReplacing, preventScrollReset: true })
      })
    },
  )

  return [query, change]
}
