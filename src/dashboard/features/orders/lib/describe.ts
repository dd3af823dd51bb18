import type { Order } from '@/api'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { shortId } from '@/entities/order/lib/labels'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

/** By id, for the report of a bulk action. */
export const getNames = (orders: readonly Order[]) =>
  new Map(orders.map(({ _id, name }) => [_id, `${name}, ${_id}`]))

export const summarizeOrder = (order: Order) =>
  t(messages.orderSummary)(shortId(order._id), order.name, formatOrderTotal(order))
