import { startListeners } from '@/store/listeners'
import { createStore } from '@/store/store'

/** The client starts the listeners after the first paint; tests and stories need them at once. */
export function createStoreWithListeners(...args: Parameters<typeof createStore>) {
  const store = createStore(...args)
  startListeners(store)
  return store
}
