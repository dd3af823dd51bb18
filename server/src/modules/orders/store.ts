import { type Selectable, sql } from 'kysely'
import type { Orders } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { type OrderRow, orderSelection } from './order'

type PlacedRow = OrderRow & Pick<Selectable<Orders>, 'deleted_at' | 'request_digest'>

/** Deleted or not: the same key never makes a second order. */
export async function findOrderByIdempotencyKey(
  db: Database,
  userId: string,
  key: string,
): Promise<PlacedRow | undefined> {
  const { rows } = await sql<PlacedRow>`
    select ${orderSelection.columns}, o.deleted_at, o.request_digest from ${orderSelection.from}
    where o.user_id = ${userId} and o.idempotency_key = ${key}`.execute(db)
  return rows[0]
}
