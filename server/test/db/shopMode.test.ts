import { sql } from 'kysely'
import { demoAccounts } from '../../../dev-services/demo-data/accounts'
import { seedDemo } from '../../../dev-services/demo-data/seed'
import { markLive, ShopModeError } from '../../src/db/shopMode'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { insertOrder, insertProduct, insertUser } from '../support/rows'

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase({ seed: 'empty' })
})
afterEach(() => fresh.drop())

const modes = async () => {
  const { rows } = await sql<{ mode: string }>`select mode from database_mode`.execute(fresh.db)
  return rows.map(({ mode }) => mode)
}

const countDemoUsers = async () => {
  const uids = demoAccounts.map(({ uid }) => uid)
  const found = await fresh.db
    .selectFrom('users')
    .select('id')
    .where('identity_uid', 'in', uids)
    .execute()
  return found.length
}

describe('demo mode refuses', () => {
  afterEach(async () => {
    await expect(seedDemo(fresh.db)).rejects.toThrow(ShopModeError)
    expect(await countDemoUsers()).toBe(0)
  })

  test('an empty database that a real shop has been started on', async () => {
    await markLive(fresh.db)
    await markLive(fresh.db)
  })
  test('a database with a user', () => insertUser(fresh.db))
  test('a database with a product', () => insertProduct(fresh.db))
  test('a database with an order', () => insertOrder(fresh.db))
})

test('demo mode marks an empty database and opens it again', async () => {
  await Promise.all([seedDemo(fresh.db), seedDemo(fresh.db)])
  await seedDemo(fresh.db)
  expect(await modes()).toEqual(['demo'])
  expect(await countDemoUsers()).toBe(demoAccounts.length)
})

test('a demo database that was started as a real shop is no demo any more', async () => {
  await seedDemo(fresh.db)
  await markLive(fresh.db)
  expect(await modes()).toEqual(['live'])
  await expect(seedDemo(fresh.db)).rejects.toThrow('holds the data of a real shop')
})
