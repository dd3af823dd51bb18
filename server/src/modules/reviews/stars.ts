import { sql } from 'kysely'
import type { Database } from '../../db/pool'

const maxRows = 1_000

/** Adds pending stars to `products.star_counts`, batch by batch. */
export async function countPendingStars(db: Database, signal?: AbortSignal): Promise<void> {
  let hasMore = true
  while (hasMore && !signal?.aborted) {
    const { rows } = await sql<{ hasMore: boolean }>`
      select count_pending_stars(${maxRows}) as "hasMore"`.execute(db)
    hasMore = rows[0]?.hasMore ?? false
  }
}
