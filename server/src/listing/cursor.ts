import { sql } from 'kysely'
import type { Database } from '../db/pool'
import { countAll, type Listing, type Selection, toOrderBy } from './listing'

export type Cursor<Row> = {
  /** How many rows come in all. */
  total: number
  /** The next rows; none at the end. */
  next(): Promise<Row[]>
  close(): Promise<void>
}

const batchSize = 500

/**
 * Reads a whole listing piece by piece, as it was at one moment, however long that takes. It holds a connection until it is
 * closed; whoever does not go on for a minute loses it.
 */
export async function openCursor<Row>(
  db: Database,
  listing: Listing,
  { columns, from }: Selection,
): Promise<Cursor<Row>> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = async () => {
    if (!trx.isRolledBack) await trx.rollback().execute()
  }
  try {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(trx)
    const total = await countAll(trx, listing)
    await sql`
      declare listed no scroll cursor for select ${columns} from ${from} where ${listing.where}
      order by ${toOrderBy(listing.columns, listing.direction)}`.execute(trx)
    const next = async () => {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from listed`.execute(trx)
      return rows
    }
    return { total, next, close }
  } catch (error) {
    await close()
    throw error
  }
}
