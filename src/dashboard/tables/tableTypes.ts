import type { ReactNode } from 'react'
import type { AnyRow, Column } from './columns'
import type { FilterField } from './filterFields'
import type { TableView } from './tablePrefsSlice'
import type { ChangeQuery, TableQuery } from './tableQuery'

/** The query's result. */
export type TableResult<Row> = {
  /** The previous page while another is loading. */
  data?: {
    rows: readonly Row[]
    total: number
    /** The server stops counting search matches at a limit. */
    isMore: boolean
  }
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

export type Selection<Row> = {
  rows: readonly Row[]
  /** All rows that match the filters, on all pages. */
  isAll: boolean
  clear: () => void
}

export type DataTableProps<Row extends AnyRow> = {
  /** Plural name of the rows, for the middle of a sentence: `orders`. */
  label: string
  columns: readonly Column<Row>[]
  sorts: readonly string[]
  getRowName: (row: Row) => string
  fields: readonly FilterField[]
  /** Placeholder of the search field; without it there is none. */
  searchLabel?: string
  query: TableQuery
  onQueryChange: ChangeQuery
  onPrefetchPage: (page: number) => void
  result: TableResult<Row>
  view: TableView
  /** Actions for selected rows; without actions rows cannot be selected. */
  bulkActions?: (selection: Selection<Row>) => ReactNode
  /** Loads the rows of all pages. Rejects if that fails. */
  loadAll?: () => Promise<readonly Row[]>
  onRowOpen?: (row: Row) => void
  /** Exports these rows, or all that match the filters. */
  exportButton?: (rows?: readonly Row[]) => ReactNode
}
