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

/** Statistics that link to what they count. On phones they are the lines of one card, unless they are a row. */
export function StatTiles({ label, loadingText, tiles, isRow = false }: StatTilesProps) {
  const isLoading = tiles.some(({ value }) => value === undefined)
  return (
    <section aria-label={label}>
      <div role="status">{isLoading && <VisuallyHidden>{loadingText}</VisuallyHidden>}</div>
      <Box component="ul" sx={isRow ? rowLayout : tilesLayout}>
        {tiles.map(({ label: name, to, icon, value }) => (
          <Card key={name} component="li" sx={{ p: 0 }}>
            <CardActionArea component={Link} to={to} sx={isRow ? rowTile : tile}>
              <Box className="icon">{icon}</Box>
              <Box className="text">
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

const area = {
  display: 'flex',
  justifyContent: 'start',
  height: '100%',
  p: 2,
  '& .icon': {
    display: 'grid',
    p: '11px',
    borderRadius: 1,
    bgcolor: 'var(--marigold-100)',
    color: 'var(--marigold-600)',
  },
  '& .text': { minWidth: 0 },
}

const rowLayout = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  '& > li': { flex: '1 1 6rem' },
}

const rowTile = {
  ...area,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'start', sm: 'center' },
  gap: { xs: 1, sm: 2 },
}

const tilesLayout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
  gap: { sm: 2 },
  '& > li': {
    borderRadius: { xs: 0, sm: 'var(--radius)' },
    '&:not(:first-of-type)': { borderTopWidth: { xs: 0, sm: 1 } },
    '&:first-of-type': {
      borderTopLeftRadius: 'var(--radius)',
      borderTopRightRadius: 'var(--radius)',
    },
    '&:last-of-type': {
      borderBottomLeftRadius: 'var(--radius)',
      borderBottomRightRadius: 'var(--radius)',
    },
  },
}

const tile = {
  ...area,
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'start' },
  gap: { xs: 1.5, sm: 1 },
  px: 2,
  py: { xs: 1, sm: 2 },
  '& .text': {
    display: 'flex',
    flex: { xs: 1, sm: 'none' },
    flexDirection: { xs: 'row-reverse', sm: 'column' },
    alignItems: { xs: 'center', sm: 'start' },
    justifyContent: 'space-between',
    minWidth: 0,
  },
}
