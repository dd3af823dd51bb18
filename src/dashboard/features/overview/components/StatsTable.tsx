import type { ComponentProps } from 'react'
import { SimpleTable } from '@/dashboard/ui/SimpleTable'

export function StatsTable(props: Pick<ComponentProps<typeof SimpleTable>, 'columns' | 'rows'>) {
  return (
    <SimpleTable
      {...props}
      align="right"
      stickyHeader
      sx={{
        '& .MuiTableCell-root': { px: 1, py: 0.75 },
        // The panel has the padding at the sides.
        '& th[scope]:first-of-type': { pl: 0 },
        '& tr :last-of-type:not([scope="row"])': { pr: 0 },
        '& .MuiTableCell-head': { bgcolor: 'var(--surface)', whiteSpace: 'normal' },
        '& tbody th': { fontWeight: 500 },
        '& tbody td.MuiTableCell-root': { fontWeight: 400 },
        '& th a:not(:hover)': { textDecoration: 'none' },
      }}
    />
  )
}
