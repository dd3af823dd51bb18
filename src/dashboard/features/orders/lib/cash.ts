import type { Order } from '@/api'
import { isOpen } from '@/entities/order/lib/isOpen'
import { sumLines } from '@/shared/lib/sumLines'
import { shop } from '@/shop/shop.config'

/** Whether the courier takes the total on delivery. */
export const isCashDue = (order: Order) => shop.cashOnDelivery && isOpen(order) && !order.payment

/** Whether it was delivered, and neither paid before nor its cash recorded since. */
export const isCashUnrecorded = ({ status, payment, deletedAt }: Order) =>
  shop.cashOnDelivery && status === 'Delivered' && !payment && !deletedAt

export const sumTotals = (orders: readonly Pick<Order, 'totalAmount'>[]) =>
  sumLines(orders.map(({ totalAmount }) => ({ price: totalAmount, quantity: 1 })))
