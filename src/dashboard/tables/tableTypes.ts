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

export type BulkAction = {
  label: string
  /** It opens a dialog that asks for more than a confirmation. */
  hasDialog?: boolean
  onClick: () => void
}

export type ExportOptions<Row> = {
  isCompact: boolean
  /** All that match the filters if there are none. */
  rows?: readonly Row[] | undefined
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
  bulkActions?: (selection: Selection<Row>) => readonly BulkAction[]
  /** Loads the rows of all pages. Rejects if that fails. */
  loadAll?: () => Promise<readonly Row[]>
  onRowOpen?: (row: Row) => void
  /** Opens a row by its key. */
  onRowKey?: (row: Row) => void
  /** Saves what was entered in a cell, and resolves to the row; rejects with a message for the cell. */
  onRowEdit?: (next: Row, previous: Row) => Promise<Row>
  /** Above the table. */
  viewTabs?: ReactNode
  /** Exports these rows, or all that match the filters. A compact button is an icon. */
  exportButton?: (options: ExportOptions<Row>) => ReactNode
}
