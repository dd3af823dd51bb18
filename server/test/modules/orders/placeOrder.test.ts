import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { toCheckout } from '../../support/checkout'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

async function customerWith(...prices: number[]) {
  const me = await shop.signIn('user')
  const gadgets: string[] = []
  for (const price of prices) {
    const gadgetId = await shop.addProduct({ price })
    gadgets.push(gadgetId)
    await me.put('/api/cart', { gadgetId })
  }
  return { me, gadgets }
}

const cartOf = async ({ get }: TestUser) => (await get('/api/my-cart')).json<unknown[]>()
const ordersOf = async ({ get }: TestUser) => (await get('/api/my-orders')).json<Order[]>()

const change = (id: string, facts: object) =>
  shop.db.updateTable('products').set(facts).where('id', '=', id).execute()

describe('placing an order', () => {
  // [spec 3.3, 7.24]
  it('creates the order from the cart and empties the cart', async () => {
    const me = await shop.signIn('user')
    const fan = await shop.addProduct({ name: 'Volt Fan', price: 900, discountPrice: 749.5 })
    const hub = await shop.addProduct({ name: 'Nova Hub', price: 0.1 })
    await me.put('/api/cart', { gadgetId: fan, quantity: 2 })
    await me.put('/api/cart', { gadgetId: hub, quantity: 3 })
    const answer = await me.post('/api/place-order', await toCheckout(me))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      orderNumber: expect.stringMatching(/^J-\d{5}-\d{5}$/),
      name: 'Rafia Rahman',
      email: me.email,
      contactEmail: 'typed@mail.example',
      mobileNumber: '+8801711000000',
      country: 'Bangladesh',
      district: 'Dhaka',
      address: '12 Lake Road',
      additionalInfo: 'Ring twice',
      cartItems: [
        {
          gadgetId: fan,
          name: 'Volt Fan',
          price: 749.5,
          quantity: 2,
          image: '/images/gadget.webp',
        },
        { gadgetId: hub, name: 'Nova Hub', price: 0.1, quantity: 3, image: '/images/gadget.webp' },
      ],
      status: 'Pending',
      orderPlaced: expect.any(String),
      totalAmount: 1599.3,
      payment: false,
    })
    expect(await cartOf(me)).toEqual([])
    expect(await ordersOf(me)).toEqual([answer.json()])
    const { orderPlaced } = answer.json<Order>()
    expect(Math.abs(Date.parse(orderPlaced) - Date.now())).toBeLessThan(60_000)
  })

  it('keeps the names that the customer saw, in the language of the order', async () => {
    const { me, gadgets } = await customerWith(500, 300)
    const [fan = '', hub = ''] = gadgets
    await change(fan, { product_name: 'Volt Fan', product_name_bn: 'ভোল্ট ফ্যান' })
    await change(hub, { product_name: 'Nova Hub' })
    const namesOf = ({ cartItems }: Order) => cartItems.map(({ name }) => name)

    const checkout = { ...(await toCheckout(me)), language: 'bn' }
    const key = { 'idempotency-key': newId() }
    const placed = await me.post('/api/place-order', checkout, key)
    expect(namesOf(placed.json())).toEqual(['ভোল্ট ফ্যান', 'Nova Hub'])
    const repeated = await me.post('/api/place-order', { ...checkout, language: 'en' }, key)
    expect(repeated.json()).toEqual(placed.json())
    expect(await ordersOf(me)).toEqual([placed.json()])

    await me.put('/api/cart', { gadgetId: fan })
    const inEnglish = await me.post('/api/place-order', await toCheckout(me))
    expect(namesOf(inEnglish.json())).toEqual(['Volt Fan'])
  })

  it('ignores status, payment, user and product names in the body', async () => {
    const { me } = await customerWith(500)
    const other = await shop.signIn('user')
    const checkout = await toCheckout(me)
    const answer = await me.post('/api/place-order', {
      ...checkout,
      _id: newId(),
      user_id: other.id,
      status: 'Delivered',
      payment: true,
      paidAt: '2020-01-01T00:00:00.000Z',
      transactionId: 'FREE',
      deliveredAt: '2020-01-01T00:00:00.000Z',
      customerReview: 'Great',
      deliveryCharge: 0,
      cartItems: checkout.cartItems.map((item) => ({ ...item, name: 'Gold', image: 'x' })),
    })
    expect(answer.statusCode).toBe(201)
    const order = answer.json<Order>()
    expect(order).toMatchObject({ email: me.email, status: 'Pending', payment: false })
    expect(order).not.toHaveProperty('paidAt')
    expect(order).not.toHaveProperty('transactionId')
    expect(order).not.toHaveProperty('customerReview')
    expect(order.cartItems[0]?.name).not.toBe('Gold')
    expect(await ordersOf(other)).toEqual([])
  })

  it.each([
    ['a lower total', { totalAmount: 1 }],
    ['a total without delivery', { totalAmount: 500 }],
    ['nothing to pay', { totalAmount: 0 }],
    ['a total that rounds to the right one', { totalAmount: 600.01 }],
  ])('rejects %s, returns the current total, and keeps the cart', async (_, facts) => {
    const { me, gadgets } = await customerWith(500)
    const answer = await me.post('/api/place-order', { ...(await toCheckout(me)), ...facts })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'cart_changed',
      details: { totalAmount: 600, cartItems: [{ gadgetId: gadgets[0], price: 500, quantity: 1 }] },
    })
    expect(await cartOf(me)).toHaveLength(1)
    expect(await ordersOf(me)).toEqual([])
  })

  it('rejects a wrong and an outdated price', async () => {
    const { me, gadgets } = await customerWith(500)
    const seen = await toCheckout(me)
    const cheap = seen.cartItems.map((item) => ({ ...item, price: 1 }))
    const forged = { ...seen, cartItems: cheap, totalAmount: 101 }
    expect((await me.post('/api/place-order', forged)).statusCode).toBe(409)
    await change(gadgets[0] ?? '', { price: 650 })
    const late = await me.post('/api/place-order', seen)
    expect(late.json()).toMatchObject({ code: 'cart_changed', details: { totalAmount: 750 } })
    expect((await me.post('/api/place-order', await toCheckout(me))).statusCode).toBe(201)
  })

  it('rejects quantities and products that are not in the cart', async () => {
    const { me } = await customerWith(500, 300)
    const seen = await toCheckout(me)
    const other = await shop.addProduct({ price: 500 })
    const offers = [
      seen.cartItems.map((item) => ({ ...item, quantity: 2 })),
      seen.cartItems.slice(0, 1),
      [...seen.cartItems, ...seen.cartItems],
      seen.cartItems.map((item, index) => (index === 0 ? { ...item, gadgetId: other } : item)),
    ]
    for (const cartItems of offers) {
      expect((await me.post('/api/place-order', { ...seen, cartItems })).statusCode).toBe(409)
    }
    expect(await cartOf(me)).toHaveLength(2)
  })

  it.each([
    ['out of stock', { in_stock: false }],
    ['deleted', { deleted_at: new Date() }],
  ])('names products that are %s and keeps the cart', async (_, facts) => {
    const { me, gadgets } = await customerWith(500, 300)
    await change(gadgets[1] ?? '', { ...facts, product_name: 'Sold Out Fan' })
    const answer = await me.post('/api/place-order', await toCheckout(me))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      message: expect.stringContaining('Sold Out Fan'),
      details: { cartItems: [{ gadgetId: gadgets[1] }] },
    })
    expect(await cartOf(me)).toHaveLength(2)
  })

  it('rejects an empty cart', async () => {
    const { me } = await customerWith(500)
    const seen = await toCheckout(me)
    await me.post('/api/place-order', seen)
    const again = await me.post('/api/place-order', seen)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'cart_empty' })
  })

  it.each([
    ['name', ''],
    ['name', '   '],
    ['mobileNumber', '+880'],
    ['mobileNumber', ''],
    ['mobileNumber', 'abc'],
    ['district', 'Atlantis'],
    ['country', 'India'],
    ['address', ' '],
    ['cartItems', []],
    ['totalAmount', -1],
    ['totalAmount', '600'],
    ['totalAmount', 600.001],
  ])('rejects %s = %p by name', async (field, value) => {
    const { me } = await customerWith(500)
    const answer = await me.post('/api/place-order', {
      ...(await toCheckout(me)),
      [field]: value,
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fieldErrors: { [field]: expect.any(String) } })
    expect(await cartOf(me)).toHaveLength(1)
  })

  it('rejects a total that the database cannot store, and keeps the cart', async () => {
    const { me } = await customerWith(9_999_999_999.99, 100)
    const checkout = await toCheckout(me)
    expect((await me.post('/api/place-order', checkout)).statusCode).toBe(422)
    const lower = { ...checkout, totalAmount: 9_999_999_999.99 }
    expect((await me.post('/api/place-order', lower)).statusCode).toBe(409)
    expect(await cartOf(me)).toHaveLength(2)
  })

  it('saves texts unchanged, including markup and quotes', async () => {
    const { me } = await customerWith(500)
    const address = `'; drop table orders; -- <script>alert("x")</script> {} \\ ঢাকা`
    const answer = await me.post('/api/place-order', { ...(await toCheckout(me)), address })
    expect(answer.json()).toMatchObject({ address })
  })

  it('requires a session', async () => {
    const { me } = await customerWith(500)
    const answer = await shop.visitor.post('/api/place-order', await toCheckout(me))
    expect(answer.statusCode).toBe(401)
  })
})

