import { createHash } from 'node:crypto'

const hash = (algorithm: 'md5' | 'sha256', text: string) =>
  createHash(algorithm).update(text).digest('hex')

/** Signs what is posted to the shop as SSLCommerz does: the sender says which fields it has signed. */
export function sign(fields: Readonly<Record<string, string>>, storePassword: string) {
  const signed: Record<string, string> = { ...fields, store_passwd: hash('md5', storePassword) }
  const text = Object.keys(signed)
    .sort()
    .map((key) => `${key}=${signed[key]}`)
    .join('&')
  return {
    ...fields,
    verify_sign: hash('md5', text),
    verify_sign_sha2: hash('sha256', text),
    verify_key: Object.keys(fields).sort().join(','),
  }
}
