import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { isBengali } from '@/shared/lib/language'
import type { IconProps } from '@/shared/ui/icon/Icon'
import { Link } from '@/shared/ui/Link'
import { type QueryResult, QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'

export type StatTile<Stats> = readonly [
  label: string,
  to: string,
  Icon: ComponentType<IconProps>,
  getText: (stats: Stats) => string,
]

type TilesProps<Stats> = {
  /** Accessible name of the section. */
  label: string
  loadingText: string
  tiles: readonly StatTile<Stats>[]
  /** Keeps the tiles in one row, on wide screens with icons beside their values. */
  isRow?: boolean
}

type StatTilesProps<Stats> = TilesProps<Stats> & { query: QueryResult<Stats>; errorText: string }

/** Statistics that link to what they count. Unless they are a row, they share one card, on phones in two columns. */
export function StatTiles<Stats>({ query, errorText, ...tiles }: StatTilesProps<Stats>) {
  return (
    <QueryState query={query} loading={<Tiles {...tiles} />} errorText={errorText}>
      {(stats) => <Tiles {...tiles} stats={stats} />}
    </QueryState>
  )
}

/** Without `stats` they are loading. */
function Tiles<Stats>(props: TilesProps<Stats> & { stats?: Stats }) {
  const { label, loadingText, tiles, isRow = false, stats } = props
  return (
    <section aria-label={label}>
      <div role="status">
        {stats === undefined && <VisuallyHidden>{loadingText}</VisuallyHidden>}
      </div>
      <Box component="ul" sx={isRow ? rowLayout : tilesLayout}>
        {tiles.map(([name, to, Icon, getText]) => (
          <Card key={name} component="li" sx={{ p: 0 }}>
            <CardActionArea component={Link} to={to} sx={isRow ? rowTile : tile}>
              <Box className="icon">
                <Icon size={22} />
              </Box>
              <Box className="text">
                {stats === undefined ? (
                  <Skeleton width="4.5rem" height="2rem" />
                ) : (
                  <Typography
                    sx={{
                      fontWeight: 700,
                      fontSize: isRow ? 'var(--text-xl)' : tileFontSize,
                      fontFeatureSettings: '"tnum"',
                      lineHeight: '2rem',
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {getText(stats)}
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

const rowLayout = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  '& > li': { flex: '1 1 6rem' },
}

const anyTile = { display: 'flex', height: '100%', '& .text': { minWidth: 0 } }

/** On phones the icons would take the room of the values. */
const rowTile = {
  ...anyTile,
  alignItems: 'center',
  justifyContent: 'start',
  gap: 2,
  p: { xs: 1.5, sm: 2 },
  '& .icon': {
    display: { xs: 'none', sm: 'grid' },
    p: '11px',
    borderRadius: 1,
    bgcolor: 'var(--marigold-100)',
    color: 'var(--marigold-600)',
  },
}

/** On tablets an amount fills its tile, and on phones one in Bengali. */
const tileFontSize = {
  xs: isBengali ? 'var(--text-lg)' : 'var(--text-xl)',
  sm: 'var(--text-lg)',
  lg: 'var(--text-xl)',
}

/** The lines between the tiles are the background. */
const tilesLayout = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  },
  gap: '1px',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  bgcolor: 'var(--line)',
  boxShadow: 'var(--shadow-1)',
  '& > li': { border: 0, borderRadius: 0, boxShadow: 'none' },
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
}

const tile = {
  ...anyTile,
  flexDirection: 'row-reverse',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: { xs: 1.5, sm: 2 },
  // The focus ring would be cut off outside.
  '&:focus-visible': { outlineOffset: '-3px' },
  '& .icon': {
    display: { sm: 'none', lg: 'block' },
    flex: 'none',
    mt: '5px',
    color: 'var(--marigold-600)',
  },
  '& .text': { minWidth: 0, mr: 'auto' },
}
