import type { DaySales } from '../../../../api'
import { longDayOf, shortDayOf } from './chartFormat'

/** What all charts have in common. Who does not see them has the table, so that no keyboard stops at each point. */
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
    location === 'tick' ? shortDayOf(day) : longDayOf(day),
  disableTicks: true,
  // The shop's letters are tall: what does not fit is left away whole.
  height: 42,
})
