import { type DaySales, type ListDailySalesApiArg, useListDailySalesQuery } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../../shared/ui/error-note/ErrorNote'
import { Panel } from '../../../../shared/ui/panel/Panel'
import { Skeleton } from '../../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { countText, longDayOf } from '../lib/chartFormat'
import { ChartPanel } from './ChartPanel'
import { DayTable } from './DayTable'
import { OrdersChart } from './OrdersChart'
import { RevenueChart } from './RevenueChart'
import styles from './Sales.module.css'

/** Orders and revenue, day by day. */
export function Sales({ range }: { range: ListDailySalesApiArg }) {
  const { data: days, isError, isFetching, refetch } = useListDailySalesQuery(range)

  if (days) return <SalesOf days={days} />
  if (isError) {
    return (
      <ErrorNote
        message="The sales could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
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

function SalesOf({ days }: { days: readonly DaySales[] }) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const revenue = days.reduce((sum, day) => sum + Math.round(day.revenue * 100), 0) / 100
  if (orders === 0) {
    return (
      <Panel title="Sales">
        <EmptyState title="No orders in these days." />
      </Panel>
    )
  }
  const first = longDayOf(days[0]?.day ?? '')
  const last = longDayOf(days.at(-1)?.day ?? '')
  return (
    <div className={styles.charts}>
      <ChartPanel
        title="Revenue"
        figure={`${formatTaka(revenue)} paid`}
        description={`Revenue by day from ${first} to ${last}, ${formatTaka(revenue)} in all. The table has each day.`}
        chart={<RevenueChart days={days} />}
        table={<DayTable days={days} />}
      />
      <ChartPanel
        title="Orders"
        figure={`${countText(orders)} placed`}
        description={`Orders by day from ${first} to ${last}, ${countText(orders)} in all. The table has each day.`}
        chart={<OrdersChart days={days} />}
        table={<DayTable days={days} />}
      />
    </div>
  )
}
