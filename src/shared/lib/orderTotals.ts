import { deliveryTo } from '@/shop/delivery'
import { type Line, sumLines } from './sumLines'

/** Totals in taka of an order to a district, which may not be chosen yet; the server calculates them independently. */
export function orderTotals(lines: readonly Line[], district: string) {
  const subtotal = sumLines(lines)
  const delivery = deliveryTo(district).charge
  return { subtotal, delivery, total: (Math.round(subtotal * 100) + delivery * 100) / 100 }
}
