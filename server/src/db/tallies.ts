import { sql } from 'kysely'
import type { Database } from './pool'

/** Adds up what changed in number since the last time; answers how many sums it touched. */
export async function foldTallies(db: Database): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    select fold_tallies() as touched`.execute(db)
  return rows[0]?.touched ?? 0
}
