import { shop } from '../../../../../shop/shop.config'

/** How far back one can look, in days; the server answers a year at most. */
export const ranges = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 365, label: '12 months' },
] as const

export type RangeDays = (typeof ranges)[number]['value']

const defaultDays: RangeDays = 30
const dayMs = 86_400_000

export function readDays(query: URLSearchParams): RangeDays {
  return ranges.find(({ value }) => `${value}` === query.get('days'))?.value ?? defaultDays
}

export const writeDays = (days: RangeDays) =>
  new URLSearchParams(days === defaultDays ? [] : [['days', `${days}`]])

// This locale writes a day as the server does: year, month, day.
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone })

/** The last so many days of the shop, today among them. */
export function rangeOf(days: number, now = new Date()) {
  return {
    from: dayFormat.format(now.getTime() - (days - 1) * dayMs),
    to: dayFormat.format(now),
  }
}
