import { t } from '@/shared/lib/language'
import { toDay } from '@/shared/lib/toDay'
import * as messages from '../messages'

/** Periods in days; the server accepts up to a year. */
export const ranges = [
  { value: 7, label: t(messages.days)(7) },
  { value: 30, label: t(messages.days)(30) },
  { value: 90, label: t(messages.days)(90) },
  { value: 365, label: t(messages.months)(12) },
] as const

export type RangeDays = (typeof ranges)[number]['value']

/** `30 days`, for a sentence. */
export const getPeriodName = (days: RangeDays) =>
  ranges.find(({ value }) => value === days)?.label ?? ''

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
