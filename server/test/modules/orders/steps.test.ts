import { sql } from 'kysely'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { payOrder } from '../../support/rows'

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const steadfast = { courier: 'Steadfast', trackingNumber: 'SF-100200' }

async function anOrder() {
  const customer = await shop.signIn('user')
  const { _id: id } = await placeOrder(shop, customer)
  const read = async () => (await customer.get(`/api/order/${id}`)).json<Order>()
  return { customer, id, read }
}

const stepsOf = (id: string, by = admin) => ({
  pack: () => by.put(`/api/orders/${id}/packed`),
  undoPacking: () => by.delete(`/api/orders/${id}/packed`),
  handOver: (to: object = steadfast) => by.put(`/api/orders/${id}/handed-over`, to),
  undoHandOver: () => by.delete(`/api/orders/${id}/handed-over`),
  deliver: () => by.patch(`/api/orders/${id}/deliver`),
})

async function auditOf(orderId: string) {
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `Order/${orderId}`)
    .orderBy('id')
    .execute()
  return entries.map(({ action, details }) => [action, details])
}

const mailsOf = async (id: string) => {
  const rows = await shop.db
    .selectFrom('mails')
    .select('kind')
    .where('order_id', '=', id)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind }) => kind)
}

it('are recorded with their times, audited, and shown to the customer; the status stays', async () => {
  const { id, read } = await anOrder()
  const { pack, handOver, deliver } = stepsOf(id)
  expect((await pack()).json()).toEqual({ modifiedCount: 1 })
  expect((await pack()).json()).toEqual({ modifiedCount: 0 })
  expect(await read()).toMatchObject({ status: 'Pending', packedAt: expect.any(String) })
  expect((await handOver({ courier: ' Steadfast ', trackingNumber: ' ' })).statusCode).toBe(200)
  const handedOver = await read()
  expect(handedOver).toMatchObject({ status: 'Pending', courier: 'Steadfast' })
  expect(handedOver).not.toHaveProperty('trackingNumber')
  expect((await handOver()).json()).toEqual({ modifiedCount: 1 })
  expect((await handOver()).json()).toEqual({ modifiedCount: 0 })
  const { handedOverAt } = handedOver
  expect(await read()).toMatchObject({ ...steadfast, handedOverAt, status: 'Pending' })
  await deliver()
  expect(await read()).toMatchObject({ ...steadfast, handedOverAt, status: 'Delivered' })
  expect(await auditOf(id)).toEqual([
    ['packOrder', { before: {}, after: {} }],
    ['handOverOrder', { before: {}, after: { courier: 'Steadfast' } }],
    ['handOverOrder', { before: { courier: 'Steadfast' }, after: steadfast }],
    ['deliverOrder', expect.anything()],
  ])
  expect(await mailsOf(id)).toEqual(['placed', 'handedOver', 'delivered'])
})

it('are taken back, the later one first, until the order is delivered', async () => {
  const { id, read } = await anOrder()
  const { pack, undoPacking, handOver, undoHandOver } = stepsOf(id)
  expect((await undoPacking()).json()).toEqual({ modifiedCount: 0 })
  expect((await undoHandOver()).json()).toEqual({ modifiedCount: 0 })
  await pack()
  await handOver()
  expect((await undoPacking()).json()).toMatchObject({ status: 409, code: 'already_handed_over' })
  expect((await undoHandOver()).json()).toEqual({ modifiedCount: 1 })
  expect(await mailsOf(id)).toEqual(['placed'])
  expect((await undoPacking()).json()).toEqual({ modifiedCount: 1 })
  const order = await read()
  for (const field of ['packedAt', 'handedOverAt', 'courier', 'trackingNumber']) {
    expect(order).not.toHaveProperty(field)
  }
  expect((await auditOf(id)).slice(2)).toEqual([
    ['undoHandOver', { before: steadfast, after: {} }],
    ['undoPacking', { before: { packedAt: expect.any(String) }, after: {} }],
  ])
  // To another courier, with another mail.
  await handOver({ courier: 'RedX' })
  expect(await mailsOf(id)).toEqual(['placed', 'handedOver'])
  // Also if the mail about this one is just being sent.
  await sql`
    update mails set state = 'sending', claimed_at = now() where order_id = ${id} and kind = 'handedOver'`.execute(
    shop.db,
  )
  await undoHandOver()
  await handOver()
  const { rows } = await sql`
    select state from mails where order_id = ${id} and kind = 'handedOver'`.execute(shop.db)
  expect(rows).toEqual([{ state: 'waiting' }])
})

it('can be skipped, but not be made up for', async () => {
  const { id, read } = await anOrder()
  const { pack, handOver, deliver } = stepsOf(id)
  await handOver()
  expect((await pack()).json()).toMatchObject({ status: 409, code: 'already_handed_over' })
  await deliver()
  expect(await read()).not.toHaveProperty('packedAt')
})

