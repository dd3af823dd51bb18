import { formatTaka } from '@/shared/lib/formatTaka'
import { isBengali, locale, t } from '@/shared/lib/language'
import * as messages from '../messages'
import type { GroupUnit, SalesGroup } from './groupSales'

// A day has no time: read as the start of it in UTC, it must be written there too.
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
const shortDay = inUtc({ day: 'numeric', month: 'short' })
const longDay = inUtc({ dateStyle: isBengali ? 'long' : 'medium' })
const monthName = inUtc({ month: 'short' })
const longMonth = inUtc({ month: 'long', year: 'numeric' })

/** Without the comma before the year that it has in Bengali. */
function formatDays(from: string, to: string): string {
  const days = longDay.formatRange(new Date(from), new Date(to))
  return isBengali ? days.replaceAll(',', '') : days
}

export const formatShortDay = (day: string) => shortDay.format(new Date(day))
export const formatLongDay = (day: string) => formatDays(day, day)

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
  return formatDays(group.from, group.to)
}

const units = [
  { from: 1e7, toText: t(messages.crores) },
  { from: 1e5, toText: t(messages.lakhs) },
  { from: 1e3, toText: t(messages.thousands) },
] as const

/** `৳2.5 lakh`, for the axis of a chart. */
export function formatShortTaka(amount: number): string {
  const unit = units.find(({ from }) => amount >= from)
  if (!unit) return formatTaka(amount)
  return unit.toText(Math.round((amount / unit.from) * 10) / 10)
}
