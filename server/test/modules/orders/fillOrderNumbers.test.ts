import { sql } from 'kysely'
import type { Database } from '../../../src/db/pool'
import { fillOrderNumbers } from '../../../src/modules/orders'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import { insertOrder } from '../../support/rows'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'empty' })
  db = fresh.db
})
afterAll(() => fresh.drop())

const numbers = async () => {
  const rows = await db.selectFrom('orders').select(['id', 'order_number']).orderBy('id').execute()
  return rows.map(({ order_number }) => order_number)
}

it('numbers the orders of earlier versions, quietly, and leaves the others', async () => {
  for (let count = 0; count < 3; count++) await insertOrder(db, { order: { order_number: null } })
  const { order_number: kept } = await insertOrder(db)
  expect(await numbers()).toEqual([null, null, null, kept])
  const { rows: before } = await sql`select max(id) from changes`.execute(db)
  await Promise.all([fillOrderNumbers(db), fillOrderNumbers(db)])
  const filled = await numbers()
  expect(filled.at(-1)).toBe(kept)
  expect(new Set(filled).size).toBe(4)
  for (const number of filled) expect(Number(number) % 11).toBe(0)
  expect((await sql`select max(id) from changes`.execute(db)).rows).toEqual(before)
})

it('leaves those that are locked for the next time', async () => {
  const { id } = await insertOrder(db, { order: { order_number: null } })
  await db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${id} for update`.execute(trx)
    await fillOrderNumbers(db)
    expect((await numbers()).at(-1)).toBeNull()
  })
  await fillOrderNumbers(db)
  expect((await numbers()).at(-1)).toEqual(expect.any(Number))
})
