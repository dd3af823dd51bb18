import { type Persistor, persistStore } from 'redux-persist'
import { rootReducer } from '../rootReducer'
import type { AppStore } from '../types'
import { followOtherTabs, persisted } from './persisted'

/** Restores the persisted slices and persists them from then on. In a browser only, after the first paint. */
export function startPersistence(store: AppStore): Persistor {
  store.replaceReducer(persisted(rootReducer))
  followOtherTabs(store.dispatch)
  const persistor = persistStore(store)
  window.addEventListener('pagehide', () => void persistor.flush())
  return persistor
}
