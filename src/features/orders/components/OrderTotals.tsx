import type { Order } from '../../../api'
import { getDeliveryCharge, getItemsTotal } from '../../../entities/order'
import { Totals } from '../../../shared/ui/totals/Totals'

/** By what was stored with the order: another delivery charge since then does not change it. */
export function OrderTotals({ order }: { order: Order }) {
  return (
    <Totals
      subtotal={getItemsTotal(order)}
      delivery={getDeliveryCharge(order)}
      total={order.totalAmount}
    />
  )
}
