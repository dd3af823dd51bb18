import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { getPeriodName, type RangeDays } from './ranges'

/** How a total changed against the period before, for example `+12% against the 7 days before`. */
export function formatChange(current: number, before: number, days: RangeDays): string {
  const period = getPeriodName(days)
  if (before === 0) return t(messages.noSalesBefore)(period)
  const percent = Math.round((current / before - 1) * 100)
  if (percent === 0) return t(messages.sameAsBefore)(period)
  const change = `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}%`
  return t(messages.changeSince)(change, period)
}
