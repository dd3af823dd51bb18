import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool'
import type { OffsetLimit, Total } from './paging'

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
  /** How many they are, as `total`, where the shop keeps count. */
  precomputedTotal?: RawBuilder<unknown> | undefined
  /** The ids of as many of them, in any order, where a quicker way leads to a few than the condition alone. */
  some?: (most: number) => RawBuilder<unknown>
}

/** What is read of each row, and from which tables. */
export type Selection = { columns: RawBuilder<unknown>; from: RawBuilder<unknown> }

type Piece = OffsetLimit & {
  /** Read against the list's direction, from its end. */
  isBackward: boolean
}

const maxMatches = 1000

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** The condition that a filter stands for, where it is set. */
export function whenSet<T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return value === undefined ? [] : [condition(value)]
}

/** The column, in lower case and in the order of its bytes, begins with the text. */
export function startsWithText(column: string, text: string): RawBuilder<boolean> {
  const start = text.trim().toLowerCase()
  const last = '\u{10FFFF}'
  return sql`(${sql.raw(column)} >= ${start} and ${sql.raw(column)} < ${start + last})`
}

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * Every word of the text must be found somewhere in the one column, which is in lower case. No index finds one or two
 * characters just anywhere: where there are no more, the other column, a name, must begin with them.
 */
export function matchesText(
  text: string,
  { anywhere, name }: { anywhere: string; name: string },
): RawBuilder<boolean> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length > 0 && words.every((word) => word.length < 3)) {
    return startsWithText(name, words.join(' '))
  }
  return allOf(words.map((word) => sql`${sql.raw(anywhere)} like ${`%${literally(word)}%`}`))
}

const firstBengaliDigit = '০'.charCodeAt(0)

/**
 * The digits of a Bangladeshi mobile number behind its +880 or 0, if the text is one or a part of one, with whatever blanks
 * and dashes. Shorter texts and longer ones, such as IDs, are none.
 */
export function toMobileDigits(text: string): string | undefined {
  const latin = text.replace(/[০-৯]/g, (digit) => `${digit.charCodeAt(0) - firstBengaliDigit}`)
  if (!/^[\d\s()+-]+$/.test(latin)) return undefined
  const digits = latin
    .replace(/\D/g, '')
    .replace(/^(00)?880/, '')
    .replace(/^0+/, '')
  return digits.length >= 5 && digits.length <= 10 ? digits : undefined
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

export const toOrderBy = (columns: readonly string[], direction: Direction) =>
  sql.raw(columns.map((column) => `${column} ${direction}`).join(', '))

/** The same part of a list, counted from the end that is nearer: the last page costs no more than the first. */
export function fromNearerEnd({ offset, limit }: OffsetLimit, total: number): Piece {
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

const findMatchingIds = ({ id, from, where, some }: Listing, most: number) =>
  some?.(most) ?? sql`select ${sql.raw(id)} from ${from} where ${where} limit ${most}`

/** How many rows a whole table has, by the count that is kept of it. */
export const precomputedRowCount = (table: 'cart_rows' | 'audit_log') => sql`
  select coalesce(sum(rows), 0)::integer as total from current_row_counts where table_name = ${table}`

export async function countRows(db: Database, listing: Listing): Promise<Total> {
  if (listing.precomputedTotal) {
    const { rows } = await sql<{ total: number }>`${listing.precomputedTotal}`.execute(db)
    return { count: rows[0]?.total ?? 0, isMore: false }
  }
  if (!listing.isSearch) return { count: await countAll(db, listing), isMore: false }
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${findMatchingIds(listing, maxMatches + 1)}) as found`.execute(
    db,
  )
  const found = rows[0]?.total ?? 0
  return { count: Math.min(found, maxMatches), isMore: found > maxMatches }
}

/**
 * The ids of one page. A few that were found are sorted, however the database guesses how many they are. Of many the order is
 * followed; how far the end is nobody knows then.
 */
function pageOf(
  listing: Listing,
  window: OffsetLimit,
  { count, isMore }: Total,
): RawBuilder<unknown> {
  const { id, from, where, columns, direction, isSearch } = listing
  const { offset, limit, isBackward } = isMore
    ? { ...window, isBackward: false }
    : fromNearerEnd(window, count)
  const order = toOrderBy(columns, isBackward ? opposite(direction) : direction)
  const isIn =
    isSearch && !isMore
      ? sql`${sql.raw(id)} = any (array(${findMatchingIds(listing, maxMatches)}))`
      : where
  return sql`
    select ${sql.raw(id)} from ${from} where ${isIn}
    order by ${order} limit ${Math.min(limit, count - offset)} offset ${offset}`
}

/** The ids of the page are found in an index alone; only then the rows are read. */
export async function readPage<Row>(
  db: Database,
  listing: Listing,
  { columns, from }: Selection,
  window: OffsetLimit,
  total: Total,
): Promise<Row[]> {
  if (window.offset >= total.count) return []
  const { rows } = await sql<Row>`
    select ${columns} from ${from}
    where ${sql.raw(listing.id)} = any (array(${pageOf(listing, window, total)}))
    order by ${toOrderBy(listing.columns, listing.direction)}`.execute(db)
  return rows
}
