import { sql } from 'kysely'
import { transaction } from '../../../src/db/transaction'
import { countPendingSales } from '../../../src/modules/catalog/sales'
import { toDayRange } from '../../../src/modules/dashboard/rules'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { insertOrder, insertProduct, payOrder, tranId } from '../../support/rows'

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

/** Days are long before the orders of an aged shop. */
const at = (time: string) => ({ placed_at: new Date(time) })

describe('the range of an overview', () => {
  const today = '2026-03-10'

  it.each([
    [{}, { from: '2026-02-09', to: '2026-03-10' }],
    [{ to: '2026-01-31' }, { from: '2026-01-02', to: '2026-01-31' }],
    [{ from: '2026-03-01' }, { from: '2026-03-01', to: '2026-03-10' }],
    [{ from: '2026-03-11' }, { from: '2026-03-11', to: '2026-03-11' }],
    [{ from: '2026-03-10' }, { from: '2026-03-10', to: '2026-03-10' }],
    [
      { from: '2025-03-10', to: '2026-03-10' },
      { from: '2025-03-10', to: '2026-03-10' },
    ],
  ])('of %j is %j', (asked, range) => {
    expect(toDayRange(asked, today)).toEqual(range)
  })

  it.each([
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-03-09', to: '2026-03-10' },
  ])('is rejected for %j', (asked) => {
    expect(() => toDayRange(asked, today)).toThrow(
      expect.objectContaining({ status: 422 }) as Error,
    )
  })
})

describe('orders and revenue by day', () => {
  it('use days in Dhaka, including empty ones', async () => {
    // Half an hour before midnight and at midnight in Dhaka.
    await insertOrder(shop.db, { order: at('2016-03-04T17:30:00Z') })
    const paid = await insertOrder(shop.db, { order: at('2016-03-04T18:00:00Z') })
    await payOrder(shop.db, paid.id, paid.total_amount)
    const gone = await insertOrder(shop.db, { order: at('2016-03-04T18:10:00Z') })
    await admin.delete(`/api/orders/${gone.id}`)
    const answer = await admin.get('/api/daily-sales?from=2016-03-03&to=2016-03-06')
    expect(answer.json()).toEqual([
      { day: '2016-03-03', orders: 0, revenue: 0 },
      { day: '2016-03-04', orders: 1, revenue: 0 },
      { day: '2016-03-05', orders: 1, revenue: 1100 },
      { day: '2016-03-06', orders: 0, revenue: 0 },
    ])
  })

  it('cover the last 30 days by default', async () => {
    const read = async () =>
      (await admin.get('/api/daily-sales')).json<{ day: string; orders: number }[]>()
    const before = (await read()).at(-1)
    await insertOrder(shop.db)
    const days = await read()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({
      day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date()),
      orders: (before?.orders ?? 0) + 1,
    })
  })

  it('start in the year 2000 at the earliest', async () => {
    const answer = await admin.get('/api/daily-sales?to=2000-01-02')
    expect(answer.json()).toMatchObject([{ day: '2000-01-01' }, { day: '2000-01-02' }])
  })

  it.each(['from=2026-03-02&to=2026-03-01', 'from=2020-01-01', 'from=2026-13-01'])(
    'reject the range %s',
    async (query) => {
      const answer = await admin.get(`/api/daily-sales?${query}`)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ fieldErrors: { from: expect.any(String) } })
    },
  )
})

