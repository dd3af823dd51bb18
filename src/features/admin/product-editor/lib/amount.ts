const bengaliZero = 0x9e6

/** `2490`, `1,25,000`, `৳990.50`, `৯৯০`: the amount that a text says, in taka; undefined for what says none. */
export function amountOf(text: string): number | undefined {
  const digits = text
    .replace(/[০-৯]/g, (digit) => `${digit.charCodeAt(0) - bengaliZero}`)
    .replace(/[৳,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

/** A discount price of nothing is no discount. */
export const discountOf = (text: string) => amountOf(text) || undefined
