import { type RawBuilder, sql } from 'kysely'
import { toLatinDigits } from '../../../common/toLatinDigits'
import type { Database } from '../db/pool'
import type { OffsetLimit, Total } from './paging'

export type Direction = 'asc' | 'desc'

/** Filtered and sorted rows of a table. Column names are qualified, so that the query can join other tables. */
export type Listing = {
  /** The table, joined with those that filters and sorting need. */
  from: RawBuilder<unknown>
  id: string
  where: RawBuilder<boolean>
  /** Sort columns; together they are unique. */
  columns: readonly string[]
  direction: Direction
  /** Whether a text filters the rows, or what else would take long to count: matches are counted and read up to a limit. */
  isSearch: boolean
  /** Query for the precomputed `total`, if there is one. */
  precomputedTotal?: RawBuilder<unknown> | undefined
  /** If the rows are sorted by time: the column, and a query for the numbers of rows of each `day`, by which a far page is found. */
  daily?: { column: string; counts: RawBuilder<unknown> } | undefined
  /** Query for the IDs of at most `max` matches in any order, if it is faster than `where`. */
  matchingIds?: (max: number) => RawBuilder<unknown>
}

/** Columns to read, the tables that they come from, and what is shown of a row. */
export type Selection<Row, Shown> = {
  columns: RawBuilder<unknown>
  from: RawBuilder<unknown>
  read: (row: Row) => Shown
}

type Piece = OffsetLimit & {
  /** Read from the end of the list, in reverse order. */
  isBackward: boolean
}

const maxMatches = 1000

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Returns the condition if the filter is set. */
export function whenSet<T>(
  value: T | undefined,
  condition: (value: T) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  return value === undefined ? [] : [condition(value)]
}

/** For a filter by `ids`, separated by commas. */
export const isOneOf = (column: string) => (ids: string) =>
  sql`${sql.raw(column)} = any (${ids.split(',')}::uuid[])`

/** Prefix match on a lower-case column in byte order, which an index can answer. */
export function startsWithText(column: string, text: string): RawBuilder<boolean> {
  const start = text.trim().toLowerCase()
  const last = '\u{10FFFF}'
  return sql`(${sql.raw(column)} >= ${start} and ${sql.raw(column)} < ${start + last})`
}

const literally = (word: string) => word.replace(/[\\%_]/g, '\\$&')

const anyOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql`(${sql.join(conditions, sql` or `)})`

/**
 * Every word of the text must occur in the `anywhere` column, which is in lower case; Bengali digits find Latin ones too. No index finds substrings of one or two
 * characters: if all words are that short, the `name` column must start with the text.
 */
export function matchesText(
  text: string,
  { anywhere, name }: { anywhere: string; name: string },
): RawBuilder<boolean> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length > 0 && words.every((word) => word.length < 3)) {
    return startsWithText(name, words.join(' '))
  }
  const occurs = (word: string) => sql`${sql.raw(anywhere)} like ${`%${literally(word)}%`}`
  return allOf(words.map((word) => anyOf([...new Set([word, toLatinDigits(word)])].map(occurs))))
}

/**
 * Returns the digits after +880 or 0 if the text is a Bangladeshi mobile number or a part of one, with blanks and dashes
 * allowed. Shorter and longer texts, such as IDs, are none.
 */
export function toMobileDigits(text: string): string | undefined {
  const latin = toLatinDigits(text)
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

/** Counts the offset from the nearer end, so that the last page is as fast as the first. */
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

const findMatchingIds = ({ id, from, where, matchingIds }: Listing, max: number) =>
  matchingIds?.(max) ?? sql`select ${sql.raw(id)} from ${from} where ${where} limit ${max}`

export const precomputedRowCount = (
  table:
    | 'cart_rows'
    | 'audit_log'
    | 'users'
    | 'products'
    | 'reviewed_orders'
    | 'open_issues'
    | 'refunds'
    | 'open_refunds',
) => sql`
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

/** Days of fewer rows are quicker to read. */
const minSkippedRows = 500

/** The condition that leaves out the days before a page, and the number of their rows. */
async function skipDays(
  db: Database,
  { daily }: Listing,
  offset: number,
  direction: Direction,
): Promise<{ skipped: number; condition: RawBuilder<unknown>[] }> {
  const none = { skipped: 0, condition: [] }
  if (!daily || offset < minSkippedRows) return none
  const { rows } = await sql<{ day: string; skipped: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, skipped from (
      select day, rows, sum(rows) over (order by day ${sql.raw(direction)}) - rows as skipped
      from (select day, sum(rows)::integer as rows from (${daily.counts}) as counts group by day) as days
    ) as days
    where skipped <= ${offset} and skipped + rows > ${offset}`.execute(db)
  const [found] = rows
  if (!found) return none
  const column = sql.raw(daily.column)
  const isInDays =
    direction === 'asc'
      ? sql`${column} >= start_of_day(${found.day}::date)`
      : sql`${column} < start_of_day(${found.day}::date + 1)`
  return { skipped: found.skipped, condition: [isInDays] }
}

/**
 * Returns the query for the IDs of a page. A few matches are sorted, whatever the planner estimates; for many the index on the
 * sort columns is read in order, whose end is unknown.
 */
async function pageOf(
  db: Database,
  listing: Listing,
  window: OffsetLimit,
  { count, isMore }: Total,
): Promise<RawBuilder<unknown>> {
  const { id, from, where, columns, isSearch } = listing
  const { offset, limit, isBackward } = isMore
    ? { ...window, isBackward: false }
    : fromNearerEnd(window, count)
  const direction = isBackward ? opposite(listing.direction) : listing.direction
  const { skipped, condition: ofDays } = await skipDays(db, listing, offset, direction)
  const condition =
    isSearch && !isMore
      ? sql`${sql.raw(id)} = any (array(${findMatchingIds(listing, maxMatches)}))`
      : where
  return sql`
    select ${sql.raw(id)} from ${from} where ${allOf([condition, ...ofDays])}
    order by ${toOrderBy(columns, direction)} limit ${Math.min(limit, count - offset)} offset ${offset - skipped}`
}

/** Finds the IDs by an index-only scan, then reads the rows. */
export async function readPage<Row, Shown>(
  db: Database,
  listing: Listing,
  { columns, from, read }: Selection<Row, Shown>,
  window: OffsetLimit,
  total: Total,
): Promise<Shown[]> {
  if (window.offset >= total.count) return []
  const { rows } = await sql<Row>`
    select ${columns} from ${from}
    where ${sql.raw(listing.id)} = any (array(${await pageOf(db, listing, window, total)}))
    order by ${toOrderBy(listing.columns, listing.direction)}`.execute(db)
  return rows.map(read)
}
