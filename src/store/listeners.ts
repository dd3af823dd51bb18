import { addListener, createListenerMiddleware } from '@reduxjs/toolkit'
import {
  isAdminActionRejected,
  isEditConflict,
  isSessionExpired,
  isSessionExpiredResponse,
  messageOf,
  type SessionUser,
  sessionExpired,
} from '../api'
import { selectAuthUser } from '../entities/auth/model/authSlice'
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
      // The expiry of one session is reported once.
      if (selectAuthUser(getState())) dispatch(sessionExpired())
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

/** Calls back when another session is the current one, or none. */
export function listenForSession(
  store: AppStore,
  onChange: (user: SessionUser | null) => void,
): void {
  store.dispatch(
    addListener.withTypes<RootState, AppDispatch>()({
      predicate: (_action, state, previous) =>
        selectAuthUser(state)?.streamKey !== selectAuthUser(previous)?.streamKey,
      effect: (_action, { getState }) => onChange(selectAuthUser(getState())),
    }),
  )
}
