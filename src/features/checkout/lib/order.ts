import { normalizeMobile } from '../../../../shop/mobile'
import type { OrderInput } from '../../../api'
import { orderTotals } from '../../../shared/lib/orderTotals'
import type { DeliveryValues } from '../model/delivery'

export function isIncomplete({ name, mobileNumber, district, address }: DeliveryValues): boolean {
  return [name, normalizeMobile(mobileNumber), district, address].some((text) => !text.trim())
}

export type OrderLine = OrderInput['cartItems'][number]

/** The part of an order that the idempotency key depends on. */
export type OrderContent = Omit<OrderInput, 'status' | 'orderPlaced'>

export function toOrderContent(values: DeliveryValues, lines: readonly OrderLine[]): OrderContent {
  const email = values.email.trim()
  return {
    name: values.name.trim(),
    ...(email && { email }),
    mobileNumber: normalizeMobile(values.mobileNumber),
    country: values.country,
    district: values.district,
    address: values.address.trim(),
    additionalInfo: values.additionalInfo.trim(),
    cartItems: lines.map(({ gadgetId, name, price, quantity, image }) => ({
      gadgetId,
      name,
      price,
      quantity,
      image,
    })),
    totalAmount: orderTotals(lines).total,
  }
}

/** Placed now. */
export const toOrderInput = (order: OrderContent): OrderInput => ({
  ...order,
  status: 'Pending',
  orderPlaced: new Date().toISOString(),
})
