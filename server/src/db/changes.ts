import { sql } from 'kysely'
import type { Tag } from '../../../contract/tags'
import type { Database } from './pool'

/** Event streams resume within this time. */
export const keptMinutes = 15

/** Tags of one committed change; `owner` is the user whose private data changed. */
export type Change = {
  tags: Tag[]
  owner: string | null
  /** Of the transaction that made it. */
  position: number
  /** Milliseconds since the change. */
  age: number
}

export type MissedChange = Pick<Change, 'tags' | 'owner'>

/**
 * `position` is that of the oldest transaction that was still running: a reader that has all changes up to here continues with those
 * at or after it, and misses none.
 */
export type ChangeBatch = {
  changes: readonly Change[]
  position: number
  /** After all changes that were read: later than `position` while an older transaction is still running. */
  reached: number
}

/** A client that missed more than this reads everything again anyway. */
const maxMissedChanges = 20_000

/** The changes at or after a position, in no order; undefined if some of them may have been pruned. */
export async function findMissedChanges(
  db: Database,
  position: number,
): Promise<readonly MissedChange[] | undefined> {
  const { rows } = await sql<{ isComplete: boolean; tags: Tag[] | null; owner: string | null }>`
    select exists (select from changes where xid < ${position}::text::xid8) as "isComplete", c.tags, c.owner
    from (select) as one
      left join lateral (
        select distinct tags, owner from changes where xid >= ${position}::text::xid8 limit ${maxMissedChanges + 1}
      ) as c on true`.execute(db)
  if (!rows[0]?.isComplete || rows.length > maxMissedChanges) return undefined
  return rows.flatMap(({ tags, owner }) => (tags ? [{ tags, owner }] : []))
}

export const pruneChanges = (db: Database) =>
  sql`select prune_changes(make_interval(mins => ${keptMinutes}))`.execute(db)
