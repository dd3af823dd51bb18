import type { Order, OrderItem } from '../../../api'
import { sumLines } from '../../../shared/lib/orderTotals'

export const getLineTotal = (item: OrderItem) => sumLines([item])

/** Without the delivery charge. */
export const getItemsTotal = ({ cartItems }: Pick<Order, 'cartItems'>) => sumLines(cartItems)

export function getDeliveryCharge(order: Pick<Order, 'cartItems' | 'totalAmount'>): number {
  return Math.round((order.totalAmount - getItemsTotal(order)) * 100) / 100
}

export function getItemCount({ cartItems }: Pick<Order, 'cartItems'>): number {
  return cartItems.reduce((sum, { quantity }) => sum + quantity, 0)
}
