import type { Order, OrderItem } from '../../../api'
import { sumLines } from '../../../shared/lib/orderTotals'

export const getLineTotal = (item: OrderItem) => sumLines([item])

/** What a list shows: price times quantity of all that was ordered, without delivery. */
export const getItemsTotal = ({ cartItems }: Pick<Order, 'cartItems'>) => sumLines(cartItems)

/** The part of what is to be paid that is not for goods. */
export function getDeliveryCharge(order: Pick<Order, 'cartItems' | 'totalAmount'>): number {
  return Math.round((order.totalAmount - getItemsTotal(order)) * 100) / 100
}

/** How many pieces there are in all. */
export function getItemCount({ cartItems }: Pick<Order, 'cartItems'>): number {
  return cartItems.reduce((sum, { quantity }) => sum + quantity, 0)
}
