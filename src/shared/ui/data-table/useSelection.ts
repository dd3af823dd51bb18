import { useMemo, useState } from 'react'
import type { AnyRow } from './columns'
import type { TableQuery } from './tableQuery'
import type { DataTableProps, Selection } from './tableTypes'

/** More rows are not selected at once. */
const maxSelected = 1000

type Loaded<Row> = { query: TableQuery; rows: readonly Row[] }

/** The selected rows of the page, or all that match the filters. */
export function useSelection<Row extends AnyRow>({
  query,
  result: { data },
  loadAll,
}: Pick<DataTableProps<Row>, 'query' | 'result' | 'loadAll'>) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([])
  const [all, setAll] = useState<Loaded<Row>>()
  const [isLoading, setIsLoading] = useState(false)

  const rowsOfPage = useMemo(
    () => data?.rows.filter(({ _id }) => selectedIds.includes(_id)) ?? [],
    [selectedIds, data],
  )
  // Another page, filter or order shows other rows.
  const isAll = all?.query === query && rowsOfPage.length === data?.rows.length
  const rows = isAll ? all.rows : rowsOfPage
  const selected = useMemo(() => rowsOfPage.map(({ _id }) => _id), [rowsOfPage])

  const { total = 0, isMore = false } = data ?? {}
  const hasMore =
    !isAll &&
    !isMore &&
    total <= maxSelected &&
    total > rows.length &&
    rows.length === data?.rows.length

  async function selectAll(load: () => Promise<readonly Row[]>) {
    setIsLoading(true)
    try {
      setAll({ query, rows: await load() })
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
      loadAll && hasMore
        ? { total, isLoading, onSelect: () => void selectAll(loadAll).catch(() => {}) }
        : undefined,
    setSelectedIds,
  }
}
