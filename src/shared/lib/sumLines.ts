export type Line = { price: number; quantity: number }

/** Adds up in paisa to avoid floating point errors. */
export function sumLines(lines: readonly Line[]): number {
  const paisa = lines.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  )
  return paisa / 100
}
