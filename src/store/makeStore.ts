import { createStore } from './createStore'
import { startListeners } from './listeners'

/** A store with its listeners, which the client starts after the first paint. */
export function makeStore(...args: Parameters<typeof createStore>) {
  const store = createStore(...args)
  startListeners(store)
  return store
}
