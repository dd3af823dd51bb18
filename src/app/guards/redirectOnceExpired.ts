import { sessionExpired } from '@/api'
import type { SessionEnd } from '@/entities/auth/model/authSlice'
import { type AppStore, addAppListener } from '@/store/hooks'
import type { Router } from '../renderWhole'

/** Redirects to the login page once this tab has noticed that the session has expired. */
export function redirectOnceExpired(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  router: Pick<Router, 'state' | 'navigate'>,
) {
  const effect = () => {
    const state = { from: router.state.location, sessionEnd: 'expiry' satisfies SessionEnd }
    // A pushed entry would leave the page in the history twice after the next login.
    void router.navigate('/login', { replace: true, state })
  }
  dispatch(addAppListener({ actionCreator: sessionExpired, effect }))
}
