import type { Tag } from '../../../contract/tags'

/** `<epoch>.<number>`: up to which change of one server process everything has been received. Empty before the first event. */
export type Cursor = string

/** `gap`: changes may have been missed that the server can't name any more. */
export type StreamEvent =
  | { type: 'tags'; tags: readonly Tag[]; cursor: Cursor }
  | { type: 'gap'; cursor: Cursor }

/** Whether a tab at `cursor` has received everything up to `other`. */
export function isReached(cursor: Cursor, other: Cursor): boolean {
  const [epoch, number] = cursor.split('.')
  const [otherEpoch, otherNumber] = other.split('.')
  return epoch === otherEpoch && Number(number) >= Number(otherNumber)
}

export const toTags = (value: unknown): Tag[] =>
  Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : []

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function toStreamEvent(message: Event): StreamEvent | undefined {
  if (!(message instanceof MessageEvent)) return undefined
  const cursor = message.lastEventId
  if (message.type === 'gap') return { type: 'gap', cursor }
  return { type: 'tags', tags: toTags(parseJson(message.data)), cursor }
}
