import { shop } from '../../../shop/shop.config'

const whole = new Intl.NumberFormat(shop.locale, { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat(shop.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

type TakaOptions = { hasDecimals?: boolean }

/** `৳1,25,000`; two decimals if requested or if the amount is not whole. */
export function formatTaka(amount: number, { hasDecimals = false }: TakaOptions = {}): string {
  const format = hasDecimals || !Number.isInteger(amount) ? exact : whole
  const sign = amount < 0 ? '-' : ''
  return `${sign}${shop.currencySymbol}${format.format(Math.abs(amount))}`
}
