import type { OrderInput } from '@/api'
import { normalizeMobile } from '@/common/mobile'
import { language } from '@/shared/lib/language'
import { orderTotals } from '@/shared/lib/orderTotals'
import type { DeliveryValues } from '../model/delivery'

export function isIncomplete({ name, mobileNumber, district, address }: DeliveryValues): boolean {
  return [name, normalizeMobile(mobileNumber), district, address].some((text) => !text.trim())
}

/** What the form is filled in with, and from where. */
export type KnownDelivery = {
  source: 'saved address' | 'last order' | 'account'
  values: Partial<DeliveryValues>
}

/** For a district that was chosen since, if one was: an address of another one stays behind. */
export function inDistrict<Values extends Partial<DeliveryValues>>(
  values: Values,
  district: string,
): Values {
  if (district === '' || values.district === district) return values
  return values.district ? { ...values, district, address: '' } : { ...values, district }
}

export type OrderLine = OrderInput['cartItems'][number]

/** The part of an order that the idempotency key depends on. */
export type OrderContent = Omit<OrderInput, 'status' | 'orderPlaced' | 'language'>

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
    totalAmount: orderTotals(lines, values.district).total,
  }
}

/** Placed now. */
export const toOrderInput = (order: OrderContent): OrderInput => ({
  ...order,
  language,
  status: 'Pending',
  orderPlaced: new Date().toISOString(),
})
