import { randomUUID } from 'node:crypto'
import type { Tag } from '../../../contract/tags'
import type { Session } from '../auth/session'
import type { Change } from '../db/changes'

type Listener = {
  session?: Session | undefined
  /** The session that the stream was opened with; it ends with that session. */
  sessionKey?: string | undefined
  /** `id` names the last change that the event tells of. */
  send: (event: 'tags' | 'gap', data: unknown, id: string) => void
  close: () => void
}

/** From where on somebody has not heard: behind what they heard last, or since they began to read, milliseconds ago. */
export type Heard = { id?: string | undefined; age?: number | undefined }

type Told = { number: number; at: number; change: Change }

type Options = {
  /** Of the last changes, for those who come back. */
  kept?: number
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
export function createLiveHub({ kept = 1000, now = () => performance.now() }: Options = {}) {
  const listeners = new Set<Listener>()
  let epoch = randomUUID()
  let last = 0
  /** Everything since then is among the recent ones. */
  let completeSince = now()
  let recent: Told[] = []

  const idOf = (number: number) => `${epoch}.${number}`

  function missedSince({ id, age }: Heard): readonly Told[] | undefined {
    if (id !== undefined) {
      const [heardEpoch, heard = ''] = id.split('.')
      const isComplete = heardEpoch === epoch && Number(heard) >= last - recent.length
      return isComplete ? recent.filter(({ number }) => number > Number(heard)) : undefined
    }
    if (age === undefined) return []
    const since = now() - age
    return since <= completeSince ? undefined : recent.filter(({ at }) => at >= since)
  }

  return {
    get size() {
      return listeners.size
    },
    /** Tells at once what was missed, if only that nothing was. */
    listen(listener: Listener, heard: Heard = {}): () => void {
      const missed = missedSince(heard)
      const tags = missed?.flatMap(({ change }) => visibleTags(change, listener.session))
      if (tags) listener.send('tags', [...new Set(tags)], idOf(last))
      else listener.send('gap', null, idOf(last))
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(change: Change) {
      last += 1
      recent.push({ number: last, at: now(), change })
      if (recent.length > kept) completeSince = recent.shift()?.at ?? completeSince
      for (const { session, send, close } of listeners) {
        // What this person may hear of could have changed: the screen comes back and asks with the session it then has.
        if (session && change.tags.includes(`User/${session.userId}`)) close()
        const tags = visibleTags(change, session)
        if (tags.length > 0) send('tags', tags, idOf(last))
      }
    },
    /** Of the sessions that streams were opened with. */
    sessionKeys(): string[] {
      return [...new Set([...listeners].flatMap(({ sessionKey }) => sessionKey ?? []))]
    },
    closeStreamsOf(endedSessionKeys: readonly string[]) {
      for (const { sessionKey, close } of listeners) {
        if (sessionKey && endedSessionKeys.includes(sessionKey)) close()
      }
    },
    /** Changes may have been missed: every screen must look again. */
    announceGap() {
      epoch = randomUUID()
      recent = []
      completeSince = now()
      for (const { send } of listeners) send('gap', null, idOf(last))
    },
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>
