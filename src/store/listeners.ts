import { addListener, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import {
  isAdminActionRejected,
  isEditConflict,
  isSessionExpired,
  isSessionExpiredResponse,
  messageOf,
  sessionExpired,
  shopApi,
} from '../api'
import { selectCanSessionExpire } from '../entities/auth/model/authSlice'
import { listenForAuth } from '../features/auth/model/authListeners'
import { listenForCart } from '../features/cart/model/cartListeners'
import { listenForCheckout } from '../features/checkout/model/checkoutListeners'
import { showToast } from '../shared/ui/toast'
import type { AppDispatch, AppStore, RootState } from './types'

/** A new one for each store. */
export function makeListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  listeners.startListening({
    predicate: isSessionExpiredResponse,
    effect: (_action, { dispatch, getState }) => {
      if (selectCanSessionExpire(getState())) dispatch(sessionExpired())
    },
  })
  listeners.startListening({
    matcher: isAdminActionRejected,
    effect: ({ payload: error }) => {
      // These two have a dialog of their own.
      if (isSessionExpired(error) || isEditConflict(error)) return
      showToast(messageOf(error), 'warning')
    },
  })
  listenForAuth(listeners.startListening)
  listenForCart(listeners.startListening)
  listenForCheckout(listeners.startListening)
  return listeners
}

/** Calls back when a session has been opened or ended. */
export function listenForSession(store: AppStore, onChange: () => void) {
  const { createSession, endSession } = shopApi.endpoints
  store.dispatch(
    addListener({
      matcher: isAnyOf(createSession.matchFulfilled, endSession.matchFulfilled),
      effect: onChange,
    }),
  )
}

/** Calls back when a session has been opened, with the key of its event stream, and without one as soon as it is to end. */
export function listenForStreamKey(store: AppStore, onChange: (key: string | undefined) => void) {
  const { createSession, endSession } = shopApi.endpoints
  store.dispatch(
    addListener({
      matcher: createSession.matchFulfilled,
      effect: ({ payload }) => onChange(payload.streamKey),
    }),
  )
  store.dispatch(
    addListener({ matcher: endSession.matchPending, effect: () => onChange(undefined) }),
  )
}
