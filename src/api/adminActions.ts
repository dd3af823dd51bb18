import { isRejected } from '@reduxjs/toolkit'
import { getField } from '../shared/lib/getField'
import type { adminApi } from './adminApi'

/** By name, because the endpoints themselves are loaded with the admin pages. */
const adminActions: readonly (keyof typeof adminApi.endpoints)[] = [
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'deleteProducts',
  'setProductsStock',
  'deliverOrder',
  'deliverOrders',
  'deleteOrder',
  'deleteOrders',
  'setReviewHidden',
  'recordCashPayment',
  'refundPayment',
  'recordRefund',
  'refundOrder',
  'acceptPayment',
  'updateUserRole',
  'deleteUser',
  'deleteCartItems',
]
const names: ReadonlySet<unknown> = new Set(adminActions)

const isRejectedCall = isRejected()

/** The mutations whose errors the store shows as toasts: their callers handle only the success. */
export function isAdminActionRejected(
  action: unknown,
): action is { type: string; payload: unknown } {
  return isRejectedCall(action) && names.has(getField(action.meta.arg, 'endpointName'))
}
