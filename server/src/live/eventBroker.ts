import { randomUUID } from 'node:crypto'
import type { Tag } from '../../../contract/tags'
import type { Session } from '../auth'
import type { Change } from '../db/changes'

type Subscriber = {
  session?: Session | undefined
  /** The session that the stream was opened with; it ends with that session. */
  sessionKey?: string | undefined
  /** `id` names the last change that the event tells of. */
  send: (event: 'tags' | 'gap', data: unknown, id: string) => void
  close: () => void
}

/** From where on somebody has not heard: behind what they heard last, or since they began to read, milliseconds ago. */
export type Cursor = { id?: string | undefined; age?: number | undefined }

type PublishedChange = { number: number; at: number; change: Change }

type Options = {
  /** Of the last changes, for those who come back. */
  maxChanges?: number
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

const isPublic = (tag: Tag) => /^(Product|Category)(\/|$)/.test(tag)

function visibleTags({ tags, owner }: Change, session: Session | undefined): readonly Tag[] {
  if (session?.role === 'admin') return tags
  if (session && owner === session.userId) return tags
  return tags.filter(isPublic)
}

/** Passes each committed change on to the open screens that may know of it, and tells a screen that comes what it missed. */
export function createEventBroker({
  maxChanges = 1000,
  now = () => performance.now(),
}: Options = {}) {
  const subscribers = new Set<Subscriber>()
  let epoch = randomUUID()
  let last = 0
  /** Everything since then is among the recent ones. */
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
    /** Tells at once what was missed, if only that nothing was. */
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
        // What this person may hear of could have changed: the screen comes back and asks with the session it then has.
        if (session && change.tags.includes(`User/${session.userId}`)) close()
        const tags = visibleTags(change, session)
        if (tags.length > 0) send('tags', tags, idOf(last))
      }
    },
    /** Of the sessions that streams were opened with. */
    sessionKeys(): string[] {
      return [...new Set([...subscribers].flatMap(({ sessionKey }) => sessionKey ?? []))]
    },
    closeStreams(endedSessionKeys: readonly string[]) {
      for (const { sessionKey, close } of subscribers) {
        if (sessionKey && endedSessionKeys.includes(sessionKey)) close()
      }
    },
    /** Changes may have been missed: every screen must look again. */
    publishGap() {
      epoch = randomUUID()
      recent = []
      completeFrom = now()
      for (const { send } of subscribers) send('gap', null, idOf(last))
    },
  }
}

export type EventBroker = ReturnType<typeof createEventBroker>
