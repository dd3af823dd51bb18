import { DatabaseError } from 'pg'

/** The connection is lost, or a query missed its deadline. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError'
}

/** SQLSTATEs raised by triggers, see `routines`. */
export const rule = {
  lastAdmin: 'JT001',
  noWayBack: 'JT002',
  neverChanges: 'JT003',
  moneyAddsUp: 'JT004',
  userDeleted: 'JT005',
  verifiedSince: 'JT006',
  tokenRevoked: 'JT021',
} as const

export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined
}

export function violatesRule(error: unknown, name: keyof typeof rule): boolean {
  return sqlState(error) === rule[name]
}

/** Returns the name of the violated constraint. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code?.startsWith('23')
    ? error.constraint
    : undefined
}

/** Serialisation failure or deadlock: the same work may succeed now. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(sqlState(error) ?? '')
}

const unavailableStates =
  /^(08...|53...|57P0[1-5]|57014|55P03|58030|25006|25P0[34]|XX001|28000|3D000)$/
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const unavailableWords =
  /timeout exceeded when trying to connect|connection terminated|not queryable|connection timeout|after calling end on the pool/i

/** The database is not available: the response is a 503. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLostError) return true
  const state = sqlState(error)
  if (state) return unavailableStates.test(state)
  if (typeof error !== 'object' || error === null) return false
  // A host name with several addresses gives an AggregateError.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isUnavailable)
  const code = 'code' in error ? String(error.code) : ''
  const message = 'message' in error ? String(error.message) : ''
  return unavailableCodes.test(code) || unavailableWords.test(message)
}

const interruptedStates = /^(08...|57P0[1-3]|25006)$/
const interruptedWords =
  /connection terminated unexpectedly|ECONNRESET|EPIPE|The connection is lost/i

/** The server ended the connection, or it is no primary any more: another one takes over, or it starts again. */
export function isInterrupted(error: unknown): boolean {
  const state = sqlState(error)
  if (state) return interruptedStates.test(state)
  return error instanceof Error && interruptedWords.test(error.message)
}
