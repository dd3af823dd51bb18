import { sql } from 'kysely'
import type { Database } from '../../db/pool'

const maxRows = 20_000

/** Adds pending order stats and row counts to the stored ones, batch by batch. */
export async function foldPendingStats(db: Database, signal?: AbortSignal): Promise<void> {
  let hasMore = true
  while (hasMore && !signal?.aborted) {
    const { rows } = await sql<{ hasMore: boolean }>`
      select fold_pending_stats(${maxRows}) as "hasMore"`.execute(db)
    hasMore = rows[0]?.hasMore ?? false
  }
}
