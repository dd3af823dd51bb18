import { shop } from '../shop/shop.config'
import { toBengaliDigits } from './bengali'
import type { Language } from './text'

type TakaOptions = { hasDecimals?: boolean; symbol?: string; language?: Language }

/**
 * `৳1,25,000`; two decimals if requested or if the amount is not whole. Without `Intl.NumberFormat`: creating the first one of a
 * page takes longer than rendering all its components.
 */
export function formatTaka(
  amount: number,
  { hasDecimals = false, symbol = shop.currencySymbol, language = 'en' }: TakaOptions = {},
): string {
  const digits = hasDecimals || !Number.isInteger(amount) ? 2 : 0
  const sign = amount < 0 ? '-' : ''
  // The last three digits, then pairs.
  const grouped = Math.abs(amount)
    .toFixed(digits)
    .replace(/\d(?=(\d\d)+\d(\.|$))/g, '$&,')
  return sign + symbol + (language === 'bn' ? toBengaliDigits(grouped) : grouped)
}
