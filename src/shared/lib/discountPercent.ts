/** What the badge says; undefined where there is no discount to speak of. */
export function discountPercent(price: number, discountPrice?: number): number | undefined {
  if (!discountPrice || price <= 0 || discountPrice >= price) return undefined
  return Math.round(((price - discountPrice) / price) * 100)
}
