import {
  DataGrid,
  type DataGridProps,
  type GridRowParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid'
import { memo, useMemo } from 'react'
import type { AnyRow, Column } from './columns'
import type { Density } from './density'
import styles from './Grid.module.css'
import { toGridColumn } from './gridColumns'
import type { SortOrder, TableQuery } from './tableQuery'

export type GridProps<Row extends AnyRow> = {
  /** Plural name of the rows. */
  label: string
  columns: readonly Column<Row>[]
  hiddenColumns: readonly string[]
  density: Density
  rows: readonly Row[]
  isLoading: boolean
  page: number
  pageSize: number
  total: number
  sort: TableQuery['sort']
  onSortChange: (sort: TableQuery['sort']) => void
  selected: readonly string[]
  /** Rows are selectable only if it is given. */
  onSelectedChange: ((ids: readonly string[]) => void) | undefined
  onRowOpen?: (row: Row) => void
}

const rowHeights: Record<Density, number> = { compact: 44, standard: 56, comfortable: 68 }
const sortingOrder: SortOrder[] = ['asc', 'desc']
const noSort: NonNullable<DataGridProps['sortModel']> = []
const getRowId = ({ _id }: AnyRow) => _id

/** Done by the server or by other parts of the table. */
const disabledGridFeatures = {
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  disableColumnFilter: true,
  disableColumnMenu: true,
  disableColumnSelector: true,
  disableRowSelectionOnClick: true,
  disableRowSelectionExcludeModel: true,
  hideFooter: true,
} as const

/** The table on wide screens. Memoised because the page renders more often than the rows change. */
export const Grid = memo(GridBase) as typeof GridBase

function GridBase<Row extends AnyRow>({
  label,
  columns,
  hiddenColumns,
  density,
  rows,
  isLoading,
  page,
  pageSize,
  total,
  sort,
  onSortChange,
  selected,
  onSelectedChange,
  onRowOpen,
}: GridProps<Row>) {
  const gridColumns = useMemo(() => columns.map(toGridColumn), [columns])
  const visibility = useMemo(
    () => Object.fromEntries(hiddenColumns.map((field) => [field, false])),
    [hiddenColumns],
  )
  const pagination = useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize])
  const sorting = useMemo(() => (sort ? [{ field: sort.by, sort: sort.order }] : noSort), [sort])
  const selection = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  )

  return (
    <DataGrid<Row>
      {...disabledGridFeatures}
      aria-label={label}
      className={styles.grid}
      columns={gridColumns}
      columnVisibilityModel={visibility}
      columnHeaderHeight={44}
      rowHeight={rowHeights[density]}
      getRowId={getRowId}
      rows={rows}
      rowCount={total}
      paginationModel={pagination}
      loading={isLoading}
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      sortingOrder={sortingOrder}
      sortModel={sorting}
      onSortModelChange={([model]) =>
        onSortChange(model?.sort ? { by: model.field, order: model.sort } : undefined)
      }
      checkboxSelection={onSelectedChange !== undefined}
      rowSelectionModel={selection}
      onRowSelectionModelChange={({ ids }) => onSelectedChange?.([...ids].map(String))}
      onRowClick={onRowOpen && (({ row }: GridRowParams<Row>) => onRowOpen(row))}
    />
  )
}
