import { isApiProblem } from '../../../api'

/** 400 and 422 are what names and ids get that nothing could ever have. */
const missingStatuses = [400, 404, 422]

/** Whether a call failed because what it asks for is not there. */
export function isMissing(error: unknown): boolean {
  return isApiProblem(error) && missingStatuses.includes(error.status)
}
