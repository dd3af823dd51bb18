import type { Tag } from '../../../contract/tags'
import type { Change } from '../db/changes'
import type { Session } from '../sessions/session'

type Listener = {
  session: Session | undefined
  send: (event: 'tags' | 'gap', data: unknown) => void
  close: () => void
}

const isPublic = (tag: Tag) => /^(Product|Category)(\/|$)/.test(tag)

function visibleTags({ tags, owner }: Change, session: Session | undefined): readonly Tag[] {
  if (session?.role === 'admin') return tags
  if (session && owner === session.userId) return tags
  return tags.filter(isPublic)
}

/** Passes each committed change on to the open screens that may know of it. */
export function createLiveHub() {
  const listeners = new Set<Listener>()
  return {
    get size() {
      return listeners.size
    },
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(change: Change) {
      for (const { session, send, close } of listeners) {
        // What this person may hear of could have changed: the screen comes back and asks with the session it then has.
        if (session && change.tags.includes(`User/${session.userId}`)) close()
        const tags = visibleTags(change, session)
        if (tags.length > 0) send('tags', tags)
      }
    },
    /** Changes may have been missed: every screen must look again. */
    announceGap() {
      for (const { send } of listeners) send('gap', null)
    },
  }
}

export type LiveHub = ReturnType<typeof createLiveHub>
