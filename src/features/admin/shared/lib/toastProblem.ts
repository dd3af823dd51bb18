import { isApiProblem } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'

// An expired session has a dialog of its own.
const isSessionExpired = (status: number) => status === 401 || status === 403

/** Shows why an admin's action failed. */
export function toastProblem(problem: unknown) {
  if (!isApiProblem(problem)) {
    console.error('An action failed:', problem)
    void showToast('Something went wrong. Please try again.', 'warning')
  } else if (!isSessionExpired(problem.status)) {
    void showToast(problem.message, 'warning')
  }
}
