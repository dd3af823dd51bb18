import type { Order } from '@/api'
import { getDeliveryCharge } from '@/entities/order/lib/amounts'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

/** Beside the total of a list, which is without it. */
export function DeliveryCharge({ order }: { order: Order }) {
  const charge = getDeliveryCharge(order)
  return charge > 0 && <small>{t(messages.plusDelivery)(formatTaka(charge))}</small>
}
