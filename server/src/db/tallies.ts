import { sql } from 'kysely'
import type { Database } from './pool'

/** Adds up what changed of orders since the last time; answers how many kinds of orders it touched. */
export async function foldOrderTallies(db: Database): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    select fold_order_tallies() as touched`.execute(db)
  return rows[0]?.touched ?? 0
}
