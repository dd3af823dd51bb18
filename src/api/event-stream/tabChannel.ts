import { getField } from '@/shared/lib/getField'
import { type Cursor, type StreamEvent, toTags } from './streamEvent'

/** What the leader tab sends to the others. */
export type TabMessage =
  | { type: 'heartbeat' }
  /** `after` is the leader's cursor before the event: a tab that has not reached it has missed something. */
  | { type: 'event'; after: Cursor; event: StreamEvent }
  /** Of the leader: a tab that has not reached it has missed something, even if nothing happens any more. */
  | { type: 'cursor'; cursor: Cursor }

/** The used part of `BroadcastChannel`. */
export type TabChannel = EventTarget & Pick<BroadcastChannel, 'postMessage' | 'close'>

function toEvent(value: unknown): StreamEvent | undefined {
  const cursor = getField(value, 'cursor')
  const type = getField(value, 'type')
  const spread = getField(value, 'spread')
  if (typeof cursor !== 'string') return undefined
  const rest = { cursor, ...(typeof spread === 'number' && { spread }) }
  if (type === 'gap') return { type, ...rest }
  return type === 'tags' ? { type, tags: toTags(getField(value, 'tags')), ...rest } : undefined
}

/** A tab that runs another version of the shop may send anything. */
export function toTabMessage(data: unknown): TabMessage | undefined {
  const type = getField(data, 'type')
  const cursor = getField(data, 'cursor')
  if (type === 'heartbeat') return { type }
  if (type === 'cursor') return typeof cursor === 'string' ? { type, cursor } : undefined
  const event = toEvent(getField(data, 'event'))
  const after = getField(data, 'after')
  return event && typeof after === 'string' ? { type: 'event', after, event } : undefined
}
