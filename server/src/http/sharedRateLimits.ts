import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/pool'
import { prepared } from '../db/prepared'

/** Keys contain addresses and e-mails, and callers choose their length. */
export const hashKey = (key: string) =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22)

/** Counts a call for all processes by the hash of its key; returns the calls in the time window, and the milliseconds until it ends. */
export async function countCall(
  db: Database,
  key: string,
  timeWindow: number,
): Promise<{ count: number; ttl: number }> {
  const end = sql`now() + ${timeWindow} * interval '1 millisecond'`
  // A window that ends later than a new one would was counted before the clock was set back.
  const isOver = sql`(r.ends_at <= now() or r.ends_at > excluded.ends_at)`
  const { rows } = await sql<{ count: number; ttl: number }>`${prepared}
    insert into rate_limits as r (key, count, ends_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else r.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else r.ends_at end
    returning count, extract(epoch from ends_at - now())::float * 1000 as ttl`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The call was not counted')
  return row
}

export const purgeRateLimits = (db: Database) =>
  sql`delete from rate_limits where ends_at < now()`.execute(db)
