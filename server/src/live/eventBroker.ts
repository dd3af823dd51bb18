import type { Tag } from '../../../contract/tags'
import type { Session } from '../contract/types'
import type { Change, ChangeBatch, MissedChange } from '../db/changes'
import { openStreams } from '../observability/metrics'
import { collectTags } from './collectTags'

type Subscriber = {
  session?: Session | undefined
  /** Session of the stream; the stream ends with it. */
  sessionKey?: string | undefined
  /**
   * `data` is JSON. `id` is where to resume after the event. `spread`: milliseconds over which clients spread their refetches,
   * because many receive the event.
   */
  send: (event: 'tags' | 'gap', data: string, id: string, spread?: number) => void
  close: () => void
}

/** That of an admin collects the changes. */
type Opened = Subscriber & { collected?: ReturnType<typeof collectTags> }

/** Where to resume: after the event with this ID, or the given number of milliseconds ago. */
export type Cursor = { id?: string | undefined; age?: number | undefined }

type RecentChange = Omit<Change, 'age'> & { at: number }

type Options = {
  /** Number of recent changes that a reconnect can replay. */
  maxChanges?: number
  /** Monotonic clock in milliseconds. */
  now?: () => number
  /** Milliseconds between two events with public changes, which everybody gets. */
  interval?: number
  /** Milliseconds between two events of an admin, who gets the changes of all users. */
  adminInterval?: number
}

/**
 * The ID of an event: where to resume, and the end of the changes that were sent if it is later, while a transaction is running that
 * started before them.
 */
const toEventId = (position: number, reached: number) =>
  reached > position ? `${position}-${reached}` : String(position)

export function parseEventId(id: string): { position: number; reached: number } | undefined {
  const [, position, reached = position] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(id) ?? []
  return position === undefined
    ? undefined
    : { position: Number(position), reached: Number(reached) }
}

const isPublic = (tag: Tag) => /^(Product(List|Search|Review)?|Category|Family)(\/|$)/.test(tag)
/** From this number of clients on, their refetches are spread. */
const minSpread = 100
/** In milliseconds. */
const maxSpread = 2_000

const unique = (tags: readonly Tag[]) => [...new Set(tags)]

function visibleTags({ tags, owner }: MissedChange, session: Session | undefined): readonly Tag[] {
  if (session?.role === 'admin') return tags
  if (session && owner === session.userId) return tags
  return tags.filter(isPublic)
}

/**
 * Sends committed changes to the subscribers that may see them, and missed changes to those that reconnect. The ID of an event is a
 * position in the database's changes, the same in each process, so that a stream resumes wherever it reconnects.
 */
