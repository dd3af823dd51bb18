import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { accountApi, isApiProblem, shopApi } from '@/api'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { untilRetry } from '@/shared/lib/connection'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import type { AppDispatch, RootState } from '@/store/hooks'
import * as messages from '../messages'
import { orderMissing, orderPlaced, ownerOf, selectUnconfirmedKey } from './checkoutSlice'

type Api = Pick<
  ListenerEffectAPI<RootState, AppDispatch>,
  'dispatch' | 'getState' | 'condition' | 'throwIfCancelled'
>

const { listMyOrders, placeOrder } = accountApi.endpoints

const isPlacing = ({ api }: RootState) =>
  Object.values(api.mutations).some(
    (call) => call?.endpointName === placeOrder.name && call.status === QueryStatus.pending,
  )

/** Finds out whether the order with this key was placed, as soon as the server can be reached. */
export async function confirmOrder(
  { dispatch, getState, condition, throwIfCancelled }: Api,
  key: string,
): Promise<void> {
  for (let failedAttempts = 1; ; failedAttempts += 1) {
    // The response of a call that is under way says it as well.
    if (isPlacing(getState())) await condition((_action, state) => !isPlacing(state))
    throwIfCancelled()
    const email = selectSessionEmail(getState())
    if (!email || selectUnconfirmedKey(getState()) !== key) return
    const { data, error } = await dispatch(
      listMyOrders.initiate({ email }, { subscribe: false, forceRefetch: true }),
    )
    throwIfCancelled()
    if (isPlacing(getState())) continue
    if (data && !error) {
      if (data.some(({ idempotencyKey }) => idempotencyKey === key)) {
        if (selectUnconfirmedKey(getState()) !== key) return
        showToast(t(messages.orderPlaced))
        dispatch(orderPlaced({ key, ownerHash: ownerOf(email) }))
        dispatch(shopApi.util.invalidateTags(['Cart', 'Dashboard']))
      } else dispatch(orderMissing(key))
      return
    }
    if (isApiProblem(error) && error.status >= 400 && error.status < 500) return
    await untilRetry(failedAttempts)
  }
}
