import { startLiveTags, startQueryRetries } from '../api'
import { startAuth } from '../features/auth'
import { listenForStreamKey, startPersistence } from '../store'
import type { AppStore } from '../store/types'
import { startPrefetch } from './prefetch'
import { preloadMessages } from './preloadMessages'

/** What a page does not need for its first paint. */
export function startBackground(store: AppStore) {
  startPersistence(store)
  const live = startLiveTags({ dispatch: store.dispatch })
  startPrefetch(store.dispatch)
  startQueryRetries(store)
  preloadMessages(store)
  listenForStreamKey(store, live.setStreamKey)
  startAuth(store.dispatch)
}

/** Two frames: the first paint is done by then. In a page that is not shown, frames never come. */
export function afterFirstPaint(callback: () => void) {
  if (document.visibilityState === 'hidden') setTimeout(callback)
  else requestAnimationFrame(() => requestAnimationFrame(callback))
}
