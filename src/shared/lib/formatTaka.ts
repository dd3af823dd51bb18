import { shop } from '../../../shop/shop.config'

const formats = new Map<number, Intl.NumberFormat>()

/** Created when it is first used: that takes milliseconds, and few pages show decimals. */
function getFormat(digits: number): Intl.NumberFormat {
  const existing = formats.get(digits)
  if (existing) return existing
  const format = new Intl.NumberFormat(shop.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(digits, format)
  return format
}

type TakaOptions = { hasDecimals?: boolean }

/** `৳1,25,000`; two decimals if requested or if the amount is not whole. */
export function formatTaka(amount: number, { hasDecimals = false }: TakaOptions = {}): string {
  const format = getFormat(hasDecimals || !Number.isInteger(amount) ? 2 : 0)
  const sign = amount < 0 ? '-' : ''
  return `${sign}${shop.currencySymbol}${format.format(Math.abs(amount))}`
}
