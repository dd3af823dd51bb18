import type { DaySales } from '@/api'
import { formatGroup, formatTick } from './chartFormat'
import { type GroupUnit, getUnit, groupSales, sumSales } from './groupSales'
import { getRange } from './ranges'

/** A year up to 10 July 2026 in Dhaka; its numbers are all different. */
const { from } = getRange(365, new Date('2026-07-10T12:00:00Z'))
const year: DaySales[] = Array.from({ length: 365 }, (_, index) => ({
  day: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  orders: index,
  revenue: index * 10.1,
}))
const spans = (days: readonly DaySales[], unit: GroupUnit) =>
  // The spaces around the dash depend on the runtime.
  groupSales(days, unit).map((group) => formatGroup(group, unit).replace(/\s*–\s*/, '–'))

describe('the sales of a period', () => {
  it('are shown by day, week or month', () => {
    expect([7, 30, 90, 365].map((days) => getUnit(days as 7))).toEqual([
      'day',
      'day',
      'week',
      'month',
    ])
  })

  it('by month are those of the calendar, and say which days the first and the last one have', () => {
    const months = spans(year, 'month')
    expect(months).toHaveLength(13)
    expect(months.slice(0, 3)).toEqual(['11–31 Jul 2025', 'August 2025', 'September 2025'])
    expect(months.slice(-2)).toEqual(['June 2026', '1–10 Jul 2026'])
  })

  it('by week end today', () => {
    const weeks = spans(year.slice(-90), 'week')
    expect(weeks).toHaveLength(13)
    expect(weeks[0]).toBe('12–17 Apr 2026')
    expect(weeks.slice(-2)).toEqual(['27 Jun–3 Jul 2026', '4–10 Jul 2026'])
  })

  it.each(['day', 'week', 'month'] as const)('by %s have the sum of the days', (unit) => {
    const groups = groupSales(year, unit)
    expect(sumSales(groups)).toEqual(sumSales(year))
    const [first] = groups.slice(-2)
    const inFirst = year.filter(({ day }) => first && day >= first.from && day <= first.to)
    expect(first).toMatchObject(sumSales(inFirst))
  })

  it('have short labels on the axis', () => {
    const label = (unit: GroupUnit) => formatTick(groupSales(year, unit).at(-2), unit)
    expect([label('day'), label('week'), label('month')]).toEqual(['9 Jul', '27 Jun', 'Jun'])
  })
})
