import type { Order } from '../../../api'
import { Totals } from '../../../shared/ui/totals/Totals'
import { getDeliveryCharge, getItemsTotal } from '../lib/amounts'

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
