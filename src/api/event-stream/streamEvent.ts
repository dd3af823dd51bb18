import type { Tag } from '@/contract/tags'

/**
 * The position up to which all changes have been received, the same on every server process. `<position>-<reached>` if some changes up
 * to `reached` were received as well, while an older transaction is still running. Empty before the first event.
 */
export type Cursor = string

/**
 * `gap`: changes may have been missed that the server can't name any more. `spread`: milliseconds over which pages spread their
 * refetches, because many have the event.
 */
export type StreamEvent =
  | { type: 'tags'; tags: readonly Tag[]; cursor: Cursor; spread?: number }
  | { type: 'gap'; cursor: Cursor; spread?: number }

function readTags(json: unknown): Tag[] {
  try {
    const tags: unknown = JSON.parse(String(json))
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
  } catch {
    return []
  }
}

export function toStreamEvent(message: Event): StreamEvent | undefined {
  if (!(message instanceof MessageEvent)) return undefined
  const cursor = message.lastEventId
  if (message.type === 'gap') return { type: 'gap', cursor }
  return { type: 'tags', tags: readTags(message.data), cursor }
}
