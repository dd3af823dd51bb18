import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { itemsColumn, type OrderRow, orderColumns } from './order'

/** `ownerId` limits it to that person's orders. */
export async function findOrder(
  db: Database,
  id: string,
  ownerId: string | undefined,
): Promise<OrderRow | undefined> {
  const isOwned = ownerId ? sql`o.user_id = ${ownerId}` : sql`true`
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${itemsColumn} from orders o
    where o.id = ${id} and o.deleted_at is null and ${isOwned}`.execute(db)
  return rows[0]
}
