import { formatGroup, formatTick } from './chartFormat'
import type { GroupUnit, SalesGroup } from './groupSales'

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

const maxLabels = () => (window.innerWidth < 360 ? 4 : 6)

/** The last group ends today. */
export function timeAxis(groups: readonly SalesGroup[], unit: GroupUnit) {
  const find = (from: string) => groups.find((group) => group.from === from)
  return {
    data: groups.map(({ from }) => from),
    valueFormatter: (from: string, { location }: { location: string }) => {
      const group = find(from)
      if (!group) return ''
      if (location !== 'tick') return formatGroup(group, unit)
      // The last day is not over: its value is no fall.
      return unit === 'day' && group === groups.at(-1) ? 'Today' : formatTick(group, unit)
    },
    tickLabelInterval: (_from: string, index: number) =>
      (groups.length - 1 - index) % Math.ceil(groups.length / maxLabels()) === 0,
    disableTicks: true,
    height: 32,
  }
}
