import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

type Count = { current: number; begun: number }

const maxKeys = 20_000

/** Counts on a clock that nobody sets: a limit must not last for hours because the clock of the machine was set back. */
export function rateStore(now = () => performance.now()): new () => FastifyRateLimitStore {
  return class RateStore implements FastifyRateLimitStore {
    private readonly counts = new LRUCache<string, Count>({ max: maxKeys })

    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      timeWindow: number,
    ): void {
      const time = now()
      const kept = this.counts.get(key)
      const count = kept && kept.begun + timeWindow > time ? kept : { current: 0, begun: time }
      count.current += 1
      this.counts.set(key, count)
      callback(null, { current: count.current, ttl: count.begun + timeWindow - time })
    }

    child(): FastifyRateLimitStore {
      return new RateStore()
    }
  }
}
