import { toDay } from '@/shared/lib/toDay'

/** Periods in days; the server accepts up to a year. */
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

/** The days before those of `getRange`, as many. */
export const getRangeBefore = (days: number, now = new Date()) =>
  getRange(days, new Date(now.getTime() - days * dayMs))

/** The last days up to today, in the shop's time zone. */
export function getRange(days: number, now = new Date()) {
  return {
    from: toDay(now.getTime() - (days - 1) * dayMs),
    to: toDay(now),
  }
}
