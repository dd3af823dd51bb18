import { startLiveTags, startQueryRetries } from '@/api'
import { startAuth } from '@/entities/auth/model/authTabs'
import type { AppStore } from '@/store/hooks'
import { listenForSession, startListeners } from '@/store/listeners'
import { startPersistence } from '@/store/persistence'
import { preloadSearchResults } from '@/storefront/features/search/components/SearchBox'
import { startPrefetch } from './prefetch'
import { preloadMessages } from './preloadMessages'
import { type Router, startRenderingWhole } from './renderWhole'

/** Starts everything that the first paint does not need. */
export function startBackground(store: AppStore, router: Router) {
  startListeners(store)
  startPersistence(store)
  const { checkSession } = startAuth(store)
  const live = startLiveTags({ dispatch: store.dispatch, onInterrupted: checkSession })
  startPrefetch(store.dispatch, router.routes)
  startQueryRetries(store.dispatch)
  preloadMessages(store)
  startRenderingWhole(router)
  // The suggestions can then also say that there is no connection.
  preloadSearchResults()
  listenForSession(store, (user) => live.setUser(user?.id))
}
