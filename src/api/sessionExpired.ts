import { createAction, isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit'
import { shopApi } from './generated/shopApi'
import { isSessionExpired } from './problem'

/** The server has ended the session. Dispatched once for all calls that failed for it. */
export const sessionExpired = createAction('session/expired')

/** The user of this tab has changed or is gone, in whatever tab that happened. */
export const sessionEnded = createAction('session/ended')

const { createSession, endSession } = shopApi.endpoints
const isSessionCall = isAnyOf(createSession.matchRejected, endSession.matchRejected)

/** Whether an action is a call's 401 or 403; the session's own two calls are exempt. */
export const isSessionExpiredResponse = (action: unknown): boolean =>
  isRejectedWithValue(action) && isSessionExpired(action.payload) && !isSessionCall(action)
