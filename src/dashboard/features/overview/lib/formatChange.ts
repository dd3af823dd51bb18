import { formatCount } from '@/shared/lib/formatCount'
import { type RangeDays, ranges } from './ranges'

/** How a total changed against the period before, for example `+12% against the 7 days before`. */
export function formatChange(current: number, before: number, days: RangeDays): string {
  const period = `the ${ranges.find(({ value }) => value === days)?.label} before`
  if (before === 0) return `no sales in ${period}`
  const percent = Math.round((current / before - 1) * 100)
  if (percent === 0) return `about the same as in ${period}`
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}% against ${period}`
}
