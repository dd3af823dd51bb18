import { sql } from 'kysely'
import type { Database } from './pool'
import { transaction } from './transaction'

export class ShopModeError extends Error {
  override readonly name = 'ShopModeError'
}

/** Marks the database as a real shop's, permanently. */
export async function markLive(db: Database): Promise<void> {
  await sql`
    insert into database_mode (mode) values ('live')
    on conflict (id) do update set mode = 'live', marked_at = now()
    where database_mode.mode <> 'live'`.execute(db)
}

/** Marks an empty database as the demo's; throws where a real shop's data may be in it. */
export async function markDemo(db: Database): Promise<void> {
  const isDemo = await transaction(db, async (trx) => {
    // Serialises concurrent starts.
    await sql`select pg_advisory_xact_lock(hashtext('jontro.mode'))`.execute(trx)
    await sql`
      insert into database_mode (mode)
      select 'demo'
      where not exists (select from users) and not exists (select from products) and not exists (select from orders)
      on conflict (id) do nothing`.execute(trx)
    const { rows } = await sql<{ mode: string }>`select mode from database_mode`.execute(trx)
    return rows[0]?.mode === 'demo'
  })
  if (!isDemo) {
    throw new ShopModeError(
      'The database holds the data of a real shop. Demo mode would add sample products, orders and admins with public\n' +
        'passwords to it. Set FIREBASE_PROJECT_ID to open the real shop, or give the demo a database of its own.',
    )
  }
}
