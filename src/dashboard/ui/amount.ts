import { toLatinDigits } from '@/common/toLatinDigits'

/** Parses `2490`, `1,25,000`, `৳990.50` or `৯৯০`; undefined if the text is not an amount. */
export function parseAmount(text: string): number | undefined {
  const digits = toLatinDigits(text).replace(/[৳,\s]/g, '')
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

/** A discount price of 0 means no discount. */
export const parseDiscount = (text: string) => parseAmount(text) || undefined
