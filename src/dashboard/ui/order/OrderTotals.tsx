import type { Order } from '@/api'
import { getDeliveryCharge, getItemsTotal } from '@/entities/order/lib/amounts'
import { Totals } from '@/shared/ui/Totals'

/** From the stored amounts: the delivery charge may have changed since. */
export function OrderTotals({ order }: { order: Order }) {
  return (
    <Totals
      subtotal={getItemsTotal(order)}
      delivery={getDeliveryCharge(order)}
      total={order.totalAmount}
    />
  )
}
