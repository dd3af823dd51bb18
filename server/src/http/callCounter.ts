import { LRUCache } from 'lru-cache'

type Window = { count: number; startedAt: number }

const maxKeys = 20_000

/**
 * Counts calls in this process; returns the calls in the time window, and the milliseconds until it ends. Needs no promise
 * (ADR 0017). Uses a monotonic clock: a limit must not last for hours because the system clock was set back.
 */
export function createCallCounter(timeWindow: number, now = () => performance.now()) {
  const windows = new LRUCache<string, Window>({ max: maxKeys })
  return (key: string): { count: number; ttl: number } => {
    const time = now()
    let window = windows.get(key)
    if (!window || window.startedAt + timeWindow <= time) {
      window = { count: 0, startedAt: time }
      // A copy: a key that was cut out of a header or a body would keep all of it in memory.
      windows.set(structuredClone(key), window)
    }
    window.count += 1
    return { count: window.count, ttl: window.startedAt + timeWindow - time }
  }
}
