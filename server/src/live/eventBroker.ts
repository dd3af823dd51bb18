import { randomUUID } from 'node:crypto'
import type { Tag } from '../../../contract/tags'
import type { Session } from '../auth'
import type { Change } from '../db/changes'

type Subscriber = {
  session?: Session | undefined
  /** Session of the stream; the stream ends with it. */
  sessionKey?: string | undefined
  /** `id` is the ID of the last change in the event. */
  send: (event: 'tags' | 'gap', data: unknown, id: string) => void
  close: () => void
}

/** Where to resume: after the event with this ID, or the given number of milliseconds ago. */
export type Cursor = { id?: string | undefined; age?: number | undefined }

type PublishedChange = { number: number; at: number; change: Change }

type Options = {
  /** Number of recent changes that a reconnect can replay. */
  maxChanges?: number
  /** Monotonic clock in milliseconds. */
  now?: () => number
}

const isPublic = (tag: Tag) => /^(Product|Category)(\/|$)/.test(tag)

function visibleTags({ tags, owner }: Change, session: Session | undefined): readonly Tag[] {
  if (session?.role === 'admin') return tags
  if (session && owner === session.userId) return tags
  return tags.filter(isPublic)
}

/** Sends each committed change to the subscribers that may see it, and missed changes to those that reconnect. */
export function createEventBroker({
  maxChanges = 1000,
  now = () => performance.now(),
}: Options = {}) {
  const subscribers = new Set<Subscriber>()
  let epoch = randomUUID()
  let last = 0
  /** All changes since this time are in `recent`. */
  let completeFrom = now()
  let recent: PublishedChange[] = []

  const idOf = (number: number) => `${epoch}.${number}`

  function missedSince({ id, age }: Cursor): readonly PublishedChange[] | undefined {
    if (id !== undefined) {
      const [cursorEpoch, cursor = ''] = id.split('.')
      const isComplete = cursorEpoch === epoch && Number(cursor) >= last - recent.length
      return isComplete ? recent.filter(({ number }) => number > Number(cursor)) : undefined
    }
    if (age === undefined) return []
    const since = now() - age
    return since <= completeFrom ? undefined : recent.filter(({ at }) => at >= since)
  }

  return {
    get size() {
      return subscribers.size
    },
    /** Sends the missed changes at once, also if there are none. */
    subscribe(subscriber: Subscriber, cursor: Cursor = {}): () => void {
      const missed = missedSince(cursor)
      const tags = missed?.flatMap(({ change }) => visibleTags(change, subscriber.session))
      if (tags) subscriber.send('tags', [...new Set(tags)], idOf(last))
      else subscriber.send('gap', null, idOf(last))
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    publish(change: Change) {
      last += 1
      recent.push({ number: last, at: now(), change })
      if (recent.length > maxChanges) completeFrom = recent.shift()?.at ?? completeFrom
      for (const { session, send, close } of subscribers) {
        // The user's role may have changed: the client reconnects with its current session.
        if (session && change.tags.includes(`User/${session.userId}`)) close()
        const tags = visibleTags(change, session)
        if (tags.length > 0) send('tags', tags, idOf(last))
      }
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
    publishGap() {
      epoch = randomUUID()
      recent = []
      completeFrom = now()
      for (const { send } of subscribers) send('gap', null, idOf(last))
    },
  }
}

export type EventBroker = ReturnType<typeof createEventBroker>
