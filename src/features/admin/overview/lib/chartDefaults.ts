import type { DaySales } from '../../../../api'
import { formatLongDay, formatShortDay } from './chartFormat'

/** Of the box that a chart fills; low on phones, where a whole chart should be in view. */
export const chartHeight = { xs: 180, sm: 240 }

/** Keyboard navigation is off, since the table has the same data without a tab stop for each point. */
export const chartDefaults = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  grid: { horizontal: true },
  margin: { top: 16, right: 20, bottom: 0, left: 0 },
} as const

const maxLabels = 6

/** The days end today, which is always labelled. */
export const dayAxis = (days: readonly DaySales[]) => ({
  data: days.map(({ day }) => day),
  valueFormatter: (day: string, { location }: { location: string }) =>
    location === 'tick'
      ? // The last day is not over: its value is no fall.
        day === days.at(-1)?.day
        ? 'Today'
        : formatShortDay(day)
      : formatLongDay(day),
  tickLabelInterval: (_day: string, index: number) =>
    (days.length - 1 - index) % Math.ceil(days.length / maxLabels) === 0,
  disableTicks: true,
  height: 32,
})
