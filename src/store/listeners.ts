import {
  isAdminActionRejected,
  isEditConflict,
  isSessionExpired,
  isSessionExpiredResponse,
  messageOf,
  type SessionUser,
  sessionExpired,
} from '@/api'
import { listenForAuth } from '@/entities/auth/model/authListeners'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { showToast } from '@/shared/ui/toast/toast'
import { listenForCart } from '@/storefront/features/cart/model/cartListeners'
import { listenForCheckout } from '@/storefront/features/checkout/model/checkoutListeners'
import { addAppListener } from './hooks'
import type { AppStore } from './store'

/** In the client after the first paint: only a signed-in user can cause what they handle, and the session is asked for later. */
export function startListeners({ dispatch }: AppStore) {
  dispatch(
    addAppListener({
      predicate: isSessionExpiredResponse,
      effect: (_action, api) => {
        // The expiry of one session is reported once.
        if (selectAuthUser(api.getState())) api.dispatch(sessionExpired())
      },
    }),
  )
  dispatch(
    addAppListener({
      matcher: isAdminActionRejected,
      effect: ({ payload: error }) => {
        // These two have a dialog of their own.
        if (isSessionExpired(error) || isEditConflict(error)) return
        showToast(messageOf(error), 'warning')
      },
    }),
  )
  listenForAuth(dispatch)
  listenForCart(dispatch)
  listenForCheckout(dispatch)
}

/** Calls back when somebody signs in or out. */
export function listenForSession(
  store: AppStore,
  onChange: (user: SessionUser | null) => void,
): void {
  store.dispatch(
    addAppListener({
      predicate: (_action, state, previous) =>
        selectAuthUser(state)?.id !== selectAuthUser(previous)?.id,
      effect: (_action, { getState }) => onChange(selectAuthUser(getState())),
    }),
  )
}