it('are refused for a delivered order, and for a cancelled one', async () => {
  const { id } = await anOrder()
  const steps = stepsOf(id)
  await steps.handOver()
  await steps.deliver()
  const refused = (['pack', 'undoPacking', 'handOver', 'undoHandOver'] as const).map((step) =>
    steps[step](),
  )
  for (const answer of await Promise.all(refused)) {
    expect(answer.json()).toMatchObject({ status: 409, code: 'already_delivered' })
  }
  const { customer, id: cancelled } = await anOrder()
  await customer.post(`/api/orders/${cancelled}/cancel`)
  const missing = (['pack', 'undoPacking', 'handOver', 'undoHandOver'] as const).map((step) =>
    stepsOf(cancelled)[step](),
  )
  for (const answer of await Promise.all(missing)) expect(answer.statusCode).toBe(404)
})

it('are recorded once by concurrent calls', async () => {
  const { id } = await anOrder()
  const { pack, handOver } = stepsOf(id)
  const counts = (answers: Awaited<ReturnType<typeof pack>>[]) =>
    answers.map((answer) => answer.json<{ modifiedCount: number }>().modifiedCount).sort()
  expect(counts(await Promise.all([pack(), pack(), pack()]))).toEqual([0, 0, 1])
  expect(counts(await Promise.all([handOver(), handOver(), handOver()]))).toEqual([0, 0, 1])
  expect(await auditOf(id)).toHaveLength(2)
})

it('are recorded for many orders; packed ones stay as they are', async () => {
  const [open, packed, handedOver, delivered, deleted] = await Promise.all(
    Array.from({ length: 5 }, () => anOrder()),
  )
  if (!open || !packed || !handedOver || !delivered || !deleted) throw new Error('no orders')
  await stepsOf(packed.id).pack()
  const { packedAt } = await packed.read()
  await stepsOf(handedOver.id).handOver()
  await stepsOf(delivered.id).deliver()
  await admin.delete(`/api/orders/${deleted.id}`)
  const ids = [open, packed, handedOver, delivered, deleted].map(({ id }) => id)
  expect((await admin.post('/api/bulk/orders/pack', { ids })).json()).toMatchObject({
    done: [open.id, packed.id],
    failed: [
      { _id: handedOver.id, code: 'already_handed_over' },
      { _id: delivered.id, code: 'already_delivered' },
      { _id: deleted.id, code: 'not_found' },
    ],
  })
  expect(await open.read()).toHaveProperty('packedAt')
  expect(await packed.read()).toMatchObject({ packedAt })
})

it('are for admins only', async () => {
  const { customer, id } = await anOrder()
  const steps = stepsOf(id, customer)
  for (const step of ['pack', 'undoPacking', 'handOver', 'undoHandOver'] as const) {
    expect((await steps[step]()).statusCode).toBe(403)
  }
  expect((await customer.post('/api/bulk/orders/pack', { ids: [id] })).statusCode).toBe(403)
})

it.each([
  {},
  { courier: '' },
  { courier: '  ' },
  { courier: 'x'.repeat(61) },
  { courier: 'x', trackingNumber: '1'.repeat(61) },
])('need a courier: %j', async (body) => {
  const { id } = await anOrder()
  expect((await stepsOf(id).handOver(body)).statusCode).toBe(422)
})

it('keep a customer from cancelling what is on its way', async () => {
  const { customer, id } = await anOrder()
  const { pack, handOver, undoHandOver } = stepsOf(id)
  await pack()
  await handOver()
  const cancel = () => customer.post(`/api/orders/${id}/cancel`)
  expect((await cancel()).json()).toMatchObject({ status: 409, code: 'already_handed_over' })
  await undoHandOver()
  expect((await cancel()).json()).toEqual({ modifiedCount: 1 })
})

it('are fixed in the database once the order is delivered or cancelled', async () => {
  const { id } = await anOrder()
  const set = (change: ReturnType<typeof sql>) =>
    sql`update orders set ${change} where id = ${id}`.execute(shop.db)
  await expect(set(sql`courier = 'RedX'`)).rejects.toThrow('orders_handed_over_to_courier')
  await expect(set(sql`tracking_number = '1'`)).rejects.toThrow('orders_tracked_by_courier')
  await stepsOf(id).deliver()
  await expect(set(sql`packed_at = now()`)).rejects.toThrow('keeps its steps')
})

describe('the number of an order', () => {
  it('is given when it is placed, and stays', async () => {
    const { id, read } = await anOrder()
    const { orderNumber } = await read()
    expect(orderNumber).toMatch(/^J-[1-9]\d{4}-\d{5}$/)
    const change = sql`update orders set order_number = new_order_number() where id = ${id}`
    await expect(change.execute(shop.db)).rejects.toThrow('an order keeps its number')
  })

  it('finds it for admins, however it is typed', async () => {
    const { customer, id, read } = await anOrder()
    const { orderNumber = '' } = await read()
    const digits = orderNumber.replace(/\D/g, '')
    await payOrder(shop.db, id, 600)
    for (const search of [orderNumber, orderNumber.toLowerCase(), digits, `J ${digits}`]) {
      const found = await admin.get(`/api/all-orders?search=${encodeURIComponent(search)}`)
      expect(found.json<Order[]>().map(({ _id }) => _id)).toEqual([id])
      expect(found.headers['x-total-count']).toBe('1')
    }
    const wrong = `${orderNumber.slice(0, -1)}${(Number(orderNumber.at(-1)) + 1) % 10}`
    expect((await admin.get(`/api/all-orders?search=${wrong}`)).json()).toEqual([])
    expect((await customer.get(`/api/all-orders?search=${orderNumber}`)).statusCode).toBe(403)
  })
})
