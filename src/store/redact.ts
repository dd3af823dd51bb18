const secretName =
  /token|password|secret|authorization|cookie|e-?mail|author|address|mobile|phone|originalargs|transaction/i
const emailInText = /[^\s"'{}[\]:,()]+@[^\s"'{}[\]:,()]+/g
const tokenInText = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g
const hidden = '[redacted]'

function redactText(text: string): string {
  return text.replace(tokenInText, hidden).replace(emailInText, hidden)
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      // Cache keys hold the arguments of calls.
      redactText(name),
      isTelling(name) && isSecret(inner) ? hidden : redactValue(inner),
    ]),
  )
}

/** A name, not the key of a cache entry, which names its arguments too. */
function isTelling(name: string): boolean {
  return !name.includes('(') && secretName.test(name)
}

/** Under a telling name, what says nothing by itself stays readable. */
function isSecret(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean' && value !== ''
}

/** A copy fit for the DevTools, of an action or of the state: readable names, no secret, no personal data. */
export function redact<T>(value: T): T {
  return redactValue(value) as T
}
