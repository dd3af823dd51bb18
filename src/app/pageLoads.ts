import { loadChunk } from '@/shared/lib/loadChunk'

const waiting = new Set<object>()
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

export function subscribeToPageLoads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the code of a page is loaded again because the shop could not be reached. */
export const isPageWaiting = () => waiting.size > 0

/** Loads the code of a page; without a connection it waits and tries again. */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  // A link's prefetch may wait for the same code as its click.
  const call = {}
  try {
    return await loadChunk(load, () => {
      waiting.add(call)
      notify()
    })
  } finally {
    waiting.delete(call)
    notify()
  }
}
