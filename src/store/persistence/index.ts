import { type Persistor, persistStore } from 'redux-persist'
import type { AppStore } from '../types'
import { followOtherTabs } from './crossTab'

/** Brings back what the last visit left and keeps it from then on. In a browser only, after the first paint. */
export function startPersistence(store: AppStore): Persistor {
  followOtherTabs(store.dispatch)
  return persistStore(store)
}
