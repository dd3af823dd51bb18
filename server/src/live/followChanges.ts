import type { Tag } from '../../../contract/tags'
import type { ResponseCache } from '../cache/responseCache'
import { type ChangeReader, type ChangeReaderOptions, readChanges } from '../db/changeReader'
import { changesReadAt } from '../observability/metrics'
import { type EventBroker, parseEventId } from './eventBroker'

type Options = Omit<ChangeReaderOptions, 'onChanges' | 'onGap'> & {
  cache: ResponseCache
  broker: EventBroker
  /** Adds the tags that change with those that the database names. */
  expandTags?: (tags: readonly Tag[]) => Tag[]
}

export type ChangeFollower = {
  /** Resolves after the first read. */
  ready: Promise<void>
  /**
   * Catches up with the process that sent an event, so that a client which refetches through another process gets what has changed.
   * Resolves to false if that takes too long.
   */
  catchUp: (eventId: string) => Promise<boolean>
  readUntilWal: ChangeReader['readUntilWal']
  close: () => Promise<void>
}

/** Keeps the cache and the event streams of a process up to date with what any process commits. */
export function followChanges({
  cache,
  broker,
  expandTags = (tags) => [...tags],
  ...options
}: Options): ChangeFollower {
  const { ready, readUntil, readUntilWal, close } = readChanges({
    ...options,
    onChanges: (batch) => {
      changesReadAt.setToCurrentTime()
      const changes = batch.changes.map((each) => ({ ...each, tags: expandTags(each.tags) }))
      for (const { tags } of changes) cache.invalidate(tags)
      broker.publish({ ...batch, changes })
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
    readUntilWal,
    close,
  }
}
