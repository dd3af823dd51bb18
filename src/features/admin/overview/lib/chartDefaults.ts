import type { DaySales } from '../../../../api'
import { formatLongDay, formatShortDay } from './chartFormat'

/** Keyboard navigation is off, since the table has the same data without a tab stop for each point. */
export const chartDefaults = {
  height: 260,
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  grid: { horizontal: true },
  margin: { top: 10, right: 12, bottom: 4, left: 0 },
} as const

export const dayAxis = (days: readonly DaySales[]) => ({
  data: days.map(({ day }) => day),
  valueFormatter: (day: string, { location }: { location: string }) =>
    location === 'tick' ? formatShortDay(day) : formatLongDay(day),
  disableTicks: true,
  // MUI omits labels that do not fit, and the shop's font is tall.
  height: 42,
})
