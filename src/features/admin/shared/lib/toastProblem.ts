import { isApiProblem, isSessionExpired, messageOf } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'

/** Shows why an admin's action failed. */
export function toastProblem(problem: unknown) {
  if (!isApiProblem(problem)) console.error('An action failed:', problem)
  if (!isSessionExpired(problem)) void showToast(messageOf(problem), 'warning')
}
