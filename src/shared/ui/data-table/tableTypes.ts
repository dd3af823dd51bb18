import type { ReactNode } from 'react'
import type { AnyRow, Column } from './columns'
import type { Density } from './density'
import type { FilterField } from './filterFields'
import type { ListLength } from './listLength'
import type { TableQuery } from './tableQuery'
import type { ChangeQuery } from './useTableQuery'

/** What has come from the server. */
export type TableAnswer<Row> = {
  /** Those that were there before, while others are under way. */
  rows: readonly Row[] | undefined
  length: ListLength | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** How it is looked at. */
export type TableView = {
  hiddenColumns: readonly string[]
  density: Density
  onHiddenChange: (fields: readonly string[]) => void
  onDensityChange: (density: Density) => void
}

export type DataTableProps<Row extends AnyRow> = {
  /** What its rows are, in the plural: `orders`. */
  label: string
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  fields: readonly FilterField[]
  /** What one can search for; without it one can't. */
  searchLabel?: string
  query: TableQuery
  onQueryChange: ChangeQuery
  onPageIntent: (page: number) => void
  answer: TableAnswer<Row>
  view: TableView
  /** What can be done with rows that are selected; without it none can be. */
  bulkActions?: (ids: readonly string[]) => ReactNode
  onRowOpen?: (row: Row) => void
  /** Beside the way to look at it: its export. */
  tools?: ReactNode
}
