import type { Order } from '@/api'
import { isOpen } from '@/entities/order/lib/isOpen'
import { t } from '@/shared/lib/language'
import { toDay } from '@/shared/lib/toDay'
import * as messages from '../messages'

const dayMs = 86_400_000

/** For how many whole days a paid order has waited for its delivery; undefined for other orders. */
export function getWaitingDays(order: Order, now = Date.now()) {
  const { paidAt } = order
  if (paidAt === undefined || !isOpen(order)) return undefined
  return Math.max(0, Math.floor((now - Date.parse(paidAt)) / dayMs))
}

/** Empty for orders that do not wait. */
export function formatWaitingTime(order: Order, now?: number): string {
  const days = getWaitingDays(order, now)
  if (days === undefined) return ''
  return days === 0 ? t(messages.lessThanADay) : t(messages.dayCount)(days)
}

/** Whether the last day for the delivery of a paid order has passed in the time zone of Bangladesh. */
export const isOverdue = (order: Order, now = Date.now()) =>
  order.deliverBy !== undefined && isOpen(order) && order.deliverBy < toDay(now)
