import { type Selectable, sql } from 'kysely'
import type { Orders } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { type AdminOrderRow, adminOrderSelection, type OrderRow, orderSelection } from './order'

/** `ownerId` limits it to that user's orders. Without it, deleted orders with a captured payment are found too. */
export async function findOrder(
  db: Database,
  id: string,
  ownerId: string | undefined,
): Promise<AdminOrderRow | undefined> {
  const isVisible = ownerId
    ? sql`o.user_id = ${ownerId} and o.deleted_at is null`
    : sql`(o.deleted_at is null or exists (select from captures c where c.order_id = o.id))`
  const { rows } = await sql<AdminOrderRow>`
    select ${adminOrderSelection.columns} from ${adminOrderSelection.from}
    where o.id = ${id} and ${isVisible}`.execute(db)
  return rows[0]
}

type PlacedRow = OrderRow & Pick<Selectable<Orders>, 'deleted_at' | 'request_hash'>

/** Finds deleted orders too: the same key never creates a second order. */
export async function findOrderByIdempotencyKey(
  db: Database,
  userId: string,
  key: string,
): Promise<PlacedRow | undefined> {
  const { rows } = await sql<PlacedRow>`
    select ${orderSelection.columns}, o.deleted_at, o.request_hash from ${orderSelection.from}
    where o.user_id = ${userId} and o.idempotency_key = ${key}`.execute(db)
  return rows[0]
}
