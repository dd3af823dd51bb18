import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  GridOverlay,
  type GridRowParams,
  type GridRowSelectionModel,
  Toolbar,
} from '@mui/x-data-grid'
import { type ReactNode, useMemo } from 'react'
import type { AnyRow, Column } from './columns'
import type { SortOrder } from './tableQuery'
import type { DataTableProps } from './tableTypes'

type GridProps<Row extends AnyRow> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'query' | 'onQueryChange' | 'result' | 'view' | 'onRowOpen'
> & {
  toolbar: ReactNode
  selected: readonly string[]
  /** Rows are selectable only if it is given. */
  onSelectedChange: ((ids: readonly string[]) => void) | undefined
}

const sortingOrder: SortOrder[] = ['asc', 'desc']
const noRowData: readonly never[] = []
const getRowId = ({ _id }: AnyRow) => _id
// `DataTable` shows why there are no rows: a grid must not contain a button outside of its rows.
const slots = { toolbar: Toolbar, noRowsOverlay: GridOverlay }

/** Done by the server or by other parts of the table. */
const disabledGridFeatures = {
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  disableColumnFilter: true,
  disableColumnMenu: true,
  disableRowSelectionOnClick: true,
  disableRowSelectionExcludeModel: true,
  hideFooter: true,
} as const

function toGridColumn<Row extends AnyRow>(column: Column<Row>): GridColDef<Row> {
  const { field, label, description, width, isFlexible, isNumeric, cell } = column
  const side = isNumeric ? 'right' : 'left'
  return {
    field,
    headerName: label,
    description,
    ...(isFlexible ? { flex: width, minWidth: width } : { width }),
    sortable: column.isSortable ?? false,
    hideable: !column.isAlwaysVisible,
    align: side,
    headerAlign: side,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => cell(row, tabIndex),
  }
}

/** The table on wide screens. */
export function Grid<Row extends AnyRow>(props: GridProps<Row>) {
  const { columns, query, result, view, onQueryChange, selected, onSelectedChange, onRowOpen } =
    props
  const { page, pageSize, sort } = query
  const { data, isFetching } = result
  const gridColumns = useMemo(() => columns.map(toGridColumn), [columns])
  const visibility = useMemo(
    () => Object.fromEntries(view.hiddenColumns.map((field) => [field, false])),
    [view.hiddenColumns],
  )
  const pagination = useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize])
  const sorting = useMemo(() => (sort ? [{ field: sort.by, sort: sort.order }] : []), [sort])
  const selection = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selected) }),
    [selected],
  )

  return (
    <DataGrid<Row>
      {...disabledGridFeatures}
      aria-label={props.label}
      columns={gridColumns}
      columnVisibilityModel={visibility}
      onColumnVisibilityModelChange={(model) =>
        view.onChange({ hiddenColumns: Object.keys(model).filter((field) => !model[field]) })
      }
      columnHeaderHeight={44}
      rowHeight={56}
      density={view.density}
      getRowId={getRowId}
      rows={data?.rows ?? noRowData}
      rowCount={data?.total ?? 0}
      paginationModel={pagination}
      loading={isFetching}
      showToolbar
      slots={slots}
      slotProps={{
        toolbar: { children: props.toolbar },
        columnsManagement: {
          getTogglableColumns: (all) =>
            all
              .filter(({ field, hideable }) => hideable && field !== GRID_CHECKBOX_SELECTION_FIELD)
              .map(({ field }) => field),
        },
        // Content outside of landmarks fails the accessibility checks.
        basePopper: { material: { disablePortal: true } },
      }}
      sortingOrder={sortingOrder}
      sortModel={sorting}
      onSortModelChange={([model]) =>
        onQueryChange({ sort: model?.sort ? { by: model.field, order: model.sort } : undefined })
      }
      checkboxSelection={onSelectedChange !== undefined}
      rowSelectionModel={selection}
      onRowSelectionModelChange={({ ids }) => onSelectedChange?.([...ids].map(String))}
      onRowClick={onRowOpen && (({ row }: GridRowParams<Row>) => onRowOpen(row))}
    />
  )
}
