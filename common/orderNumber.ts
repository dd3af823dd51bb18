import { orderNumberPrefix as prefix } from '../shop/orderNumberPrefix'
import { toLatinDigits } from './toLatinDigits'

/** `J-12345-67895`, to be read on the telephone. Null for an order of an earlier version that has none yet. */
export const formatOrderNumber = (number: number | null): string | undefined =>
  number === null ? undefined : `${prefix}-${`${number}`.slice(0, 5)}-${`${number}`.slice(5)}`

const pattern = new RegExp(String.raw`^(?:${prefix}[\s-]*)?([1-9]\d{4})[\s-]*(\d{5})$`, 'i')

/** The number that was typed, with its letter or without; undefined if it is none, for instance because a digit is wrong. */
export function parseOrderNumber(text: string): number | undefined {
  const [, start, end] = pattern.exec(toLatinDigits(text).trim()) ?? []
  const number = Number(`${start}${end}`)
  return number % 11 === 0 ? number : undefined
}
