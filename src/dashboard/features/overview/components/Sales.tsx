import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type DaySales, useListDailySalesQuery } from '@/api'
import { Panel } from '@/dashboard/ui/Panel'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { formatLongDay } from '../lib/chartFormat'
import { formatChange } from '../lib/formatChange'
import { getUnit, groupSales, sumSales } from '../lib/groupSales'
import { getRange, getRangeBefore, type RangeDays } from '../lib/ranges'
import * as messages from '../messages'
import { ChartPanel } from './ChartPanel'
import { chartHeight, OrdersChart, RevenueChart } from './charts'

/** Beside each other and of the same height on wide screens, the first one wider. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gap: 2.5,
}

export function Sales({ period }: { period: RangeDays }) {
  const query = useListDailySalesQuery(getRange(period))
  // Without it the charts are complete, so they neither wait for it nor fail with it.
  const { currentData: daysBefore } = useListDailySalesQuery(getRangeBefore(period))
  return (
    <QueryState
      query={query}
      loading={<SalesSkeleton />}
      errorText={t(messages.failed)(t(messages.contents.sales))}
    >
      {(days) => <SalesCharts days={days} daysBefore={daysBefore} period={period} />}
    </QueryState>
  )
}

function SalesSkeleton() {
  return (
    <Box sx={twoColumns} role="status">
      <VisuallyHidden>{t(messages.loading)(t(messages.contents.sales))}</VisuallyHidden>
      {['revenue', 'orders'].map((chart) => (
        <Panel key={chart}>
          <Skeleton width="40%" height="1.5rem" />
          {/* As high as the total and its change. */}
          <Skeleton width="60%" height="3.25rem" sx={{ mt: -1.5 }} />
          <Skeleton sx={{ height: chartHeight }} />
        </Panel>
      ))}
    </Box>
  )
}

type SalesChartsProps = {
  days: readonly DaySales[]
  /** Undefined until they are loaded. */
  daysBefore: readonly DaySales[] | undefined
  period: RangeDays
}

function SalesCharts({ days, daysBefore, period }: SalesChartsProps) {
  const { orders, revenue } = sumSales(days)
  const before = daysBefore && sumSales(daysBefore)
  const unit = getUnit(period)
  const groups = groupSales(days, unit)
  const [first, last] = [days[0], days.at(-1)]
  const unitName = t(messages.unitNames[unit])
  const span =
    first && last ? t(messages.span)(formatLongDay(first.day), formatLongDay(last.day)) : ''
  return (
    <Box sx={twoColumns}>
      <ChartPanel
        title={t(messages.revenue)}
        total={t(messages.paidTotal)(formatTaka(revenue))}
        change={before && formatChange(revenue, before.revenue, period)}
        description={t(messages.chartDescription)(
          t(messages.revenue),
          unitName,
          span,
          formatTaka(revenue),
        )}
        chart={<RevenueChart groups={groups} unit={unit} />}
        groups={groups}
        unit={unit}
      />
      <ChartPanel
        title={t(messages.orders)}
        total={t(messages.placedTotal)(formatCount(orders))}
        change={before && formatChange(orders, before.orders, period)}
        description={t(messages.chartDescription)(
          t(messages.orders),
          unitName,
          span,
          formatCount(orders),
        )}
        chart={<OrdersChart groups={groups} unit={unit} />}
        groups={groups}
        unit={unit}
      />
    </Box>
  )
}
