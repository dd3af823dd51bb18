import { type Selectable, sql } from 'kysely'
import type { Session } from '../../contract/types'
import type { Orders } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import {
  type AdminOrderRow,
  adminOrderSelection,
  type OrderRow,
  orderSelection,
  type RefundRow,
  refundColumns,
} from './order'

type FoundOrder = (OrderRow | AdminOrderRow) & RefundRow

/**
 * Users find their own orders, cancelled ones too; admins any order, a deleted one if it has a captured payment, with what only
 * they see of it.
 */
export async function findOrder(
  db: Database,
  id: string,
  { userId, role }: Pick<Session, 'userId' | 'role'>,
): Promise<FoundOrder | undefined> {
  const isOwn = sql`o.user_id = ${userId}`
  const isVisible =
    role === 'admin'
      ? sql`(${isOwn} or o.deleted_at is null or exists (select from captures c where c.order_id = o.id))`
      : isOwn
  const { columns, from } = role === 'admin' ? adminOrderSelection : orderSelection
  const { rows } = await sql<FoundOrder>`
    select ${columns}, ${refundColumns} from ${from}
    where o.id = ${id} and ${isVisible}`.execute(db)
  return rows[0]
}

type PlacedRow = OrderRow & Pick<Selectable<Orders>, 'request_hash'>

/** Finds deleted orders too: the same key never creates a second order. */
export async function findOrderByIdempotencyKey(
  db: Database,
  userId: string,
  key: string,
): Promise<PlacedRow | undefined> {
  const { rows } = await sql<PlacedRow>`
    select ${orderSelection.columns}, o.request_hash from ${orderSelection.from}
    where o.user_id = ${userId} and o.idempotency_key = ${key}`.execute(db)
  return rows[0]
}
