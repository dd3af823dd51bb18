import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { type AdminOrderRow, adminOrderSelection } from './order'

/** `ownerId` limits it to that user's orders. Without it, a deleted order is found if money was captured for it. */
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
