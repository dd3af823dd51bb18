import { createHash } from 'node:crypto'

const hexOf = (text: string) => createHash('sha256').update(`jontro:${text}`).digest('hex')

/** A UUIDv7 that is the same on every machine, so that a second seed finds the rows of the first. */
export function demoId(text: string): string {
  const hex = hexOf(text)
  const variant = ((Number.parseInt(hex.slice(15, 16), 16) & 0x3) | 0x8).toString(16)
  return `01980000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-${variant}${hex.slice(7, 10)}-${hex.slice(10, 22)}`
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID, likewise: the id of a payment. */
export function demoTransactionId(text: string): string {
  const bytes = Buffer.from(hexOf(`payment:${text}`), 'hex').subarray(0, 22)
  return `01K0${[...bytes].map((byte) => crockford[byte % 32]).join('')}`
}
