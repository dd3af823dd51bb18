import type { ReactNode } from 'react'
import type { AnyRow, Column } from './columns'
import type { Density } from './density'
import type { FilterField } from './filterFields'
import type { ListLength } from './listLength'
import type { TableQuery } from './tableQuery'
import type { ChangeQuery } from './useTableQuery'

/** The query's result. */
export type TableResult<Row> = {
  /** The previous rows while others are loading. */
  rows: readonly Row[] | undefined
  length: ListLength | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** The admin's view settings. */
export type TableView = {
  hiddenColumns: readonly string[]
  density: Density
  onHiddenChange: (fields: readonly string[]) => void
  onDensityChange: (density: Density) => void
}

export type DataTableProps<Row extends AnyRow> = {
  /** Plural name of the rows: `orders`. */
  label: string
  columns: readonly Column<Row>[]
  getRowName: (row: Row) => string
  fields: readonly FilterField[]
  /** Placeholder of the search field; without it there is none. */
  searchLabel?: string
  query: TableQuery
  onQueryChange: ChangeQuery
  onPrefetchPage: (page: number) => void
  result: TableResult<Row>
  view: TableView
  /** Actions for selected rows; without them rows cannot be selected. */
  bulkActions?: (ids: readonly string[]) => ReactNode
  onRowOpen?: (row: Row) => void
  /** More tools beside the view menu. */
  tools?: ReactNode
}
