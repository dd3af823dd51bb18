/** The discount in whole percent; undefined if there is none. */
export function discountPercent(price: number, discountPrice?: number): number | undefined {
  if (!discountPrice || price <= 0 || discountPrice >= price) return undefined
  return Math.round(((price - discountPrice) / price) * 100)
}
