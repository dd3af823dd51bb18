import { useMemo, useState } from 'react'
import { selectTotalCount } from '../../../../api'
import type { AnyRow, Column } from '../../../../shared/ui/data-table/columns'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { useTableQuery } from '../../../../shared/ui/data-table/useTableQuery'
import type { QueryResult } from '../../../../shared/ui/query-state/QueryState'
import { useAppSelector } from '../../../../store/hooks'
import { useTableView } from './useTableView'

type AdminTableOptions<Row extends AnyRow, Call> = {
  /** Key under which the admin's view settings are stored. */
  name: string
  /** Endpoint of `useRows`, whose total count is read from the store. */
  endpoint: string
  useRows: (call: Call) => QueryResult<readonly Row[]>
  prefetch: (call: Call) => void
  spec: QuerySpec
  getArgs: (query: TableQuery) => Call
  columns: readonly Column<Row>[]
}

/** Connects a table to the URL, the server and the admin's view settings. */
export function useAdminTable<Row extends AnyRow, Call>({
  name,
  endpoint,
  useRows,
  prefetch,
  spec,
  getArgs,
  columns,
}: AdminTableOptions<Row, Call>) {
  const [query, onQueryChange] = useTableQuery(spec)
  const call = useMemo(() => getArgs(query), [getArgs, query])
  const { data: rows, isFetching, isError, refetch } = useRows(call)
  const length = useLength(endpoint, call)
  const view = useTableView(name, columns)
  return {
    columns,
    fields: spec.filters,
    query,
    onQueryChange,
    onPrefetchPage: (page: number) => prefetch(getArgs({ ...query, page })),
    result: { rows, length, isFetching, isError, refetch },
    view,
  }
}

/** Keeps the previous length while another is loading, so that the pagination stays usable. */
function useLength(endpoint: string, call: unknown) {
  const current = useAppSelector((state) => selectTotalCount(state, endpoint, call))
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  return current ?? last
}

export const getRowsById = <Row extends AnyRow>(
  rows: readonly Row[] | undefined,
  ids: readonly string[],
) => rows?.filter(({ _id }) => ids.includes(_id)) ?? []
