import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit'
import { loggedOutInOtherTab, logoutRequested } from '../../../entities/auth'
import type { AppDispatch, RootState } from '../../../store/types'
import { checkoutCleared } from './checkoutSlice'

/** Logging out removes the draft; after an expired session it is restored. */
export function listenForCheckout(startListening: TypedStartListening<RootState, AppDispatch>) {
  startListening({
    matcher: isAnyOf(logoutRequested, loggedOutInOtherTab),
    effect: (_action, { dispatch }) => void dispatch(checkoutCleared()),
  })
}