describe('placing an order more than once', () => {
  const withKey = (key: string) => ({ 'idempotency-key': key })

  it('returns the same order for the same key, whatever the cart contains by then', async () => {
    const { me } = await customerWith(500)
    const seen = await toCheckout(me)
    const first = await me.post('/api/place-order', seen, withKey('key-number-1'))
    const again = await me.post('/api/place-order', seen, withKey('key-number-1'))
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    await me.put('/api/cart', { gadgetId: await shop.addProduct({ price: 500 }) })
    const late = await me.post('/api/place-order', seen, withKey('key-number-1'))
    expect(late.json()).toEqual(first.json())
    expect(await cartOf(me)).toHaveLength(1)
    expect(await ordersOf(me)).toHaveLength(1)
    const other = await me.post('/api/place-order', await toCheckout(me), withKey('key-number-2'))
    expect(other.json()).not.toMatchObject({ _id: first.json<Order>()._id })
    // By its key a client finds an order whose response was lost.
    expect(await ordersOf(me)).toMatchObject([
      { idempotencyKey: 'key-number-2' },
      { idempotencyKey: 'key-number-1' },
    ])
  })

  it('places one order although the database ends the connection meanwhile', async () => {
    const { me } = await customerWith(500)
    const seen = await toCheckout(me)
    const placing = await shop.db.transaction().execute(async (trx) => {
      await sql`select from users where id = ${me.id} for update`.execute(trx)
      const answer = me.post('/api/place-order', seen, withKey('key-number-1'))
      const endWaiting = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      while ((await endWaiting()).rows.length === 0) await sleep(10)
      return { answer }
    })
    expect((await placing.answer).statusCode).toBe(201)
    expect(await ordersOf(me)).toMatchObject([{ idempotencyKey: 'key-number-1' }])
    expect(await cartOf(me)).toEqual([])
  })

  it.each([
    ['address', { address: '13 Lake Road' }],
    ['mobile number', { mobileNumber: '+8801711000001' }],
    ['total', { totalAmount: 1 }],
  ])('rejects the same key with another %s', async (_, other) => {
    const { me, gadgets } = await customerWith(500)
    const seen = await toCheckout(me)
    await me.post('/api/place-order', seen, withKey('key-number-1'))
    await me.put('/api/cart', { gadgetId: gadgets[0] })
    const answer = await me.post('/api/place-order', { ...seen, ...other }, withKey('key-number-1'))
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key_reused' }])
    expect(await cartOf(me)).toHaveLength(1)
    expect(await ordersOf(me)).toHaveLength(1)
  })

  it('rejects the same key with another cart, and keeps that cart', async () => {
    const { me } = await customerWith(500)
    await me.post('/api/place-order', await toCheckout(me), withKey('key-number-1'))
    await me.put('/api/cart', { gadgetId: await shop.addProduct({ price: 700 }) })
    const answer = await me.post('/api/place-order', await toCheckout(me), withKey('key-number-1'))
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key_reused' }])
    expect(await cartOf(me)).toHaveLength(1)
  })

  it('rejects the key of a deleted order', async () => {
    const { me } = await customerWith(500)
    const seen = await toCheckout(me)
    const first = await me.post('/api/place-order', seen, withKey('key-number-1'))
    const admin = await shop.signIn('admin')
    await admin.delete(`/api/orders/${first.json<Order>()._id}`)
    const answer = await me.post('/api/place-order', seen, withKey('key-number-1'))
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'order_deleted' }])
    expect(await ordersOf(me)).toEqual([])
  })

  it('keeps the keys of two users apart', async () => {
    const [{ me: one }, { me: two }] = [await customerWith(500), await customerWith(500)]
    const key = withKey('the-same-key')
    const first = await one.post('/api/place-order', await toCheckout(one), key)
    const second = await two.post('/api/place-order', await toCheckout(two), key)
    expect(second.json()).toMatchObject({ email: two.email })
    expect(second.json<Order>()._id).not.toBe(first.json<Order>()._id)
  })

  it.each(['short', 'x'.repeat(101)])('rejects the key %p', async (key) => {
    const { me } = await customerWith(500)
    const answer = await me.post('/api/place-order', await toCheckout(me), withKey(key))
    expect(answer.statusCode).toBe(422)
  })

  it('creates one order in 30 concurrent requests with one key', async () => {
    const { me } = await customerWith(500, 300)
    const seen = await toCheckout(me)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        me.post('/api/place-order', seen, withKey('one-key-for-all')),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201))
    const [order, ...more] = await ordersOf(me)
    expect(more).toEqual([])
    for (const answer of answers) expect(answer.json()).toEqual(order)
    expect(await cartOf(me)).toEqual([])
  })

  it('creates one order in 30 concurrent requests for one cart without keys', async () => {
    const { me } = await customerWith(500, 300)
    const seen = await toCheckout(me)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => me.post('/api/place-order', seen)),
    )
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    expect(placed).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(29)
    expect(refused[0]?.json()).toMatchObject({ code: 'cart_empty' })
    expect(await ordersOf(me)).toHaveLength(1)
  })

  it('keeps a product that is added while the order is placed', async () => {
    const { me, gadgets } = await customerWith(500, 300)
    const seen = await toCheckout(me)
    const [placed, ...added] = await Promise.all([
      me.post('/api/place-order', seen),
      ...Array.from({ length: 10 }, () => me.put('/api/cart', { gadgetId: gadgets[0] })),
    ])
    expect(added.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const left = (await me.get('/api/my-cart')).json<{ gadgetId: string; quantity: number }[]>()
    const quantity = left.find(({ gadgetId }) => gadgetId === gadgets[0])?.quantity ?? 0
    expect(quantity).toBe(placed.statusCode === 201 ? 10 : 11)
  })
})