export function createEventBroker({
  maxChanges = 10_000,
  now = () => performance.now(),
  interval = 500,
  adminInterval = 1_000,
}: Options = {}) {
  const subscribers = new Set<Opened>()
  let position = 0
  let reached = 0
  /** All changes at or after this position, or since this time, are in `recent`. */
  let complete: { position: number; since: number } | undefined
  let recent: RecentChange[] = []

  const getLastEventId = () => toEventId(position, reached)

  /** One refetch per millisecond. */
  const spreadOfAll = () =>
    subscribers.size < minSpread ? 0 : Math.min(subscribers.size, maxSpread)

  function missedSince({ id, age }: Cursor): readonly RecentChange[] | undefined {
    if (id !== undefined) {
      const from = parseEventId(id)?.position ?? Number.NaN
      const isComplete = complete && from >= complete.position && from <= position
      return isComplete ? recent.filter((change) => change.position >= from) : undefined
    }
    if (age === undefined) return []
    const since = now() - age
    if (!complete || since <= complete.since) return undefined
    return recent.filter(({ at }) => at >= since)
  }

  /** Changes before and including `change` are not all in `recent`. */
  function markIncomplete(change: RecentChange | undefined) {
    if (!change) return
    complete = {
      position: Math.max(complete?.position ?? 0, change.position + 1),
      since: Math.max(complete?.since ?? -Infinity, change.at),
    }
  }

  function addRecent(changes: readonly RecentChange[]) {
    if (!complete) markIncomplete(changes[0])
    recent.push(...changes)
    for (const change of recent.splice(0, recent.length - maxChanges)) markIncomplete(change)
  }

  function remove(opened: Opened) {
    opened.collected?.clear()
    if (subscribers.delete(opened)) openStreams.dec()
  }

  /** Those that have just received the public changes together with their own. */
  const served = new Set<Opened>()
  const publicTags = collectTags((tags) => {
    const data = JSON.stringify(tags)
    const [id, spread] = [getLastEventId(), spreadOfAll()]
    for (const opened of subscribers)
      if (!opened.collected && !served.has(opened)) opened.send('tags', data, id, spread)
  }, interval)

  return {
    /** The cache is invalidated before an ID changes, so it has all changes before this one. */
    getLastEventId,
    /** Whether the process knew the changes after this position once. A later one is of another database, such as one before a restore. */
    hasForgotten: (since: number) => complete !== undefined && since < complete.position,
    /**
     * Sends the missed changes at once, also if there are none. `older` are those that the process does not know any more, read
     * just before.
     */
    subscribe(
      subscriber: Subscriber,
      cursor: Cursor = {},
      older?: readonly MissedChange[],
    ): () => void {
      const missed = missedSince(cursor) ?? (older && [...older, ...recent])
      const tags = missed?.flatMap((change) => visibleTags(change, subscriber.session))
      const currentId = getLastEventId()
      if (tags) subscriber.send('tags', JSON.stringify(unique(tags)), currentId)
      else subscriber.send('gap', 'null', currentId)
      const sendTags = (waited: readonly Tag[]) => {
        const spread = waited.every(isPublic) ? spreadOfAll() : 0
        subscriber.send('tags', JSON.stringify(waited), getLastEventId(), spread)
      }
      const isAdmin = subscriber.session?.role === 'admin'
      const opened = {
        ...subscriber,
        ...(isAdmin && { collected: collectTags(sendTags, adminInterval) }),
      }
      subscribers.add(opened)
      openStreams.inc()
      return () => remove(opened)
    },
    publish(batch: ChangeBatch) {
      position = batch.position
      reached = batch.reached
      // Nothing has changed for so long that the database has no changes any more.
      if (batch.changes.length === 0) complete ??= { position, since: now() }
      if (batch.changes.length === 0) return
      const changes = batch.changes.map(({ age, ...change }) => ({ ...change, at: now() - age }))
      addRecent(changes)
      const owners = new Set(changes.map(({ owner }) => owner))
      const changedTags = new Set(changes.flatMap(({ tags }) => tags))
      // The user's role may have changed: the client reconnects with its current session, and gets these changes then. An event that has
      // only some of them would have their ID.
      for (const opened of subscribers) {
        const { session, close } = opened
        if (!session || !changedTags.has(`User/${session.userId}`)) continue
        remove(opened)
        close()
      }
      const tagsFor = (session?: Session) =>
        unique(changes.flatMap((change) => visibleTags(change, session)))
      const id = getLastEventId()
      let adminTags: Tag[] | undefined
      for (const opened of subscribers) {
        const { session, send, collected } = opened
        if (collected) {
          adminTags ??= tagsFor(session)
          collected.add(adminTags)
        } else if (session && owners.has(session.userId)) {
          // One event, with the public changes that wait: its ID is after all of them, and a stream that breaks resumes there.
          const tags = unique([...publicTags.waiting(), ...tagsFor(session)])
          if (tags.length > 0) send('tags', JSON.stringify(tags), id)
          served.add(opened)
        }
      }
      publicTags.add(tagsFor())
      served.clear()
    },
    /** Sessions that have an open stream. */
    sessionKeys(): string[] {
      return [...new Set([...subscribers].flatMap(({ sessionKey }) => sessionKey ?? []))]
    },
    closeStreams(endedSessionKeys: readonly string[]) {
      for (const { sessionKey, close } of subscribers) {
        if (sessionKey && endedSessionKeys.includes(sessionKey)) close()
      }
    },
    /** Changes may have been missed: every client has to refetch. */
    publishGap(newPosition: number) {
      position = newPosition
      reached = newPosition
      recent = []
      complete = { position, since: now() }
      publicTags.clear()
      const spread = spreadOfAll()
      for (const { send, collected } of subscribers) {
        collected?.clear()
        send('gap', 'null', String(position), spread)
      }
    },
  }
}

export type EventBroker = ReturnType<typeof createEventBroker>
