import { ulid } from 'ulid'
import { transaction } from '../../../src/db/transaction'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp } from '../../support/app'
import { placeOrder } from '../../support/checkout'

let shop: TestApp

beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

async function pay({ _id, totalAmount }: Order) {
  const tranId = ulid()
  const now = new Date()
  await transaction(shop.db, async (trx) => {
    await trx
      .insertInto('payment_attempts')
      .values({
        tran_id: tranId,
        order_id: _id,
        amount: totalAmount,
        state: 'paid',
        val_id: `val-${tranId}`,
        captured_at: now,
      })
      .execute()
    await trx
      .updateTable('orders')
      .set({ paid_at: now, transaction_id: tranId })
      .where('id', '=', _id)
      .execute()
  })
}

const nothing = {
  totalCart: 0,
  totalQuantity: 0,
  cartProducts: [],
  unpaid: 0,
  totalOrders: 0,
  totalRevenue: 0,
}

describe('the statistics of a customer', () => {
  it('are zero at first', async () => {
    const { get } = await shop.signIn('user')
    expect((await get('/api/my-dashboard')).json()).toEqual(nothing)
  })

  it('add up to more than any amount may be', async () => {
    const user = await shop.signIn('user')
    const gadgetId = await shop.addProduct({ price: 9_999_999_999.99 })
    await user.put('/api/cart', { gadgetId, quantity: 3 })
    expect((await user.get('/api/my-dashboard')).json()).toMatchObject({
      unpaid: 29_999_999_999.97,
    })
  })

  // [spec 3.6, 7.22]
  it('count the cart at current prices, the orders and the paid amount', async () => {
    const me = await shop.signIn('user')
    const orders = [await placeOrder(shop, me, 0.1), await placeOrder(shop, me, 0.2)]
    await placeOrder(shop, me, 900)
    for (const order of orders) await pay(order)
    const fan = await shop.addProduct({ price: 300, discountPrice: 250.05 })
    const hub = await shop.addProduct({ price: 0.1 })
    await me.put('/api/cart', { gadgetId: fan, quantity: 2 })
    await me.put('/api/cart', { gadgetId: hub, quantity: 3 })
    await placeOrder(shop, await shop.signIn('user'))
    expect((await me.get('/api/my-dashboard')).json()).toEqual({
      totalCart: 2,
      totalQuantity: 5,
      cartProducts: [fan, hub],
      unpaid: 500.4,
      totalOrders: 3,
      totalRevenue: 200.3,
    })
    const [paid] = (await me.get('/api/my-orders?page=3&limit=1')).json<Order[]>()
    expect(paid).toMatchObject({
      payment: true,
      paidAt: expect.any(String),
      transactionId: expect.any(String),
    })
  })

  it('exclude deleted orders', async () => {
    const [me, admin] = [await shop.signIn('user'), await shop.signIn('admin')]
    const order = await placeOrder(shop, me)
    await admin.delete(`/api/orders/${order._id}`)
    expect((await me.get('/api/my-dashboard')).json()).toEqual(nothing)
  })

  it('are hidden from other users and shown to admins', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const admin = await shop.signIn('admin')
    await placeOrder(shop, me)
    const url = `/api/my-dashboard?email=${me.email}`
    expect((await me.get(url)).json()).toMatchObject({ totalOrders: 1 })
    expect((await admin.get(url)).json()).toMatchObject({ totalOrders: 1 })
    expect((await other.get(url)).statusCode).toBe(404)
    expect((await shop.visitor.get(url)).statusCode).toBe(401)
  })
})

describe('the totals of the shop', () => {
  // [spec 3.5, 7.32]
  it('exclude deleted records', async () => {
    const fresh = await startTestApp()
    const [admin, user] = [await fresh.signIn('admin'), await fresh.signIn('user')]
    type Totals = { totalOrder: number; totalUser: number; totalProduct: number }
    const totals = async () => (await admin.get('/api/total-counts')).json<Totals>()
    const { totalOrder, totalUser, totalProduct } = await totals()
    const sum = (orders: number, users: number, products: number): Totals => ({
      totalOrder: totalOrder + orders,
      totalUser: totalUser + users,
      totalProduct: totalProduct + products,
    })
    const order = await placeOrder(fresh, user)
    await placeOrder(fresh, user)
    expect(await totals()).toEqual(sum(2, 0, 2))
    await admin.delete(`/api/orders/${order._id}`)
    await admin.delete(`/user/${user.id}`)
    await admin.delete(`/api/product/${order.cartItems[0]?.gadgetId}`)
    expect(await totals()).toEqual(sum(1, -1, 1))
    expect((await user.get('/api/total-counts')).statusCode).toBe(401)
    expect((await (await fresh.signIn('user')).get('/api/total-counts')).statusCode).toBe(403)
    await fresh.close()
  })
})
