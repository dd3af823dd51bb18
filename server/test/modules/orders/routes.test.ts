import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { insertOrder } from '../../support/rows'

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

const asAdminsSeeIt = (order: Order) => ({
  ...order,
  riskFlag: false,
  refundDue: false,
  needsAttention: false,
  isUnderReview: false,
})

describe('reading orders', () => {
  // [spec 6.2, 7.25]
  it('lists one’s own, newest first and paged', async () => {
    const me = await shop.signIn('user')
    const placed: Order[] = []
    for (const price of [10, 20, 30]) placed.unshift(await placeOrder(shop, me, price))
    await placeOrder(shop, await shop.signIn('user'))
    expect((await me.get('/api/my-orders')).json()).toEqual(placed)
    const second = await me.get('/api/my-orders?page=2&limit=2')
    expect(second.json()).toEqual(placed.slice(2))
    expect(second.headers['x-total-count']).toBe('3')
  })

  // [spec 7.28]
  it('shows another user’s orders to admins only, by ID and by e-mail', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const order = await placeOrder(shop, me)
    expect((await me.get(`/api/order/${order._id}`)).json()).toEqual(order)
    expect((await admin.get(`/api/order/${order._id}`)).json()).toEqual(asAdminsSeeIt(order))
    expect((await other.get(`/api/order/${order._id}`)).statusCode).toBe(404)
    expect((await other.get(`/api/my-orders?email=${me.email}`)).statusCode).toBe(404)
    expect((await admin.get(`/api/my-orders?email=${me.email}`)).json()).toEqual([order])
    expect((await shop.visitor.get(`/api/order/${order._id}`)).statusCode).toBe(401)
    expect((await me.get(`/api/order/${newId()}`)).json()).toMatchObject({
      message: 'Order not found.',
    })
  })

  // [spec 3.3]
  it('keeps what was ordered when product and user change or are deleted', async () => {
    const me = await shop.signIn('user')
    const order = await placeOrder(shop, me)
    await shop.db
      .updateTable('products')
      .set({ price: 9999, product_name: 'Renamed', deleted_at: new Date() })
      .where('id', '=', order.cartItems[0]?.gadgetId ?? '')
      .execute()
    await admin.delete(`/user/${me.id}`)
    expect((await admin.get(`/api/order/${order._id}`)).json()).toEqual(asAdminsSeeIt(order))
  })
})

describe('delivering', () => {
  // [spec 4.3, 7.35]
  it('marks a pending order once, however many concurrent requests there are', async () => {
    const me = await shop.signIn('user')
    const order = await placeOrder(shop, me)
    const url = `/api/orders/${order._id}/deliver`
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.patch(url)))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done.map((answer) => answer.json<unknown>())).toEqual([
      { modifiedCount: 1, unpaid: true },
    ])
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.json()).toMatchObject({ code: 'already_delivered' })
    const delivered = (await me.get(`/api/order/${order._id}`)).json<Order>()
    expect(delivered).toEqual({
      ...order,
      status: 'Delivered',
      deliveredAt: expect.any(String),
    })
    const entries = await shop.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('subject', '=', `Order/${order._id}`)
      .execute()
    expect(entries).toEqual([{ actor_id: admin.id }])
  })

  it('is only available to admins, and returns 404 for unknown orders', async () => {
    const me = await shop.signIn('user')
    const { _id } = await placeOrder(shop, me)
    expect((await me.patch(`/api/orders/${_id}/deliver`)).statusCode).toBe(403)
    expect((await shop.visitor.patch(`/api/orders/${_id}/deliver`)).statusCode).toBe(401)
    expect((await admin.patch(`/api/orders/${newId()}/deliver`)).statusCode).toBe(404)
    await admin.delete(`/api/orders/${_id}`)
    expect((await admin.patch(`/api/orders/${_id}/deliver`)).statusCode).toBe(404)
  })
})

describe('deleting an order', () => {
  // [spec 7.34]
  it('removes it from every list, once, and keeps it for late payments', async () => {
    const me = await shop.signIn('user')
    const { _id } = await placeOrder(shop, me)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.delete(`/api/orders/${_id}`)),
    )
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done.map((answer) => answer.json<unknown>())).toEqual([{ deletedCount: 1 }])
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19)
    expect((await me.get('/api/my-orders')).json()).toEqual([])
    expect((await admin.get(`/api/order/${_id}`)).statusCode).toBe(404)
    expect((await admin.get(`/api/all-orders?search=${_id}`)).json()).toEqual([])
    const kept = await shop.db.selectFrom('orders').select('id').where('id', '=', _id).execute()
    expect(kept).toHaveLength(1)
  })

  it('shows it to its customer, and to nobody else, as cancelled', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const [cancelled, kept] = [await placeOrder(shop, me), await placeOrder(shop, me)]
    await admin.delete(`/api/orders/${cancelled._id}`)
    const order = (await me.get(`/api/order/${cancelled._id}`)).json<Order>()
    expect(order).toEqual({ ...cancelled, deletedAt: expect.stringMatching(/Z$/) as string })
    expect((await me.get('/api/my-orders?cancelled=true')).json()).toEqual([order])
    expect((await me.get('/api/my-orders')).json()).toEqual([kept])
    expect((await other.get(`/api/order/${cancelled._id}`)).statusCode).toBe(404)
    expect((await other.get('/api/my-orders?cancelled=true')).json()).toEqual([])
  })

  it('is only available to admins', async () => {
    const me = await shop.signIn('user')
    const { _id } = await placeOrder(shop, me)
    expect((await me.delete(`/api/orders/${_id}`)).statusCode).toBe(403)
    expect((await shop.visitor.delete(`/api/orders/${_id}`)).statusCode).toBe(401)
    expect((await me.get(`/api/order/${_id}`)).statusCode).toBe(200)
  })
})

