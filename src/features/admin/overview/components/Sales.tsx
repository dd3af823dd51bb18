import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type DaySales, type ListDailySalesApiArg, useListDailySalesQuery } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { atLeast } from '../../../../shared/theme/breakpoints'
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { QueryState } from '../../../../shared/ui/query-state/QueryState'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { chartDefaults } from '../lib/chartDefaults'
import { formatCount, formatLongDay } from '../lib/chartFormat'
import { ChartPanel } from './ChartPanel'
import { OrdersChart } from './OrdersChart'
import { RevenueChart } from './RevenueChart'

/** Beside each other on wide screens. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'var(--s5)',
  [`@media ${atLeast('wideDesktop')}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}

export function Sales({ range }: { range: ListDailySalesApiArg }) {
  const query = useListDailySalesQuery(range)
  return (
    <QueryState
      query={query}
      loading={<SalesSkeleton />}
      errorText="The sales could not be loaded."
    >
      {(days) => <SalesCharts days={days} />}
    </QueryState>
  )
}

function SalesSkeleton() {
  return (
    <Box sx={twoColumns} role="status">
      <VisuallyHidden>Loading the sales…</VisuallyHidden>
      {['revenue', 'orders'].map((chart) => (
        <Panel key={chart}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton height={chartDefaults.height} />
        </Panel>
      ))}
    </Box>
  )
}

function SalesCharts({ days }: { days: readonly DaySales[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = days.reduce((sum, day) => sum + Math.round(day.revenue * 100), 0) / 100
  if (orders === 0) {
    return (
      <Panel title="Sales">
        <EmptyState title="No orders in this period." />
      </Panel>
    )
  }
  const first = formatLongDay(days[0]?.day ?? '')
  const last = formatLongDay(days.at(-1)?.day ?? '')
  return (
    <Box sx={twoColumns}>
      <ChartPanel
        title="Revenue"
        total={`${formatTaka(revenue)} paid`}
        description={`Revenue by day from ${first} to ${last}, ${formatTaka(revenue)} in total. The table lists each day.`}
        chart={<RevenueChart days={days} />}
        days={days}
      />
      <ChartPanel
        title="Orders"
        total={`${formatCount(orders)} placed`}
        description={`Orders by day from ${first} to ${last}, ${formatCount(orders)} in total. The table lists each day.`}
        chart={<OrdersChart days={days} />}
        days={days}
      />
    </Box>
  )
}
