/** ৳ with Indian grouping; paisa only where there are some. */
export function taka(amount: string): string {
  const value = Number(amount)
  const digits = Number.isInteger(value) ? 0 : 2
  return `৳${value.toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
