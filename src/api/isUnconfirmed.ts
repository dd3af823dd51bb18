import { isApiProblem } from './problem'

/** It may have been done: there was no answer, or none that says otherwise. */
export const isUnconfirmed = (error: unknown): boolean =>
  !isApiProblem(error) || error.status < 400 || error.status >= 500
