import type { DaySales } from '@/api'
import type { RangeDays } from './ranges'

type Sums = Pick<DaySales, 'orders' | 'revenue'>

/** The sales of consecutive days, a point of a chart. */
export type SalesGroup = Sums & { from: string; to: string }

export type GroupUnit = 'day' | 'week' | 'month'

export type ChartProps = { groups: readonly SalesGroup[]; unit: GroupUnit }

const units: Readonly<Record<RangeDays, GroupUnit>> = {
  7: 'day',
  30: 'day',
  90: 'week',
  365: 'month',
}

export const getUnit = (period: RangeDays) => units[period]

/** In integer paisa, because sums of fractions are inexact. */
export const sumSales = (parts: readonly Sums[]): Sums => ({
  orders: parts.reduce((sum, { orders }) => sum + orders, 0),
  revenue: parts.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0) / 100,
})

const getKey = {
  day: (day: string) => day,
  // Of seven days each and up to today, so that the last one can be compared with the others.
  week: (_day: string, daysToEnd: number) => Math.floor(daysToEnd / 7),
  month: (day: string) => day.slice(0, 7),
} satisfies Record<GroupUnit, unknown>

/** Groups a period's days, which are in order. */
export function groupSales(days: readonly DaySales[], unit: GroupUnit): SalesGroup[] {
  const groups = new Map<string | number, [DaySales, ...DaySales[]]>()
  for (const [index, day] of days.entries()) {
    const key = getKey[unit](day.day, days.length - 1 - index)
    const group = groups.get(key)
    if (group) group.push(day)
    else groups.set(key, [day])
  }
  return [...groups.values()].map((group) => ({
    from: group[0].day,
    to: (group.at(-1) ?? group[0]).day,
    ...sumSales(group),
  }))
}
