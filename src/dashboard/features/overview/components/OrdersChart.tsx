import { BarChart } from '@mui/x-charts/BarChart'
import { chartDefaults, timeAxis } from '../lib/chartDefaults'
import { formatCount } from '../lib/chartFormat'
import type { ChartProps } from '../lib/groupSales'

export function OrdersChart({ groups, unit }: ChartProps) {
  return (
    <BarChart
      {...chartDefaults}
      borderRadius={3}
      xAxis={[{ ...timeAxis(groups, unit), scaleType: 'band', categoryGapRatio: 0.3 }]}
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
          data: groups.map(({ orders }) => orders),
          label: 'Orders',
          color: 'var(--marigold-500)',
          valueFormatter: (value) => formatCount(value ?? 0),
        },
      ]}
    />
  )
}
