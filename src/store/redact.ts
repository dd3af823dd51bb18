const secretName = /token|password|secret|authorization|cookie|e-?mail|address|mobile|phone/i
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
      // Cache keys contain the arguments of calls.
      redactText(name),
      hasSecretName(name) && isSecret(inner) ? hidden : redactValue(inner),
    ]),
  )
}

/** Keys of cache entries contain the names of arguments, but are not field names. */
function hasSecretName(name: string): boolean {
  return !name.includes('(') && secretName.test(name)
}

/** Empty values and booleans stay readable. */
function isSecret(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean' && value !== ''
}

/** A copy of an action or of the state for the DevTools, without secrets and personal data. */
export function redact<T>(value: T): T {
  return redactValue(value) as T
}
