import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type DescriptionListProps = { items: readonly (readonly [name: string, value: ReactNode])[] }

/** Terms with their values; a term without a value is left out. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5 }}>
      {items
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Box component="dd" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </div>
        ))}
    </Box>
  )
}
