import { startLiveTags, startQueryRetries } from '@/api'
import { startAuth } from '@/entities/auth/model/authTabs'
import { whenIdle } from '@/shared/lib/whenIdle'
import { preloadDialogs } from '@/shared/ui/dialog/dialog'
import { preloadToasts } from '@/shared/ui/toast/toast'
import type { AppStore } from '@/store/hooks'
import { listenForSession, startListeners } from '@/store/listeners'
import { startPersistence } from '@/store/persistence'
import { preloadSearchResults } from '@/storefront/features/search/components/SearchBox'
import { redirectOnceExpired } from './guards/redirectOnceExpired'
import { startPrefetch } from './prefetch'
import { type Router, startRenderingWhole } from './renderWhole'

/** Starts everything that the first paint does not need. */
export function startBackground(store: AppStore, router: Router) {
  startListeners(store)
  startPersistence(store)
  const { checkSession } = startAuth(store)
  const live = startLiveTags({ dispatch: store.dispatch, onInterrupted: checkSession })
  startPrefetch(store.dispatch, router.routes)
  startQueryRetries(store)
  redirectOnceExpired(store, router)
  preloadToastsOnFirstAction()
  startRenderingWhole(router)
  // The suggestions can then also say that there is no connection.
  preloadSearchResults()
  listenForSession(store, (user) => {
    live.setUser(user?.id)
    // Dialogs are only for signed-in users.
    whenIdle(() => {
      void preloadToasts()
      void preloadDialogs()
    })
  })
}

/** In case the connection is lost later. Not with the first screen: no message is shown before the visitor's first action. */
function preloadToastsOnFirstAction() {
  const stop = new AbortController()
  for (const name of ['pointerdown', 'keydown']) {
    window.addEventListener(
      name,
      () => {
        stop.abort()
        whenIdle(() => void preloadToasts())
      },
      { passive: true, signal: stop.signal },
    )
  }
}
