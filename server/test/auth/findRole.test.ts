import { sql } from 'kysely'
import { findRole } from '../../src/auth/userStore'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { insertUser } from '../support/rows'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('finds a role by e-mail or ID without reading other users', async () => {
  await sql`
    insert into users (id, identity_uid, email, photo)
    select gen_random_uuid(), 'uid-' || number, 'user' || number || '@mail.example', '/p.svg'
    from generate_series(1, 2000) as number`.execute(fresh.db)
  const admin = await insertUser(fresh.db, { role: 'admin' })
  const read = await fresh.db.connection().execute(async (connection) => {
    const countRead = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(connection)
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables
        where relname = 'users'`.execute(connection)
      return rows[0]?.read ?? 0
    }
    await sql`analyze users`.execute(connection)
    const before = await countRead()
    expect(await findRole(connection, admin.id)).toBe('admin')
    expect(await findRole(connection, admin.email)).toBe('admin')
    expect(await findRole(connection, 'nobody')).toBeUndefined()
    return (await countRead()) - before
  })
  expect(read).toBe(2)
})
