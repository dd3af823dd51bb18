import { normalizeMobile } from '../../../../shop/mobile'
import type { OrderInput } from '../../../api'
import { orderTotals } from '../../../shared/lib/orderTotals'
import type { DeliveryValues } from '../model/delivery'

export function isIncomplete({ name, mobileNumber, district, address }: DeliveryValues): boolean {
  return [name, normalizeMobile(mobileNumber), district, address].some((text) => !text.trim())
}

export type OrderLine = OrderInput['cartItems'][number]

/** What is ordered, by whom, to where: all that makes one order another than the next. */
export type Wanted = Omit<OrderInput, 'status' | 'orderPlaced'>

export function wantedOf(values: DeliveryValues, lines: readonly OrderLine[]): Wanted {
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
