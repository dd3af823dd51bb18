import { type Cursor, type StreamEvent, toTags } from './streamEvent'

/** What the leader tab sends to the others. */
export type TabMessage =
  | { type: 'heartbeat' }
  /** `after` is the leader's cursor before the event: a tab that has not reached it has missed something. */
  | { type: 'event'; after: Cursor; event: StreamEvent }

/** The used part of `BroadcastChannel`. */
export type TabChannel = EventTarget & Pick<BroadcastChannel, 'postMessage' | 'close'>

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function toEvent(value: unknown): StreamEvent | undefined {
  const cursor = readField(value, 'cursor')
  const type = readField(value, 'type')
  const spread = readField(value, 'spread')
  if (typeof cursor !== 'string') return undefined
  const rest = { cursor, ...(typeof spread === 'number' && { spread }) }
  if (type === 'gap') return { type, ...rest }
  return type === 'tags' ? { type, tags: toTags(readField(value, 'tags')), ...rest } : undefined
}

/** A tab that runs another version of the shop may send anything. */
export function toTabMessage(data: unknown): TabMessage | undefined {
  if (readField(data, 'type') === 'heartbeat') return { type: 'heartbeat' }
  const event = toEvent(readField(data, 'event'))
  const after = readField(data, 'after')
  return event && typeof after === 'string' ? { type: 'event', after, event } : undefined
}
