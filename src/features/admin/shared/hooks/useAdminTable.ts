import { useMemo, useState } from 'react'
import { selectListTotal } from '../../../../api'
import type { AnyRow, Column } from '../../../../shared/ui/data-table/columns'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { useTableQuery } from '../../../../shared/ui/data-table/useTableQuery'
import { useAppSelector } from '../../../../store/hooks'
import { useTableView } from './useTableView'

type Rows<Row> = {
  data?: readonly Row[]
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

type AdminTableOptions<Row extends AnyRow, Call> = {
  /** Under which an admin's ways with it are remembered. */
  name: string
  /** What answers with its rows. */
  endpoint: string
  useRows: (call: Call) => Rows<Row>
  prefetch: (call: Call) => void
  spec: QuerySpec
  callOf: (query: TableQuery) => Call
  columns: readonly Column<Row>[]
}

/** Ties a table to its address, to the server and to the ways of this admin. */
export function useAdminTable<Row extends AnyRow, Call>({
  name,
  endpoint,
  useRows,
  prefetch,
  spec,
  callOf,
  columns,
}: AdminTableOptions<Row, Call>) {
  const [query, onQueryChange] = useTableQuery(spec)
  const call = useMemo(() => callOf(query), [callOf, query])
  const { data: rows, isFetching, isError, refetch } = useRows(call)
  const length = useLength(endpoint, call)
  const view = useTableView(name, columns)
  return {
    columns,
    fields: spec.filters,
    query,
    onQueryChange,
    onPageIntent: (page: number) => prefetch(callOf({ ...query, page })),
    answer: { rows, length, isFetching, isError, refetch },
    view,
  }
}

/** The one before until another is known, so that the pages stay in reach. */
function useLength(endpoint: string, call: unknown) {
  const present = useAppSelector((state) => selectListTotal(state, endpoint, call))
  const [last, setLast] = useState(present)
  if (present && present !== last) setLast(present)
  return present ?? last
}

/** The rows of these ids. */
export const rowsOf = <Row extends AnyRow>(
  rows: readonly Row[] | undefined,
  ids: readonly string[],
) => rows?.filter(({ _id }) => ids.includes(_id)) ?? []
