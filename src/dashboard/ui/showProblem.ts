import { isApiProblem, isSessionExpired, messageOf } from '@/api'
import { showToast } from '@/shared/ui/toast/toast'

/** As a toast, unless the session has expired: that has a dialog. */
export function showProblem(error: unknown, tone: 'error' | 'warning' = 'error') {
  if (error && !isSessionExpired(error)) showToast(messageOf(error), tone)
}

/** What the server says of single fields; undefined if it says nothing of them. */
export const fieldErrorsOf = (error: unknown) =>
  isApiProblem(error) ? error.fieldErrors : undefined
