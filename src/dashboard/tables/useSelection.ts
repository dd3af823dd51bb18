import { useCallback, useMemo, useState } from 'react'
import type { AnyRow } from './columns'
import type { TableQuery } from './tableQuery'
import type { DataTableProps, Selection } from './tableTypes'

/** More rows are not selected at once. */
export const maxSelected = 1000

type Selected<Row> = {
  ids: readonly string[]
  /** All rows that match. Removed by the next change of `ids`. */
  all?: { query: TableQuery; rows: readonly Row[] }
}

/** The selected rows of the page, or all that match the filters. */
export function useSelection<Row extends AnyRow>({
  query,
  result: { data },
  loadAll,
}: Pick<DataTableProps<Row>, 'query' | 'result' | 'loadAll'>) {
  const [{ ids, all }, setSelection] = useState<Selected<Row>>({ ids: [] })
  const [isLoading, setIsLoading] = useState(false)

  const rowsOfPage = useMemo(
    () => data?.rows.filter(({ _id }) => ids.includes(_id)) ?? [],
    [ids, data],
  )
  // Another page, filter or order shows other rows.
  const isAll = all?.query === query && rowsOfPage.length === data?.rows.length
  const rows = isAll ? all.rows : rowsOfPage
  const selected = useMemo(() => rowsOfPage.map(({ _id }) => _id), [rowsOfPage])

  const { total = 0, isMore = false } = data ?? {}
  const isWholePage = !isAll && rows.length > 0 && rows.length === data?.rows.length
  const isTooMany = isMore || total > maxSelected

  const setSelectedIds = useCallback(
    (changed: readonly string[]) => setSelection({ ids: changed }),
    [],
  )

  async function selectAll(load: () => Promise<readonly Row[]>) {
    setIsLoading(true)
    try {
      const loaded = { query, rows: await load() }
      // The selection may have changed meanwhile.
      setSelection((current) => (current.ids === ids ? { ids, all: loaded } : current))
    } finally {
      setIsLoading(false)
    }
  }

  const selection: Selection<Row> = { rows, isAll, clear: () => setSelectedIds([]) }
  return {
    /** IDs of the page's selected rows. */
    selected,
    selection,
    selectAll:
      loadAll && isWholePage && total > rows.length
        ? { total, isTooMany, isLoading, onSelect: () => void selectAll(loadAll).catch(() => {}) }
        : undefined,
    setSelectedIds,
  }
}
