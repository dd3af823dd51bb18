import { type RawBuilder, sql } from 'kysely'
import type { Window } from './paging'

export type Direction = 'asc' | 'desc'

/** Every word of the text must be found somewhere in the column, which is in lower case. */
export function containsWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return allOf(patterns.map((pattern) => sql`${column} like ${pattern}`))
}

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

export function orderedBy(columns: readonly string[], direction: Direction): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))
}

type Piece = Window & {
  /** Read against the list's direction, from its end. */
  isBackward: boolean
}

/** The same part of a list, counted from the end that is nearer: the last page costs no more than the first. */
export function fromNearerEnd({ offset, limit }: Window, total: number): Piece {
  const size = Math.max(0, Math.min(limit, total - offset))
  const behind = total - offset - size
  return size > 0 && behind < offset
    ? { offset: behind, limit: size, isBackward: true }
    : { offset, limit: size, isBackward: false }
}

export const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')
