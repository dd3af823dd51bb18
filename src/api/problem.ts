import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

/** Every failed call rejects with one: the server's problem+json, a network error, a timeout. */
export type ApiProblem = {
  /** The HTTP status; 0 without a response. */
  status: number
  /** Stable, for code. */
  code: string
  title: string
  /** For users. */
  message: string
  fieldErrors?: Record<string, string>
  requestId?: string
  details?: Record<string, unknown>
}

const genericMessage = 'Something went wrong. Please try again.'

const noResponse = {
  FETCH_ERROR: {
    code: 'network',
    title: 'No connection',
    message: 'We could not reach the shop. Please check your connection and try again.',
  },
  TIMEOUT_ERROR: {
    code: 'timeout',
    title: 'Timeout',
    message: 'This is taking too long. Please try again.',
  },
  PARSING_ERROR: {
    code: 'unreadable_response',
    title: 'Unreadable response',
    message: genericMessage,
  },
  CUSTOM_ERROR: {
    code: 'unknown',
    title: 'Something went wrong',
    message: genericMessage,
  },
} as const

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback
}

function fieldErrorsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function withoutUndefined(problem: ApiProblem): ApiProblem {
  const { fieldErrors, requestId, details, ...rest } = problem
  return {
    ...rest,
    ...(fieldErrors && { fieldErrors }),
    ...(requestId && { requestId }),
    ...(details && { details }),
  }
}

export function toApiProblem(error: FetchBaseQueryError): ApiProblem {
  if (typeof error.status !== 'number') {
    const status = 'originalStatus' in error ? error.originalStatus : 0
    return { status, ...noResponse[error.status] }
  }
  const body = isRecord(error.data) ? error.data : {}
  return withoutUndefined({
    status: error.status,
    code: textOf(body.code, `http_${error.status}`),
    title: textOf(body.title, 'Something went wrong'),
    message: textOf(body.message, genericMessage),
    fieldErrors: fieldErrorsOf(body.fieldErrors),
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    details: isRecord(body.details) ? body.details : undefined,
  })
}

/** `unwrap()` rejects with one. Errors of libraries have a code and a message as well, but no status. */
export function isApiProblem(value: unknown): value is ApiProblem {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.code === 'string' &&
    typeof value.message === 'string'
  )
}

/** A missing session or role. The session-expired dialog reports it, so callers show nothing. */
export function isSessionExpired(error: unknown): boolean {
  return isApiProblem(error) && (error.status === 401 || error.status === 403)
}

/** The message to show to the user. */
export const messageOf = (error: unknown): string =>
  isApiProblem(error) ? error.message : genericMessage

/** The server returns 400 or 422 for ids and names that cannot exist. */
const missingStatuses = [400, 404, 422]

export function isMissing(error: unknown): boolean {
  return isApiProblem(error) && missingStatuses.includes(error.status)
}
