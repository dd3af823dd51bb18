import { createAction } from '@reduxjs/toolkit'
import { shopApi } from './shopApi'

/** The server has ended the session. Dispatched once for all calls that failed for it. */
export const sessionExpired = createAction('session/expired')

/** The user of this tab has changed or is gone, in whatever tab that happened. */
export const sessionEnded = createAction('session/ended')

const { createSession, endSession } = shopApi.endpoints
const isSessionCall = [createSession, endSession].map(({ matchRejected }) => matchRejected)

type RejectedCall = { type: string; payload?: { status?: unknown } }

/** Whether an action is a call's 401 or 403; the session's own two calls are exempt. */
export function isSessionExpiredResponse(action: unknown): boolean {
  if (!isRejectedCall(action)) return false
  const status = action.payload?.status
  return (status === 401 || status === 403) && !isSessionCall.some((matches) => matches(action))
}

function isRejectedCall(action: unknown): action is RejectedCall {
  return (
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    typeof action.type === 'string' &&
    action.type.startsWith(`${shopApi.reducerPath}/`) &&
    action.type.endsWith('/rejected')
  )
}
