/** A random ID of the kind that the API takes. `crypto.randomUUID` exists on secure origins only. */
export function newId(): string {
  const available: Partial<Crypto> = crypto
  if (available.randomUUID) return available.randomUUID()
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`
}
