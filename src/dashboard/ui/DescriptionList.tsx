import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type DescriptionListProps = {
  items: readonly (readonly [name: string, value: ReactNode])[]
  variant?: keyof typeof variants
}

const variants = {
  default: {},
  /** For short values: two in a row, below the first one. */
  compact: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
  /** Small, with the values at the end of the line. */
  aligned: {
    gridTemplateColumns: 'auto 1fr',
    gap: '0 16px',
    typography: 'body2',
    '& > div': { display: 'contents' },
    '& dd': { textAlign: 'end' },
  },
}

/** On phones a term is beside its value. */
const row = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 1.5,
}

/** Terms with their values; a term without a value is left out. */
export function DescriptionList({ items, variant = 'default' }: DescriptionListProps) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, ...variants[variant] }}>
      {items
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Box key={name} sx={variant === 'default' ? row : undefined}>
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
