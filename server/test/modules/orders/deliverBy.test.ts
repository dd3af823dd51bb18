import { sql } from 'kysely'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { insertOrder, payOrder } from '../../support/rows'

const dayMs = 86_400_000

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

/** An order whose last day is that many days from today. */
async function insertDue(days: number, { isDelivered = false } = {}) {
  const { id, total_amount } = await insertOrder(shop.db, {
    order: { district: 'Sylhet', delivery_days: 10 },
  })
  await payOrder(shop.db, id, total_amount)
  // A paid order stays paid, so the promise is changed instead.
  await sql`
    update orders set delivery_days = ${days + 30},
      status = ${isDelivered ? 'Delivered' : 'Pending'}, delivered_at = ${isDelivered ? new Date() : null}
    where id = ${id}`.execute(shop.db)
  await sql`
    alter table orders disable trigger guard_order`.execute(shop.db)
  await sql`
    update orders set paid_at = now() - interval '30 days' where id = ${id}`.execute(shop.db)
  await sql`alter table orders enable trigger guard_order`.execute(shop.db)
  return id
}

const list = async (query: string) =>
  (await admin.get(`/api/all-orders?${query}`)).json<Order[]>().map(({ _id }) => _id)

it('is 5 days after the payment in Dhaka and 10 elsewhere, in the shop’s time zone', async () => {
  const customer = await shop.signIn('user')
  const order = await placeOrder(shop, customer)
  expect(order).not.toHaveProperty('deliverBy')
  await payOrder(shop.db, order._id, order.totalAmount)
  const paid = (await customer.get(`/api/order/${order._id}`)).json<Order>()
  const inDhaka = new Date(Date.parse(paid.paidAt ?? '') + 6 * 3_600_000)
  const days = paid.district === 'Dhaka' ? 5 : 10
  expect(paid.deliverBy).toBe(new Date(inDhaka.getTime() + days * dayMs).toISOString().slice(0, 10))
})

it('is how pending orders are filtered, sorted and counted', async () => {
  const [late, today, later] = [await insertDue(-1), await insertDue(0), await insertDue(3)]
  await insertDue(-1, { isDelivered: true })
  await insertOrder(shop.db)
  expect(await list('due=overdue')).toEqual([late])
  expect(await list('due=today')).toEqual([today])
  expect(await list('due=later')).toContain(later)
  expect(await list('due=later')).not.toContain(today)
  const sorted = await list('status=Pending&payment=true&sort=deliverBy&order=asc')
  expect(sorted.slice(0, 3)).toEqual([late, today, later])
  const longest = await list('status=Pending&payment=true&sort=paidAt&order=asc')
  // The order of the test before was placed first, but paid last.
  expect(longest.slice(0, 3)).toEqual([late, today, later])
  expect((await admin.get('/api/order-states')).json()).toMatchObject({ dueToday: 1, overdue: 1 })
  expect((await admin.get('/api/all-orders?due=soon')).statusCode).toBe(422)
})
