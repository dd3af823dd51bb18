import { formatTaka } from '@/shared/lib/formatTaka'
import { shop } from '@/shop/shop.config'
import type { GroupUnit, SalesGroup } from './groupSales'

// A day has no time: read as the start of it in UTC, it must be written there too.
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const shortDay = inUtc({ day: 'numeric', month: 'short' })
const longDay = inUtc({ dateStyle: 'medium' })
const monthName = inUtc({ month: 'short' })
const longMonth = inUtc({ month: 'long', year: 'numeric' })

export const formatShortDay = (day: string) => shortDay.format(new Date(day))
export const formatLongDay = (day: string) => longDay.format(new Date(day))

const dayMs = 86_400_000

/** For the axis of a chart. */
export const formatTick = (group: SalesGroup | undefined, unit: GroupUnit): string => {
  if (!group) return ''
  return unit === 'month' ? monthName.format(new Date(group.from)) : formatShortDay(group.from)
}

function isWholeMonth({ from, to }: SalesGroup): boolean {
  const dayAfter = new Date(Date.parse(to) + dayMs)
  return from.endsWith('-01') && dayAfter.getUTCDate() === 1
}

/** Names the days: `9 Jul 2026`, `4–10 Jul 2026`, or a whole month. */
export function formatGroup(group: SalesGroup, unit: GroupUnit): string {
  if (unit === 'month' && isWholeMonth(group)) return longMonth.format(new Date(group.from))
  return longDay.formatRange(new Date(group.from), new Date(group.to))
}

const units = [
  { from: 1e7, name: 'cr' },
  { from: 1e5, name: 'lakh' },
  { from: 1e3, name: 'k' },
] as const

/** `৳2.5 lakh`, for the axis of a chart. */
export function formatShortTaka(amount: number): string {
  const unit = units.find(({ from }) => amount >= from)
  if (!unit) return formatTaka(amount)
  const part = Math.round((amount / unit.from) * 10) / 10
  return `${shop.currencySymbol}${part}${unit.name === 'k' ? '' : ' '}${unit.name}`
}
