import { LineChart } from '@mui/x-charts/LineChart'
import { formatTaka } from '@/shared/lib/formatTaka'
import { chartDefaults, timeAxis } from '../lib/chartDefaults'
import { formatShortTaka } from '../lib/chartFormat'
import type { ChartProps } from '../lib/groupSales'

export function RevenueChart({ groups, unit }: ChartProps) {
  return (
    <LineChart
      {...chartDefaults}
      xAxis={[{ ...timeAxis(groups, unit), scaleType: 'point' }]}
      yAxis={[
        { valueFormatter: formatShortTaka, width: 54, disableLine: true, disableTicks: true },
      ]}
      series={[
        {
          data: groups.map(({ revenue }) => revenue),
          label: 'Revenue',
          color: 'var(--emerald-600)',
          area: true,
          showMark: false,
          curve: 'linear',
          valueFormatter: (value) => formatTaka(value ?? 0),
        },
      ]}
      sx={{
        '.MuiLineChart-area': { fillOpacity: 0.14 },
        '.MuiLineChart-line': { strokeWidth: 2.5 },
      }}
    />
  )
}
