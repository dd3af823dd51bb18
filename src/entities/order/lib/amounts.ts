import type { Order, OrderItem, PaymentIssue } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { sumLines } from '@/shared/lib/sumLines'
import * as messages from '../messages'

export const getLineTotal = (item: OrderItem) => sumLines([item])

/** Without the delivery charge. */
export const getItemsTotal = ({ cartItems }: Pick<Order, 'cartItems'>) => sumLines(cartItems)

export function getDeliveryCharge(order: Pick<Order, 'cartItems' | 'totalAmount'>): number {
  return Math.round((order.totalAmount - getItemsTotal(order)) * 100) / 100
}

/** The stored total, which lists show without the delivery charge. */
export function formatOrderTotal(order: Pick<Order, 'cartItems' | 'totalAmount'>): string {
  const amount = formatTaka(order.totalAmount, { hasDecimals: true })
  return getDeliveryCharge(order) > 0 ? t(messages.withDelivery)(amount) : amount
}

export function getItemCount({ cartItems }: Pick<Order, 'cartItems'>): number {
  return cartItems.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A captured payment can be in another currency. */
export const formatPayment = ({ amount, currency }: Pick<PaymentIssue, 'amount' | 'currency'>) =>
  currency === 'BDT'
    ? formatTaka(amount, { hasDecimals: true })
    : t(messages.foreignAmount)(currency, amount.toFixed(2))
