import { sessionExpired } from '@/api'
import { splitPath } from '@/common/text'
import type { SessionEnd } from '@/entities/auth/model/authSlice'
import { type AppStore, addAppListener } from '@/store/hooks'
import type { Router } from '../renderWhole'

/** Redirects to the login page once this tab has noticed that the session has expired. */
export function redirectOnceExpired(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  router: Pick<Router, 'state' | 'navigate'>,
) {
  const effect = () => {
    const { location } = router.state
    // The router's own location begins with the prefix of the language, which it adds to every path.
    const from = { ...location, pathname: splitPath(location.pathname).path }
    const state = { from, sessionEnd: 'expiry' satisfies SessionEnd }
    // A pushed entry would leave the page in the history twice after the next login.
    void router.navigate('/login', { replace: true, state })
  }
  dispatch(addAppListener({ actionCreator: sessionExpired, effect }))
}
