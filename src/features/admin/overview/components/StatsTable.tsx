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
        fontFeatureSettings: '"tnum"',
        '& .MuiTableCell-root': { px: 1, fontSize: 'var(--text-sm)' },
        '& .MuiTableCell-root:first-of-type': { pl: 0 },
        '& .MuiTableCell-root:last-of-type': { pr: 0 },
        '& .MuiTableCell-head': { bgcolor: 'var(--surface)', color: 'text.secondary' },
        '& tbody th': { fontWeight: 500 },
        '& td': { whiteSpace: 'nowrap' },
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
