import { shop } from '../../../../../shop/shop.config'
import { formatTaka } from '../../../../shared/lib/formatTaka'

// A day has no time: read as the start of it in UTC, it must be written there too.
const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
})
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium' })
const count = new Intl.NumberFormat(shop.locale)

export const formatShortDay = (day: string) => shortDay.format(new Date(day))
export const formatLongDay = (day: string) => longDay.format(new Date(day))
export const formatCount = (value: number) => count.format(value)

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
