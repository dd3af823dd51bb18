import { shop } from '../../../../shop/shop.config'

const firstBengaliDigit = '০'.charCodeAt(0)
const country = shop.mobilePrefix.slice(1)

function digitsOf(text: string): string {
  return text
    .replace(/[০-৯]/g, (digit) => `${digit.charCodeAt(0) - firstBengaliDigit}`)
    .replace(/\D/g, '')
}

/** With the country's prefix and no blanks, however it was typed; empty where only the prefix is there. */
export function normalizeMobile(text: string): string {
  const national = digitsOf(text)
    .replace(/^(00)?880/, '')
    .replace(/^0+/, '')
  return national && `+${country}${national}`
}

/** An operator's code from 013 to 019 and eight digits. */
export const isMobile = (text: string) => /^\+8801[3-9]\d{8}$/.test(normalizeMobile(text))
