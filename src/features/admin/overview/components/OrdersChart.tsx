import { BarChart } from '@mui/x-charts/BarChart'
import type { DaySales } from '../../../../api'
import { chartDefaults, dayAxis } from '../lib/chartDefaults'
import { formatCount } from '../lib/chartFormat'

export function OrdersChart({ days }: { days: readonly DaySales[] }) {
  return (
    <BarChart
      {...chartDefaults}
      borderRadius={3}
      xAxis={[{ ...dayAxis(days), scaleType: 'band', categoryGapRatio: 0.3 }]}
      yAxis={[
        {
          valueFormatter: (value: number) => formatCount(value),
          tickMinStep: 1,
          width: 36,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          data: days.map(({ orders }) => orders),
          label: 'Orders',
          color: 'var(--marigold-500)',
          valueFormatter: (value) => formatCount(value ?? 0),
        },
      ]}
    />
  )
}
