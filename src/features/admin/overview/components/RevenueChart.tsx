import { LineChart } from '@mui/x-charts/LineChart'
import type { DaySales } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { chartDefaults, dayAxis } from '../lib/chartDefaults'
import { formatShortTaka } from '../lib/chartFormat'

export function RevenueChart({ days }: { days: readonly DaySales[] }) {
  return (
    <LineChart
      {...chartDefaults}
      xAxis={[{ ...dayAxis(days), scaleType: 'point' }]}
      yAxis={[
        { valueFormatter: formatShortTaka, width: 54, disableLine: true, disableTicks: true },
      ]}
      series={[
        {
          data: days.map(({ revenue }) => revenue),
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
