import type { ComponentProps } from 'react'
import { SimpleTable } from '@/dashboard/ui/SimpleTable'

/** Rows of a file, with texts that wrap on a phone. */
export const ImportTable = (props: ComponentProps<typeof SimpleTable>) => (
  <SimpleTable
    sx={{
      '& :is(th, td)': { verticalAlign: 'top' },
      '& th': { whiteSpace: 'nowrap' },
      '& td:last-of-type': { overflowWrap: 'anywhere' },
      // The dialog has the padding at the sides.
      '& th[scope]:first-of-type': { pl: 0 },
    }}
    {...props}
  />
)
