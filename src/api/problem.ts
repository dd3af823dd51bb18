import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { getField } from '@/shared/lib/getField'
import { isBengali, t } from '@/shared/lib/language'
import type { Problem } from './generated/types'
import * as messages from './messages'

/** Every failed call rejects with one: the server's problem+json, a network error, a timeout. Its status is 0 without a response. */
export type ApiProblem = Problem

const genericMessage = t(messages.somethingWentWrong)

const noResponse = {
  FETCH_ERROR: {
    code: 'network',
    title: t(messages.noConnection),
    message: t(messages.shopNotReached),
  },
  TIMEOUT_ERROR: {
    code: 'timeout',
    title: t(messages.timeout),
    message: t(messages.tooLong),
  },
  PARSING_ERROR: {
    code: 'unreadable_response',
    title: t(messages.unreadableResponse),
    message: genericMessage,
  },
  CUSTOM_ERROR: {
    code: 'unknown',
    title: t(messages.failure),
    message: genericMessage,
  },
} as const

export function toApiProblem(error: FetchBaseQueryError): ApiProblem {
  if (typeof error.status !== 'number') {
    const status = 'originalStatus' in error ? error.originalStatus : 0
    return { status, ...noResponse[error.status] }
  }
  const { status, data } = error
  const { title, message } = noResponse.CUSTOM_ERROR
  // A proxy, or the host of uploads, may send another body than the contract's.
  return isApiProblem(data)
    ? { ...inPageLanguage(data), status }
    : { status, code: `http_${status}`, title, message }
}

/** The server sends both languages of a message. */
export const localMessage = ({
  message,
  messageBn = message,
}: {
  message: string
  messageBn?: string | undefined
}): string => (isBengali ? messageBn : message)

function inPageLanguage(problem: ApiProblem): ApiProblem {
  if (!isBengali) return problem
  const { fieldErrors, fieldErrorsBn = fieldErrors } = problem
  return { ...problem, message: localMessage(problem), fieldErrors: fieldErrorsBn }
}

/** `unwrap()` rejects with one. Errors of libraries have a code and a message as well, but no status. */
export function isApiProblem(value: unknown): value is ApiProblem {
  return (
    typeof getField(value, 'status') === 'number' &&
    typeof getField(value, 'code') === 'string' &&
    typeof getField(value, 'message') === 'string'
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
