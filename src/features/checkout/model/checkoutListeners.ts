import type { TypedStartListening } from '@reduxjs/toolkit'
import { shopApi } from '../../../api'
import type { AppDispatch, RootState } from '../../../store/types'
import { checkoutCleared } from './checkoutSlice'

/** Logging out removes the draft; after an expired session it is restored. */
export function listenForCheckout(startListening: TypedStartListening<RootState, AppDispatch>) {
  startListening({
    matcher: shopApi.endpoints.endSession.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      if (getState().auth.session !== 'expired') dispatch(checkoutCleared())
    },
  })
}
