import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  GridOverlay,
  type GridRowParams,
  type GridRowSelectionModel,
  Toolbar,
  type useGridApiRef,
} from '@mui/x-data-grid'
import { bnBD } from '@mui/x-data-grid/locales'
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react'
import { toEditing, useEditing } from './cellEditing'
import type { AnyRow, Column } from './columns'
import { RejectedEditsContext } from './EditCell'
import type { SortOrder } from './tableQuery'
import type { DataTableProps, TableResult } from './tableTypes'

type GridProps<Row extends AnyRow> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'sorts' | 'query' | 'onQueryChange' | 'view' | 'onRowOpen' | 'onRowEdit'
> &
  Pick<TableResult<Row>, 'data' | 'isFetching'> & {
    apiRef: ReturnType<typeof useGridApiRef>
    selected: readonly string[]
    /** Rows are selectable only if it is given. */
    onSelectedChange: ((ids: readonly string[]) => void) | undefined
  }

const sortingOrder: SortOrder[] = ['asc', 'desc']
const noRowData: readonly never[] = []
const getRowId = ({ _id }: AnyRow) => _id

/** Content of the toolbar. Not a prop of the grid, which would render all rows again when it changes. */
export const GridToolbarContext = createContext<ReactNode>(null)

function GridToolbar() {
  return <Toolbar>{useContext(GridToolbarContext)}</Toolbar>
}

// `DataTable` shows why there are no rows: a grid must not contain a button outside of its rows.
const slots = { toolbar: GridToolbar, noRowsOverlay: GridOverlay }

const slotProps = {
  columnsManagement: {
    getTogglableColumns: (all: GridColDef[]) =>
      all
        .filter(({ field, hideable }) => hideable && field !== GRID_CHECKBOX_SELECTION_FIELD)
        .map(({ field }) => field),
  },
  // Content outside of landmarks fails the accessibility checks.
  basePopper: { material: { disablePortal: true } },
  // Its progress bar has no name and no place in a grid; the table says itself that it is busy.
  loadingOverlay: { 'aria-hidden': true },
}

/** The grid's own texts. Not `isBengali`, so that the minifier drops them in English. */
const localeText = __BN__ ? bnBD.components.MuiDataGrid.defaultProps.localeText : undefined

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

function toGridColumn<Row extends AnyRow>(
  column: Column<Row>,
  sorts: readonly string[],
): GridColDef<Row> {
  const { field, label, description, width, isFlexible, isNumeric, cell, edit } = column
  const side = isNumeric ? 'right' : 'left'
  // The grid renders all cells whenever one of its props changes.
  const Cell = memo(({ row, tabIndex }: { row: Row; tabIndex: number }) => cell(row, tabIndex))
  return {
    field,
    headerName: label,
    description,
    ...(isFlexible ? { flex: width, minWidth: width } : { width }),
    sortable: sorts.includes(field),
    hideable: !column.isAlwaysVisible,
    align: side,
    headerAlign: side,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => <Cell row={row} tabIndex={tabIndex} />,
    ...(edit && toEditing(edit)),
  }
}

function GridOfRows<Row extends AnyRow>(props: GridProps<Row>) {
  const {
    columns,
    sorts,
    query,
    data,
    view,
    onQueryChange,
    selected,
    onSelectedChange,
    onRowOpen,
  } = props
  const { page, pageSize, sort } = query
  const gridColumns = useMemo(
    () => columns.map((column) => toGridColumn(column, sorts)),
    [columns, sorts],
  )
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

  const { rejected, props: editingProps } = useEditing(props)

  const grid = (
    <DataGrid<Row>
      {...disabledGridFeatures}
      {...editingProps}
      apiRef={props.apiRef}
      localeText={localeText}
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
      loading={props.isFetching}
      showToolbar
      slots={slots}
      slotProps={slotProps}
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
  return <RejectedEditsContext value={rejected}>{grid}</RejectedEditsContext>
}

/** The table on wide screens. */
export const Grid = memo(GridOfRows) as typeof GridOfRows
