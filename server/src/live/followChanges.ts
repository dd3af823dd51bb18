import type { ResponseCache } from '../cache/responseCache'
import { type ChangeReaderOptions, readChanges } from '../db/changes'
import { changesReadAt } from '../observability/metrics'
import { type EventBroker, parseEventId } from './eventBroker'

type Options = Omit<ChangeReaderOptions, 'onChanges' | 'onGap'> & {
  cache: ResponseCache
  broker: EventBroker
}

export type ChangeFollower = {
  /** Resolves after the first read. */
  ready: Promise<void>
  /**
   * Catches up with the process that sent an event, so that a client which refetches through another process gets what has changed.
   * Resolves to false if that takes too long.
   */
  catchUp: (eventId: string) => Promise<boolean>
  close: () => Promise<void>
}

/** Keeps the cache and the event streams of a process up to date with what any process commits. */
export function followChanges({ cache, broker, ...options }: Options): ChangeFollower {
  const { ready, readUntil, close } = readChanges({
    ...options,
    onChanges: (batch) => {
      changesReadAt.setToCurrentTime()
      for (const { tags } of batch.changes) cache.invalidate(tags)
      broker.publish(batch)
    },
    onGap: (position) => {
      cache.invalidateAll()
      broker.publishGap(position)
    },
  })
  return {
    ready,
    catchUp: async (eventId) => {
      const event = parseEventId(eventId)
      return event === undefined || readUntil(event.reached)
    },
    close,
  }
}
