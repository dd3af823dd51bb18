import { isRejected } from '@reduxjs/toolkit'
import { getField } from '@/shared/lib/getField'
import { toastedMutations } from './generated/callLists'

const isRejectedCall = isRejected()

/** The mutations whose errors the store shows as toasts: their callers handle only the success. */
export function isAdminActionRejected(
  action: unknown,
): action is { type: string; payload: unknown } {
  return isRejectedCall(action) && toastedMutations.has(getField(action.meta.arg, 'endpointName'))
}
