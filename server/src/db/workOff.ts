import { type RawBuilder, sql } from 'kysely'
import type { Database } from './pool'

/** Calls a function of the database, which takes a batch of what is pending, until it returns that nothing more is. */
export async function workOff(
  db: Database,
  batch: RawBuilder<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  let hasMore = true
  while (hasMore && !signal?.aborted) {
    const { rows } = await sql<{ hasMore: boolean }>`select ${batch} as "hasMore"`.execute(db)
    hasMore = rows[0]?.hasMore ?? false
  }
}
