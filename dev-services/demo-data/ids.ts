import { createHash } from 'node:crypto'

const hexOf = (text: string) => createHash('sha256').update(`jontro:${text}`).digest('hex')

/** The same text gives the same UUIDv7 on every machine: a second seed finds what the first one made. */
export function demoId(text: string): string {
  const hex = hexOf(text)
  const variant = ((Number.parseInt(hex.slice(15, 16), 16) & 0x3) | 0x8).toString(16)
  return `01980000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-${variant}${hex.slice(7, 10)}-${hex.slice(10, 22)}`
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID likewise: what a payment is called. */
export function demoTransactionId(text: string): string {
  const bytes = Buffer.from(hexOf(`payment:${text}`), 'hex').subarray(0, 22)
  return `01K0${[...bytes].map((byte) => crockford[byte % 32]).join('')}`
}
