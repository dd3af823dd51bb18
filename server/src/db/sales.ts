import { sql } from 'kysely'
import type { Database } from './pool'

/** Adds what was ordered since the last time to `products.sold`; answers how many products it touched. */
export async function countPendingSales(db: Database): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    select count_pending_sales() as touched`.execute(db)
  return rows[0]?.touched ?? 0
}
