import { shop } from '../../../shop/shop.config'

type Line = { price: number; quantity: number }

/** In whole paisa, since taka with decimals do not add up. */
export function sumOf(lines: readonly Line[]): number {
  const paisa = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  )
  return paisa / 100
}

/** What an order of these lines comes to, in taka. The server reckons the same by itself. */
export function orderTotals(lines: readonly Line[]) {
  const subtotal = sumOf(lines)
  const delivery = shop.deliveryCharge
  return { subtotal, delivery, total: (Math.round(subtotal * 100) + delivery * 100) / 100 }
}
