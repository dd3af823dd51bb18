import { useState } from 'react'
import { selectListTotal } from '../../../api'
import type { TableAnswer } from '../../../shared/ui/data-table/tableTypes'
import { useAppSelector } from '../../../store/hooks'

type Query<Row> = {
  data?: readonly Row[]
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** What a table shows of a query: the rows before until others are there, and how many there are in all. */
export function useTableAnswer<Row>(
  endpoint: string,
  call: unknown,
  { data, isFetching, isError, refetch }: Query<Row>,
): TableAnswer<Row> {
  const present = useAppSelector((state) => selectListTotal(state, endpoint, call))
  const [last, setLast] = useState(present)
  if (present && present !== last) setLast(present)
  return { rows: data, length: present ?? last, isFetching, isError, refetch }
}
