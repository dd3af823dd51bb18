import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

type Count = { current: number; startedAt: number }

const maxKeys = 20_000

/** Uses a monotonic clock: a limit must not last for hours because the system clock was set back. */
export function createRateLimitStore(
  now = () => performance.now(),
): new () => FastifyRateLimitStore {
  return class RateLimitStore implements FastifyRateLimitStore {
    private readonly counts = new LRUCache<string, Count>({ max: maxKeys })

    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow: number,
    ): void {
      const time = now()
      const existing = this.counts.get(key)
      const count =
        existing && existing.startedAt + timeWindow > time
          ? existing
          : { current: 0, startedAt: time }
      count.current += 1
      this.counts.set(key, count)
      callback(null, { current: count.current, ttl: count.startedAt + timeWindow - time })
    }

    child(): FastifyRateLimitStore {
      return new RateLimitStore()
    }
  }
}
