import { shop } from '@/shop/shop.config'

type Line = { price: number; quantity: number }

/** Adds up in paisa to avoid floating point errors. */
export function sumLines(lines: readonly Line[]): number {
  const paisa = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  )
  return paisa / 100
}

/** Totals of an order in taka; the server calculates them independently. */
export function orderTotals(lines: readonly Line[]) {
  const subtotal = sumLines(lines)
  const delivery = shop.deliveryCharge
  return { subtotal, delivery, total: (Math.round(subtotal * 100) + delivery * 100) / 100 }
}
