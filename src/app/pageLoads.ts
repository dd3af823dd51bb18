/** `waiting`: the shop could not be reached, and the load is retried. */
export type PageLoadStatus = 'idle' | 'loading' | 'waiting'

const listeners = new Set<() => void>()

export function subscribeToPageLoads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function notifyPageLoads() {
  for (const listener of listeners) listener()
}
