import { isApiProblem } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'

const isToldElsewhere = (status: number) => status === 401 || status === 403

/** What the server has against an admin's action; a session that has ended is told by a dialog of its own. */
export function toastProblem(problem: unknown) {
  if (!isApiProblem(problem)) {
    console.error('An action failed:', problem)
    void showToast('Something went wrong. Please try again.', 'warning')
  } else if (!isToldElsewhere(problem.status)) {
    void showToast(problem.message, 'warning')
  }
}
