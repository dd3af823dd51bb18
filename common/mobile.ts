import { shop } from '../shop/shop.config'
import { text } from './text'
import { toLatinDigits } from './toLatinDigits'

const country = shop.mobilePrefix.slice(1)

/** Ignores spaces and punctuation between the digits, but not letters. */
const separators = /[\s\-‐-―().]/g

export const mobileMessage = text(
  `Please enter a valid mobile number, such as ${shop.mobilePrefix} 1711 000000.`,
  `সঠিক মোবাইল নম্বর লিখুন, যেমন ${shop.mobilePrefix} 1711 000000।`,
)

/** Normalizes to `+8801711000000`; leaves other text unchanged; empty if there is only the prefix. */
export function normalizeMobile(text: string): string {
  const compact = toLatinDigits(text).replace(separators, '')
  if (/[^\d+]/.test(compact)) return text.trim()
  const national = compact.replace(new RegExp(`^(?:\\+|00)?${country}`), '').replace(/^\+?0*/, '')
  if (national === '') return ''
  return `${shop.mobilePrefix}${national}`
}

/** Operator code 013 to 019 and eight digits. */
export const isMobile = (text: string) => /^\+8801[3-9]\d{8}$/.test(normalizeMobile(text))