describe('all orders', () => {
  let adminShop: TestApp
  let boss: TestUser
  const placed: Order[] = []

  beforeAll(async () => {
    adminShop = await startTestApp()
    boss = await adminShop.signIn('admin')
    for (const price of [300, 100, 200, 100]) {
      placed.push(await placeOrder(adminShop, await adminShop.signIn('user'), price))
    }
    await boss.patch(`/api/orders/${placed[1]?._id}/deliver`)
  })
  afterAll(() => adminShop.close())

  const list = async (query = '') => {
    const answer = await boss.get(`/api/all-orders${query}`)
    const rows = answer.json<Order[]>()
    return { rows, ids: rows.map(({ _id }) => _id), total: answer.headers['x-total-count'] }
  }

  // [spec 7.33]
  it('are newest first', async () => {
    const { ids, total } = await list()
    expect(ids).toEqual(placed.map(({ _id }) => _id).reverse())
    expect(total).toBe('4')
  })

  it.each(['orderPlaced', 'name', 'email', 'status', 'payment', 'totalAmount'] as const)(
    'are sorted by %s in both directions, paged',
    async (sort) => {
      const up = await list(`?sort=${sort}&order=asc`)
      expect((await list(`?sort=${sort}&order=desc`)).ids).toEqual([...up.ids].reverse())
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => list(`?sort=${sort}&order=asc&page=${page}&limit=1`)),
      )
      expect(pages.flatMap(({ rows }) => rows)).toEqual(up.rows)
    },
  )

  it('are sorted by amounts numerically', async () => {
    const { rows } = await list('?sort=totalAmount&order=asc')
    expect(rows.map(({ totalAmount }) => totalAmount)).toEqual([200, 200, 300, 400])
  })

  it('are filtered by status and payment', async () => {
    expect((await list('?status=Delivered')).ids).toEqual([placed[1]?._id])
    expect((await list('?status=Pending')).total).toBe('3')
    expect((await list('?payment=true')).total).toBe('0')
    expect((await list('?payment=false&status=Pending&sort=name')).total).toBe('3')
  })

  it('are searched by user, ID, district and mobile number', async () => {
    const [first] = placed
    expect((await list(`?search=${first?._id}`)).ids).toEqual([first?._id])
    expect((await list(`?search=${first?.email}`)).ids).toEqual([first?._id])
    expect((await list('?search=RAFIA%20dhaka%2001711')).total).toBe('4')
    for (const mobile of ['01711 000000', '1711-000000', '+880 1711-000 000', '০১৭১১ ০০০০০০']) {
      expect((await list(`?search=${encodeURIComponent(mobile)}`)).total).toBe('4')
    }
    expect((await list(`?search=${encodeURIComponent('1811-000000')}`)).total).toBe('0')
    expect((await list('?search=%25')).total).toBe('0')
  })

  it('are searched by numbers in Bengali digits', async () => {
    const [first] = placed
    expect((await list(`?search=${encodeURIComponent('০১৭১১')}`)).total).toBe('4')
    expect((await list(`?search=${encodeURIComponent('০১৮১১')}`)).total).toBe('0')
    const bengali = first?._id.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))
    expect((await list(`?search=${encodeURIComponent(bengali ?? '')}`)).ids).toEqual([first?._id])
  })

  it('are searched by the names that their products had, whatever else filters and sorts them', async () => {
    const item = (name: string) => ({ items: [{ name }] })
    const solar = await insertOrder(adminShop.db, item('Dhonira Solar 20000 Power Bank'))
    const named = await insertOrder(adminShop.db, {
      order: { name: 'Solar Uddin', mobile_number: '+8801711111111' },
    })
    const deleted = await insertOrder(adminShop.db, item('Solar 20000'))
    await sql`update orders set deleted_at = now() where id = ${deleted.id}`.execute(adminShop.db)

    expect(await list('?search=Solar%2020000')).toMatchObject({ ids: [solar.id], total: '1' })
    expect((await list(`?search=${encodeURIComponent('solar ২০০০০')}`)).ids).toEqual([solar.id])
    expect((await list('?search=solar&sort=name&order=asc')).ids).toEqual(
      expect.arrayContaining([solar.id, named.id]),
    )
    expect((await list('?search=solar')).total).toBe('2')
    expect((await list('?search=solar&status=Delivered')).total).toBe('0')
    expect((await list('?search=solar%25')).total).toBe('0')
    expect((await list('?search=20')).total).toBe('0')
    await sql`update orders set deleted_at = now() where id in (${solar.id}, ${named.id})`.execute(
      adminShop.db,
    )
  })

  it('are only available to admins', async () => {
    expect((await (await adminShop.signIn('user')).get('/api/all-orders')).statusCode).toBe(403)
    expect((await adminShop.visitor.get('/api/all-orders')).statusCode).toBe(401)
  })
})
