import { sql } from 'kysely'
import { dataRules } from '../../../src/db/dataRules'
import { startTestApp, type TestApp } from '../../support/app'
import { placeOrder } from '../../support/checkout'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

const rules = dataRules.map(({ text }) => text)

test('shows admins which records contradict a rule', async () => {
  const admin = await shop.signIn('admin')
  const { _id } = await placeOrder(shop, await shop.signIn('user'))
  expect((await admin.get('/api/data-check')).json()).toEqual({ rules, broken: [] })

  await shop.db.transaction().execute(async (trx) => {
    // Without triggers, which would refuse it.
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`update order_items set price = price + 1 where order_id = ${_id}`.execute(trx)
  })
  expect((await admin.get('/api/data-check')).json()).toEqual({
    rules,
    broken: [
      {
        rule: 'An order costs its items and the delivery',
        count: 1,
        subjects: [`Order/${_id}`],
      },
    ],
  })
})

test('is only available to admins', async () => {
  const customer = await shop.signIn('user')
  expect((await customer.get('/api/data-check')).statusCode).toBe(403)
  expect((await shop.visitor.get('/api/data-check')).statusCode).toBe(401)
})
