import { isRejected } from '@reduxjs/toolkit'
import { getField } from '../shared/lib/getField'
import { adminMutations } from './generated/adminMutations'

type AdminMutation = (typeof adminMutations)[number]

/** Their callers show the error beside what was entered, so a toast would repeat it. */
const withOwnError: readonly AdminMutation[] = [
  'setProductPrice',
  'addOrderNote',
  'checkProductImport',
  'applyProductImport',
]
const names: ReadonlySet<unknown> = new Set(
  adminMutations.filter((name) => !withOwnError.includes(name)),
)

const isRejectedCall = isRejected()

/** The mutations whose errors the store shows as toasts: their callers handle only the success. */
export function isAdminActionRejected(
  action: unknown,
): action is { type: string; payload: unknown } {
  return isRejectedCall(action) && names.has(getField(action.meta.arg, 'endpointName'))
}
