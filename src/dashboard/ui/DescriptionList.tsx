import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type DescriptionListProps = {
  items: readonly (readonly [name: string, value: ReactNode])[]
  /** For short values: two in a row, below the first one. */
  isCompact?: boolean
}

const compact = { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } }

/** On phones a term is beside its value. */
const row = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 1.5,
}

/** Terms with their values; a term without a value is left out. */
export function DescriptionList({ items, isCompact = false }: DescriptionListProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, ...(isCompact && compact) }}>
      {items
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Box key={name} sx={isCompact ? undefined : row}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <Box component="dd" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  )
}
