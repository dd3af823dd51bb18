import type { TypedStartListening } from '@reduxjs/toolkit'
import { shopApi } from '../../../api'
import type { AppDispatch, RootState } from '../../../store/types'
import { checkoutForgotten } from './checkoutSlice'

/** A draft goes with whoever signs out; whose session has only run out finds it again. */
export function listenForCheckout(startListening: TypedStartListening<RootState, AppDispatch>) {
  startListening({
    matcher: shopApi.endpoints.endSession.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      if (getState().auth.session !== 'refused') dispatch(checkoutForgotten())
    },
  })
}
