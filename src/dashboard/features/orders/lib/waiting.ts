import type { Order } from '@/api'
import { t } from '@/shared/lib/language'
import { toDay } from '@/shared/lib/toDay'
import * as messages from '../messages'

const dayMs = 86_400_000

/** For how many whole days a paid order has waited for its delivery; undefined for other orders. */
export function getWaitingDays({ paidAt, status, deletedAt }: Order, now = Date.now()) {
  if (paidAt === undefined || status !== 'Pending' || deletedAt) return undefined
  return Math.max(0, Math.floor((now - Date.parse(paidAt)) / dayMs))
}

/** Empty for orders that do not wait. */
export function formatWaitingTime(order: Order, now?: number): string {
  const days = getWaitingDays(order, now)
  if (days === undefined) return ''
  return days === 0 ? t(messages.lessThanADay) : t(messages.dayCount)(days)
}

/** Whether the last day for the delivery of a paid order has passed in the time zone of Bangladesh. */
export const isOverdue = ({ deliverBy, status, deletedAt }: Order, now = Date.now()) =>
  deliverBy !== undefined && status === 'Pending' && !deletedAt && deliverBy < toDay(now)
