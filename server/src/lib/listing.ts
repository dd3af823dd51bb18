import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool'
import type { Total, Window } from './paging'

export type Direction = 'asc' | 'desc'

/** Some rows of a table, in an order. Every name in it is qualified, so that it can stand beside others. */
export type Listing = {
  /** The table, and beside it what choosing and sorting need of others. */
  from: RawBuilder<unknown>
  id: string
  where: RawBuilder<boolean>
  /** What it is sorted by; no two rows have the same of all of it. */
  columns: readonly string[]
  direction: Direction
  /** Whether a text chooses them: then they are counted, and read, up to a bound. */
  isSearch: boolean
}

/** What is read of each row, and from which tables. */
export type Shown = { columns: RawBuilder<unknown>; from: RawBuilder<unknown> }

type Piece = Window & {
  /** Read against the list's direction, from its end. */
  isBackward: boolean
}

const mostFound = 1000

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** The condition that a filter stands for, where it is set. */
export function filtered<T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return value === undefined ? [] : [condition(value)]
}

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * Every word of the text must be found somewhere in the column, which is in lower case. Words of one or two characters must
 * begin a word there: no index could find them anywhere else.
 */
export function containsWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).map(literally)
  return allOf(
    words.map((word) =>
      word.length > 2
        ? sql`${column} like ${`%${word}%`}`
        : sql`(${column} like ${`${word}%`} or ${column} like ${`% ${word}%`})`,
    ),
  )
}

/** The column, in lower case and in the order of its bytes, begins with the text. */
export function beginsWith(column: string, text: string): RawBuilder<boolean> {
  const start = text.trim().toLowerCase()
  const last = '\u{10FFFF}'
  return sql`(${sql.raw(column)} >= ${start} and ${sql.raw(column)} < ${start + last})`
}

/** A range of days of the shop; each end is optional and included. */
export type Days = { from?: string; to?: string }

/** The moments of those days. */
export function withinDays(column: string, { from, to }: Days): RawBuilder<unknown>[] {
  return [
    ...filtered(from, (day) => sql`${sql.raw(column)} >= start_of_day(${day}::date)`),
    ...filtered(to, (day) => sql`${sql.raw(column)} < start_of_day(${day}::date + 1)`),
  ]
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

export const orderedBy = (columns: readonly string[], direction: Direction) =>
  sql.raw(columns.map((column) => `${column} ${direction}`).join(', '))

/** The same part of a list, counted from the end that is nearer: the last page costs no more than the first. */
export function fromNearerEnd({ offset, limit }: Window, total: number): Piece {
  const size = Math.max(0, Math.min(limit, total - offset))
  const behind = total - offset - size
  return size > 0 && behind < offset
    ? { offset: behind, limit: size, isBackward: true }
    : { offset, limit: size, isBackward: false }
}

export async function countAll(db: Database, { from, where }: Listing): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from} where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function countRows(db: Database, listing: Listing): Promise<Total> {
  const { from, where, isSearch } = listing
  if (!isSearch) return { count: await countAll(db, listing), isMore: false }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${from} where ${where} limit ${mostFound + 1}) as found`.execute(
    db,
  )
  const found = rows[0]?.total ?? 0
  return { count: Math.min(found, mostFound), isMore: found > mostFound }
}

/** The ids of the page are found in an index alone; only then the rows are read. */
export async function readPage<Row>(
  db: Database,
  listing: Listing,
  { columns, from }: Shown,
  window: Window,
  { count, isMore }: Total,
): Promise<Row[]> {
  const { id, direction } = listing
  // Where not all were counted, nobody knows how far the end is.
  const piece = isMore
    ? { ...window, limit: Math.max(0, Math.min(window.limit, count - window.offset)) }
    : fromNearerEnd(window, count)
  if (piece.limit === 0) return []
  const isBackward = 'isBackward' in piece && piece.isBackward
  const inner = orderedBy(listing.columns, isBackward ? opposite(direction) : direction)
  const { rows } = await sql<Row>`
    select ${columns} from ${from}
    where ${sql.raw(id)} = any (array(
      select ${sql.raw(id)} from ${listing.from} where ${listing.where}
      order by ${inner} limit ${piece.limit} offset ${piece.offset}
    ))
    order by ${orderedBy(listing.columns, direction)}`.execute(db)
  return rows
}
