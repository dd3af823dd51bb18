import Table, { type TableProps } from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

type SimpleTableProps = Omit<TableProps, 'align' | 'children' | 'rows'> & {
  columns: readonly [name: string, ...values: string[]]
  rows: readonly { key: string; name: ReactNode; values: readonly ReactNode[] }[]
  /** Of the values. */
  align?: 'right'
}

/** A small table whose first column names the rows. */
export function SimpleTable({ columns, rows, align, ...props }: SimpleTableProps) {
  return (
    <Table size="small" {...props}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index > 0 ? align : undefined}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, values }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {values.map((value, index) => (
              <TableCell key={columns[index + 1]} align={align}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
