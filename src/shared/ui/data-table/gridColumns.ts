import type { GridColDef } from '@mui/x-data-grid'
import type { AnyRow, Column } from './columns'

export function toGridColumn<Row extends AnyRow>(column: Column<Row>): GridColDef<Row> {
  const { field, label, width, isFlexible, isSortable = false, isNumeric, cell } = column
  const side = isNumeric ? 'right' : 'left'
  return {
    field,
    headerName: label,
    ...(isFlexible ? { flex: width, minWidth: width } : { width }),
    sortable: isSortable,
    align: side,
    headerAlign: side,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => cell(row, tabIndex),
  }
}
