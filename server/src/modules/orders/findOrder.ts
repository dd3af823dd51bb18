import { sql } from 'kysely'
import type { Database } from '../../db/pool'
import { type AdminOrderRow, shownToAdmins } from './order'

/** `ownerId` limits it to that person's orders. */
export async function findOrder(
  db: Database,
  id: string,
  ownerId: string | undefined,
): Promise<AdminOrderRow | undefined> {
  const isOwned = ownerId ? sql`o.user_id = ${ownerId}` : sql`true`
  const { rows } = await sql<AdminOrderRow>`
    select ${shownToAdmins.columns} from ${shownToAdmins.from}
    where o.id = ${id} and o.deleted_at is null and ${isOwned}`.execute(db)
  return rows[0]
}
