import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from '../link/Link'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

type StatTile = {
  label: string
  to: string
  icon: ReactNode
  /** Undefined while loading. */
  value?: string
}

type StatTilesProps = {
  /** Accessible name of the section. */
  label: string
  loadingText: string
  tiles: readonly StatTile[]
  /** Keeps the tiles in one row, on wide screens with icons beside their values. */
  isRow?: boolean
}

/** Statistics that link to what they count. */
export function StatTiles({ label, loadingText, tiles, isRow = false }: StatTilesProps) {
  const isLoading = tiles.some(({ value }) => value === undefined)
  const width = isRow ? '6rem' : { xs: '9rem', sm: '12rem', lg: '9rem' }
  return (
    <section aria-label={label}>
      <div role="status">{isLoading && <VisuallyHidden>{loadingText}</VisuallyHidden>}</div>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1.5, sm: 2 } }}>
        {tiles.map(({ label: name, to, icon, value }) => (
          <Card key={name} component="li" sx={{ flex: '1 1 0', flexBasis: width, p: 0 }}>
            <CardActionArea
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                flexDirection: { xs: 'column', sm: isRow ? 'row' : 'column' },
                alignItems: { xs: 'start', sm: isRow ? 'center' : 'start' },
                justifyContent: 'start',
                gap: { xs: 1, sm: isRow ? 2 : 1 },
                height: '100%',
                p: 2,
              }}
            >
              <Box
                sx={{
                  p: '11px',
                  borderRadius: 1,
                  bgcolor: 'var(--marigold-100)',
                  color: 'var(--marigold-600)',
                }}
              >
                {icon}
              </Box>
              <Box sx={{ minWidth: 0 }}>
                {value === undefined ? (
                  <Skeleton width="4.5rem" height="2rem" />
                ) : (
                  <Typography
                    sx={{
                      fontWeight: 700,
                      fontSize: 'var(--text-xl)',
                      fontFeatureSettings: '"tnum"',
                      lineHeight: '2rem',
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {value}
                  </Typography>
                )}
                <Typography component="span" variant="body2" sx={{ lineHeight: 1.3 }}>
                  {name}
                </Typography>
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </section>
  )
}
