import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { type OrderRow, shownOrders } from './order'

/** Deleted or not: the same key never makes a second order. */
export async function findByKey(
  db: Database,
  userId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${shownOrders.columns} from ${shownOrders.from}
    where o.user_id = ${userId} and o.idempotency_key = ${key}`.execute(db)
  return rows[0]
}
