import { sql } from 'kysely'
import { findRole } from '../../../src/modules/accounts/store'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import { insertUser } from '../../support/rows'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('a role is found by e-mail or id through an index', async () => {
  const admin = await insertUser(fresh.db, { role: 'admin' })
  const scans = await fresh.db.connection().execute(async (connection) => {
    const count = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(connection)
      const { rows } = await sql<{ seq_scan: number }>`
        select seq_scan from pg_stat_user_tables where relname = 'users'`.execute(connection)
      return rows[0]?.seq_scan
    }
    // Even a small table is then read by an index, if one can serve the query.
    await sql`set enable_seqscan = off`.execute(connection)
    const before = await count()
    expect(await findRole(connection, admin.id)).toBe('admin')
    expect(await findRole(connection, admin.email)).toBe('admin')
    expect(await findRole(connection, 'nobody')).toBeUndefined()
    const after = await count()
    await sql`reset enable_seqscan`.execute(connection)
    return { before, after }
  })
  expect(scans.after).toBe(scans.before)
})
