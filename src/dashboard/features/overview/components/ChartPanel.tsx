import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Panel } from '@/dashboard/ui/Panel'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { formatGroup } from '../lib/chartFormat'
import type { ChartProps } from '../lib/groupSales'
import * as messages from '../messages'
import { chartHeight } from './charts'
import { StatsTable } from './StatsTable'

type ChartPanelProps = ChartProps & {
  title: string
  total: string
  /** Against the period before; undefined until it is loaded. */
  change: string | undefined
  description: string
  chart: ReactNode
}

/** A chart that can be switched to a table of the same numbers, with the most recent ones first. Without orders there is neither. */
export function ChartPanel({
  title,
  total,
  change,
  description,
  groups,
  unit,
  chart,
}: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false)
  const isEmpty = groups.every(({ orders }) => orders === 0)
  return (
    <Panel
      title={title}
      action={
        !isEmpty && (
          <Button
            size="small"
            variant="text"
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            sx={{
              my: -1.5,
              mr: -1.5,
              '&[aria-pressed="true"]': {
                '&, &:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
              },
            }}
          >
            {t(messages.table)}
          </Button>
        )
      }
    >
      <Box sx={{ mt: -1.5 }}>
        <Typography sx={totalLayout}>{total}</Typography>
        <Typography
          variant="caption"
          sx={{ display: 'block', minHeight: '1.5em', color: changeColor(change) }}
        >
          {change}
        </Typography>
      </Box>
      {isEmpty ? (
        <EmptyState title={t(messages.noOrders)} />
      ) : isTable ? (
        <Box
          component="section"
          // Scrollable content must be reachable by keyboard.
          tabIndex={0}
          aria-label={t(messages.asTable)(title)}
          sx={{ height: chartHeight, overflow: 'auto' }}
        >
          <StatsTable
            columns={[t(messages.unitHeadings[unit]), t(messages.orders), t(messages.revenue)]}
            rows={groups.toReversed().map((group) => ({
              key: group.from,
              name: formatGroup(group, unit),
              values: [formatCount(group.orders), formatTaka(group.revenue)],
            }))}
          />
        </Box>
      ) : (
        <Box role="img" aria-label={description} sx={{ height: chartHeight }}>
          {chart}
        </Box>
      )}
    </Panel>
  )
}

const totalLayout = {
  fontWeight: 700,
  fontSize: 'var(--text-xl)',
  fontFeatureSettings: '"tnum"',
  lineHeight: 1.3,
}

function changeColor(change = '') {
  if (change.includes('+')) return 'var(--emerald-700)'
  return change.includes('−') ? 'var(--crimson-700)' : 'text.secondary'
}
