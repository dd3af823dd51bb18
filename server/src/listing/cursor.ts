import { sql } from 'kysely'
import type { Database } from '../db/pool'
import { countAll, type Listing, type Selection, toOrderBy } from './listing'

export type Cursor<Shown> = {
  /** Total number of rows. */
  total: number
  /** Returns the next rows; none at the end. */
  next(): Promise<Shown[]>
  close(): Promise<void>
}

/** Few, so that other requests wait for milliseconds only, and rows are gone before the garbage collector keeps them. */
const batchSize = 100

/** Reads a whole listing in batches from one snapshot. Holds a connection until it is closed, or idle for a minute. */
export async function openCursor<Row, Shown>(
  db: Database,
  listing: Listing,
  { columns, from, read }: Selection<Row, Shown>,
): Promise<Cursor<Shown>> {
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
      return rows.map(read)
    }
    return { total, next, close }
  } catch (error) {
    await close()
    throw error
  }
}
