import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
})
afterAll(() => shop.close())

type Reviews = { reviews: { text: string; firstName: string }[]; total: number }

const reviewsOf = async (productId: string, query = '') =>
  (await shop.visitor.get(`/api/product/${productId}/reviews${query}`)).json<Reviews>()

/** A delivered and reviewed order, and the product that it had. */
async function review(text = 'Works well.') {
  const customer = await shop.signIn('user', { name: 'Rafia Rahman' })
  const order = await placeOrder(shop, customer)
  await admin.patch(`/api/orders/${order._id}/deliver`)
  const productId = order.cartItems[0]?.gadgetId ?? ''
  // Cached without the review, in any process.
  expect(await reviewsOf(productId)).toEqual({ reviews: [], total: 0 })
  await customer.put(`/api/add-review/${order._id}`, { reviewText: text })
  return { customer, order, productId }
}

const setHidden = (id: string, isHidden: boolean, by = admin) =>
  by.put(`/api/orders/${id}/review`, { isHidden })

it('are shown at the products of the order at once, without e-mail, last name or order', async () => {
  const { order, productId } = await review(' Works well. ')
  const { reviews, total } = await reviewsOf(productId)
  expect(total).toBe(1)
  expect(reviews).toEqual([
    {
      text: 'Works well.',
      firstName: order.name.split(' ')[0],
      district: order.district,
      reviewAdded: expect.stringMatching(/Z$/) as string,
    },
  ])
})

it('are hidden and shown again by an admin, once each in the audit log', async () => {
  const { customer, order, productId } = await review()
  for (const answer of [await setHidden(order._id, true), await setHidden(order._id, true)]) {
    expect(answer.json<Order>().reviewHidden).toBe(true)
  }
  expect(await reviewsOf(productId)).toEqual({ reviews: [], total: 0 })
  expect((await customer.get(`/api/my-review/${customer.email}`)).json<Order[]>()).toMatchObject([
    { reviewHidden: true },
  ])
  expect((await setHidden(order._id, false)).json<Order>().reviewHidden).toBe(false)
  expect((await reviewsOf(productId)).total).toBe(1)

  const entries = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `Order/${order._id}`)
    .where('action', 'in', ['hideReview', 'showReview'])
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['hideReview', 'showReview'])
})

it('can only be hidden by admins, if there is one', async () => {
  const { customer, order, productId } = await review()
  expect((await setHidden(order._id, true, customer)).statusCode).toBe(403)
  expect((await reviewsOf(productId)).total).toBe(1)
  const unreviewed = await placeOrder(shop, customer)
  expect((await setHidden(unreviewed._id, true)).statusCode).toBe(404)
})

it('are gone with their order or their user', async () => {
  const first = await review()
  await admin.delete(`/api/orders/${first.order._id}`)
  expect((await reviewsOf(first.productId)).total).toBe(0)
  const second = await review()
  await admin.delete(`/user/${second.customer.id}`)
  // The cache learns of it by the changes that all processes read.
  const deadline = Date.now() + 5_000
  while ((await reviewsOf(second.productId)).total > 0 && Date.now() < deadline) await sleep(50)
  expect((await reviewsOf(second.productId)).total).toBe(0)
})

it.each([
  ['Md. Karim Uddin', 'Karim'],
  ['01711000000', 'Customer'],
])('of %p are shown as those of %p', async (name, firstName) => {
  const { order, productId } = await review()
  await shop.db.updateTable('orders').set({ name }).where('id', '=', order._id).execute()
  const { reviews } = await reviewsOf(productId, '?limit=7')
  expect(reviews).toMatchObject([{ firstName }])
})

it('are limited, and an unknown product has none', async () => {
  const { productId } = await review()
  expect((await reviewsOf(productId, '?limit=1')).reviews).toHaveLength(1)
  const afterLast = await reviewsOf(productId, '?limit=1&page=2')
  expect(afterLast).toEqual({ reviews: [], total: 1 })
  const refused = await shop.visitor.get(`/api/product/${productId}/reviews?limit=1000`)
  expect(refused.statusCode).toBe(422)
  expect(await reviewsOf('01890000-0000-7000-8000-00000000dead')).toEqual({ reviews: [], total: 0 })
})
