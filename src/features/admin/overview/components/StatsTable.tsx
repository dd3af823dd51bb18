import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

type StatsTableProps = {
  columns: readonly [name: string, ...values: string[]]
  rows: readonly { key: string; name: ReactNode; values: readonly string[] }[]
}

export function StatsTable({ columns, rows }: StatsTableProps) {
  return (
    <Table
      size="small"
      stickyHeader
      sx={{
        '& .MuiTableCell-root': { px: 1 },
        // The panel has the padding at the sides.
        '& th[scope]:first-of-type': { pl: 0 },
        '& tr :last-of-type:not([scope="row"])': { pr: 0 },
        '& .MuiTableCell-head': { bgcolor: 'var(--surface)' },
        '& tbody th': { fontWeight: 500 },
        '& tbody td.MuiTableCell-root': { fontWeight: 400 },
        '& th a:not(:hover)': { textDecoration: 'none' },
      }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index > 0 ? 'right' : undefined}>
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
              <TableCell key={columns[index + 1]} align="right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
