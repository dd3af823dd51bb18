import { sql } from 'kysely'
import type { Database } from '../../db/pool'

const maxProducts = 200
const maxRows = 20_000

/** Adds pending sales to `products.sold`, batch by batch. */
export async function countPendingSales(db: Database, signal?: AbortSignal): Promise<void> {
  let hasMore = true
  while (hasMore && !signal?.aborted) {
    const { rows } = await sql<{ hasMore: boolean }>`
      select count_pending_sales(${maxProducts}, ${maxRows}) as "hasMore"`.execute(db)
    hasMore = rows[0]?.hasMore ?? false
  }
}
