import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { isBengali, t } from '@/shared/lib/language'
import { formatGroup, formatShortTaka, formatTick } from '../lib/chartFormat'
import type { ChartProps } from '../lib/groupSales'
import * as messages from '../messages'

/** Of the box that a chart fills; low on phones, where a whole chart should be in view. */
export const chartHeight = { xs: 180, sm: 240 }

/** Keyboard navigation is off, since the table has the same data without a tab stop for each point. */
const chartDefaults = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  grid: { horizontal: true },
  margin: { top: 16, right: 20, bottom: 0, left: 0 },
} as const

/** The Bengali word for a thousand is longer than a k. */
const amountWidth = isBengali ? 72 : 54

/** Bengali dates are wider. */
const maxLabels = () => {
  if (window.innerWidth < 360) return isBengali ? 3 : 4
  return isBengali && window.innerWidth < 768 ? 4 : 6
}

/** The last group ends today. */
function timeAxis({ groups, unit }: ChartProps) {
  return {
    data: groups.map(({ from }) => from),
    valueFormatter: (from: string, { location }: { location: string }) => {
      const group = groups.find((each) => each.from === from)
      if (!group) return ''
      if (location !== 'tick') return formatGroup(group, unit)
      // The last day is not over: its value is no fall.
      return unit === 'day' && group === groups.at(-1) ? t(messages.today) : formatTick(group, unit)
    },
    tickLabelInterval: (_from: string, index: number) =>
      (groups.length - 1 - index) % Math.ceil(groups.length / maxLabels()) === 0,
    disableTicks: true,
    height: 32,
  }
}

export function RevenueChart(props: ChartProps) {
  return (
    <LineChart
      {...chartDefaults}
      xAxis={[{ ...timeAxis(props), scaleType: 'point' }]}
      yAxis={[
        {
          valueFormatter: formatShortTaka,
          width: amountWidth,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        {
          data: props.groups.map(({ revenue }) => revenue),
          label: t(messages.revenue),
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

export function OrdersChart(props: ChartProps) {
  return (
    <BarChart
      {...chartDefaults}
      borderRadius={3}
      xAxis={[{ ...timeAxis(props), scaleType: 'band', categoryGapRatio: 0.3 }]}
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
          data: props.groups.map(({ orders }) => orders),
          label: t(messages.orders),
          color: 'var(--marigold-500)',
          valueFormatter: (value) => formatCount(value ?? 0),
        },
      ]}
    />
  )
}
