import type { Order } from '../../../api'
import { Totals } from '../../../shared/ui/totals/Totals'
import { deliveryOf, orderTotal } from '../lib/amounts'

/** By what was stored with the order: another delivery charge since then does not change it. */
export function OrderTotals({ order }: { order: Order }) {
  return (
    <Totals subtotal={orderTotal(order)} delivery={deliveryOf(order)} total={order.totalAmount} />
  )
}
