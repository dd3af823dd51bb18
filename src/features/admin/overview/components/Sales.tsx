import { type DaySales, type ListDailySalesApiArg, useListDailySalesQuery } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { QueryState } from '../../../../shared/ui/query-state/QueryState'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { formatCount, formatLongDay } from '../lib/chartFormat'
import { ChartPanel } from './ChartPanel'
import { DayTable } from './DayTable'
import { OrdersChart } from './OrdersChart'
import { RevenueChart } from './RevenueChart'
import styles from './Sales.module.css'

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
    <div className={styles.charts} role="status">
      <VisuallyHidden>Loading the sales…</VisuallyHidden>
      {['revenue', 'orders'].map((chart) => (
        <Panel key={chart}>
          <Skeleton width="40%" height="1.5rem" />
          <Skeleton height="260px" borderRadius="var(--radius)" />
        </Panel>
      ))}
    </div>
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
    <div className={styles.charts}>
      <ChartPanel
        title="Revenue"
        total={`${formatTaka(revenue)} paid`}
        description={`Revenue by day from ${first} to ${last}, ${formatTaka(revenue)} in total. The table lists each day.`}
        chart={<RevenueChart days={days} />}
        table={<DayTable days={days} />}
      />
      <ChartPanel
        title="Orders"
        total={`${formatCount(orders)} placed`}
        description={`Orders by day from ${first} to ${last}, ${formatCount(orders)} in total. The table lists each day.`}
        chart={<OrdersChart days={days} />}
        table={<DayTable days={days} />}
      />
    </div>
  )
}
