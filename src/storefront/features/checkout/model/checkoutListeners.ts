import { isAnyOf } from '@reduxjs/toolkit'
import { shopApi } from '@/api'
import {
  loggedOutInOtherTab,
  logoutRequested,
  selectSessionEmail,
} from '@/entities/auth/model/authSlice'
import { loadChunk } from '@/shared/lib/loadChunk'
import { type AppDispatch, addAppListener } from '@/store/hooks'
import { checkoutCleared, orderUnconfirmed, selectUnconfirmedKey } from './checkoutSlice'

const isCartRead = shopApi.endpoints.listMyCart.matchFulfilled

const loadConfirmOrder = () =>
  loadChunk(
    () =>
      import(
        /* webpackChunkName: "confirm-order" */
        './confirmOrder'
      ),
  )

export function listenForCheckout(dispatch: AppDispatch) {
  // Logging out removes the draft; after an expired session it is restored.
  dispatch(
    addAppListener({
      matcher: isAnyOf(logoutRequested, loggedOutInOtherTab),
      effect: (_action, api) => void api.dispatch(checkoutCleared()),
    }),
  )
  // An order without a response: asks for it at once, when the page is opened again, and when the cart has been emptied.
  dispatch(
    addAppListener({
      predicate: (action, state, previous) => {
        if (orderUnconfirmed.match(action)) return true
        const isSignedIn = selectSessionEmail(state) !== undefined
        const hasChanged = selectSessionEmail(previous) === undefined
        const isEmptied = isCartRead(action) && action.payload.length === 0
        return isSignedIn && (hasChanged || isEmptied) && Boolean(selectUnconfirmedKey(state))
      },
      effect: async (action, api) => {
        const key = orderUnconfirmed.match(action)
          ? action.payload
          : selectUnconfirmedKey(api.getState())
        if (!key) return
        api.cancelActiveListeners()
        const { confirmOrder } = await loadConfirmOrder()
        await confirmOrder(api, key)
      },
    }),
  )
}
