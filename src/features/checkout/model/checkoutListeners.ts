import { isAnyOf } from '@reduxjs/toolkit'
import { loggedOutInOtherTab, logoutRequested } from '../../../entities/auth'
import { addAppListener } from '../../../store/hooks'
import type { AppDispatch } from '../../../store/types'
import { checkoutCleared } from './checkoutSlice'

/** Logging out removes the draft; after an expired session it is restored. */
export function listenForCheckout(dispatch: AppDispatch) {
  dispatch(
    addAppListener({
      matcher: isAnyOf(logoutRequested, loggedOutInOtherTab),
      effect: (_action, api) => void api.dispatch(checkoutCleared()),
    }),
  )
}