test('the order overview has every state, and what needs attention', async () => {
  const day = 'from=2016-01-05&to=2016-01-05'
  const make = (changes = {}) =>
    insertOrder(shop.db, { order: { ...at('2016-01-05T06:00:00Z'), ...changes } })
  const delivered = { status: 'Delivered', delivered_at: new Date() } as const
  const [risky, paidLate] = [await make({ risk_flag: true }), await make(delivered)]
  await make()
  await make(delivered)
  for (const { id, total_amount } of [risky, paidLate]) await payOrder(shop.db, id, total_amount)
  for (const days of [9, 10, 11]) {
    const duplicate = tranId()
    await sql`
      insert into payment_attempts (tran_id, order_id, amount, state, val_id, captured_at)
      values (${duplicate}, ${paidLate.id}, ${paidLate.total_amount}, 'duplicate', ${duplicate}, now() - ${days} * interval '1 day')`.execute(
      shop.db,
    )
  }
  // A risky payment is not counted, the one of a deleted order is.
  await sql`update payment_attempts set risk_level = 1 where order_id = ${risky.id}`.execute(
    shop.db,
  )
  const gone = await make({ deleted_at: new Date('2016-01-06T06:00:00Z') })
  await payOrder(shop.db, gone.id, gone.total_amount)
  await insertOrder(shop.db, { order: at('2016-01-06T06:00:00Z') })
  const expected = {
    states: [
      { status: 'Pending', payment: false, orders: 1, amount: 1100 },
      { status: 'Pending', payment: true, orders: 1, amount: 1100 },
      { status: 'Delivered', payment: false, orders: 1, amount: 1100 },
      { status: 'Delivered', payment: true, orders: 1, amount: 1100 },
    ],
    riskFlagged: 1,
    refundsDue: 4,
    refundsOverdue: 1,
    refundsDueToday: 1,
    refundsStuck: 0,
    dueToday: 0,
    overdue: 0,
  }
  expect((await admin.get(`/api/order-states?${day}`)).json()).toEqual(expected)
  expect((await admin.get('/api/order-states?from=2016-01-07&to=2016-01-07')).json()).toEqual({
    states: expected.states.map((state) => ({ ...state, orders: 0, amount: 0 })),
    riskFlagged: 0,
    refundsDue: 0,
    refundsOverdue: 0,
    refundsDueToday: 0,
    refundsStuck: 0,
    dueToday: 0,
    overdue: 0,
  })
  const all = (await admin.get('/api/order-states')).json<typeof expected>()
  const orders = (await admin.get('/api/total-counts')).json<{ totalOrder: number }>().totalOrder
  expect(all.states.reduce((sum, state) => sum + state.orders, 0)).toBe(orders)
})

test('the best products have the largest ordered quantity in the range', async () => {
  const [fan, hub, old] = [
    await insertProduct(shop.db, { product_name: 'Volt Fan', images: ['/images/fan.webp'] }),
    await insertProduct(shop.db, { product_name: 'Nova Hub' }),
    await insertProduct(shop.db, { product_name: 'Aero Buds' }),
  ]
  const order = (time: string, ...items: [{ id: string }, number, number][]) =>
    insertOrder(shop.db, {
      order: at(time),
      items: items.map(([{ id }, quantity, price]) => ({ product_id: id, quantity, price })),
    })
  await order('2016-02-10T00:00:00Z', [fan, 2, 900], [hub, 5, 100.5])
  await order('2016-02-11T00:00:00Z', [fan, 4, 800])
  await order('2016-02-20T00:00:00Z', [old, 50, 10])
  await transaction(shop.db, (trx) => countPendingSales(trx))
  const range = 'from=2016-02-10&to=2016-02-11'
  const best = {
    gadgetId: fan.id,
    name: 'Volt Fan',
    image: '/images/fan.webp',
    quantity: 6,
    amount: 5000,
  }
  const answer = await admin.get(`/api/best-products?${range}`)
  expect(answer.json()).toEqual([
    best,
    expect.objectContaining({ name: 'Nova Hub', quantity: 5, amount: 502.5 }),
  ])
  expect((await admin.get(`/api/best-products?${range}&limit=1`)).json()).toEqual([best])
  expect((await admin.get('/api/best-products?from=2016-02-12&to=2016-02-13')).json()).toEqual([])
  expect((await admin.get(`/api/best-products?${range}&limit=51`)).statusCode).toBe(422)
})

test('in many days, a product that sold little is found among many that sold more before', async () => {
  const others = await Promise.all(Array.from({ length: 25 }, () => insertProduct(shop.db)))
  const best = await insertProduct(shop.db)
  const sold = (id: string, day: string, quantity: number) => ({
    product_id: id,
    day,
    quantity,
    amount: 100 * quantity,
  })
  await shop.db
    .insertInto('pending_sales')
    .values([
      ...others.map(({ id }) => sold(id, '2015-01-10', 50)),
      sold(best.id, '2015-03-10', 2),
      sold(best.id, '2015-05-30', 1),
    ])
    .execute()
  await countPendingSales(shop.db)
  const answer = await admin.get('/api/best-products?from=2015-03-01&to=2015-06-30&limit=1')
  expect(answer.json()).toEqual([
    expect.objectContaining({ gadgetId: best.id, quantity: 3, amount: 300 }),
  ])
  const all = await admin.get('/api/best-products?from=2015-01-01&to=2015-06-30&limit=50')
  expect(all.json()).toHaveLength(26)
})

test.each(['daily-sales', 'order-states', 'best-products'])(
  '%s is only available to admins',
  async (path) => {
    expect((await (await shop.signIn('user')).get(`/api/${path}`)).statusCode).toBe(403)
    expect((await shop.visitor.get(`/api/${path}`)).statusCode).toBe(401)
  },
)
