import type { ReactNode } from 'react'
import { ErrorNote } from './ErrorNote'

export type QueryResult<Data> = {
  data?: Data
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type QueryStateProps<Data> = {
  query: QueryResult<Data>
  loading: ReactNode
  errorText: string
  /** Shown instead of an empty list. */
  empty?: ReactNode
  /** For data that is not a list itself. */
  isEmpty?: (data: NonNullable<Data>) => boolean
  children: (data: NonNullable<Data>) => ReactNode
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** The states of a query: loading, error with retry, empty, data. Data that is there stays while a refetch fails. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, loading, errorText, empty, isEmpty = isEmptyList, children } = props
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined && data !== null) return empty && isEmpty(data) ? empty : children(data)
  if (!isError) return loading
  return <ErrorNote message={errorText} onRetry={() => void refetch()} isRetrying={isFetching} />
}
