import type { Order } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { getDeliveryCharge } from '../lib/amounts'

/** Beside the total of a list, which is without it. */
export function DeliveryCharge({ order }: { order: Order }) {
  const charge = getDeliveryCharge(order)
  return charge > 0 && <small>+ {formatTaka(charge)} delivery</small>
}
