import { v7 as newId } from 'uuid'
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

async function deliveredOrder(me: TestUser) {
  const order = await placeOrder(shop, me)
  await admin.patch(`/api/orders/${order._id}/deliver`)
  return order
}

const pendingOf = async (caller: Pick<TestUser, 'get'>, email: string) =>
  (await caller.get(`/api/my-pending-review/${email}`)).json<{ result: Order[]; total: number }>()
const reviewsOf = async (caller: Pick<TestUser, 'get'>, email: string) =>
  (await caller.get(`/api/my-review/${email}`)).json<Order[]>()

describe('reviewing an order', () => {
  // [spec 2.17, 3.7, 4.5, 7.23, 7.27]
  it('adds the review, and the order leaves the pending list', async () => {
    const me = await shop.signIn('user')
    const order = await deliveredOrder(me)
    await placeOrder(shop, me)
    const pending = await pendingOf(me, me.email)
    expect(pending.total).toBe(1)
    expect(pending.result.map(({ _id }) => _id)).toEqual([order._id])
    const answer = await me.put(`/api/add-review/${order._id}`, { reviewText: ' Very quiet. ' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      ...order,
      status: 'Delivered',
      customerReview: 'Very quiet.',
      reviewAdded: expect.any(String),
    })
    expect(await pendingOf(me, me.email)).toEqual({ result: [], total: 0 })
    expect(await reviewsOf(me, me.email.toUpperCase())).toEqual([answer.json()])
  })

  it('accepts one of 20 concurrent reviews', async () => {
    const me = await shop.signIn('user')
    const { _id } = await deliveredOrder(me)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        me.put(`/api/add-review/${_id}`, { reviewText: `Review ${n}` }),
      ),
    )
    const [accepted, ...more] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(more).toEqual([])
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.json()).toMatchObject({ code: 'already_reviewed' })
    expect(await reviewsOf(me, me.email)).toEqual([accepted?.json()])
  })

  it('is rejected before delivery', async () => {
    const me = await shop.signIn('user')
    const { _id } = await placeOrder(shop, me)
    const answer = await me.put(`/api/add-review/${_id}`, { reviewText: 'Soon' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'not_delivered' })
    expect(await reviewsOf(me, me.email)).toEqual([])
  })

  // [spec 6.2]
  it('is only available to the customer, not even to an admin', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const { _id } = await deliveredOrder(me)
    for (const caller of [other, admin]) {
      const answer = await caller.put(`/api/add-review/${_id}`, { reviewText: 'Bad!' })
      expect(answer.statusCode).toBe(404)
    }
    expect((await shop.visitor.put(`/api/add-review/${_id}`, { reviewText: 'x' })).statusCode).toBe(
      401,
    )
    expect((await pendingOf(me, me.email)).total).toBe(1)
    expect((await me.put(`/api/add-review/${newId()}`, { reviewText: 'x' })).statusCode).toBe(404)
  })

  // [spec 3.10]
  it('rejects a deleted order, and ignores other fields of the body', async () => {
    const me = await shop.signIn('user')
    const [gone, kept] = [await deliveredOrder(me), await deliveredOrder(me)]
    await admin.delete(`/api/orders/${gone._id}`)
    expect((await me.put(`/api/add-review/${gone._id}`, { reviewText: 'x' })).statusCode).toBe(404)
    const answer = await me.put(`/api/add-review/${kept._id}`, {
      reviewText: 'Fine',
      totalAmount: 1,
      payment: true,
      reviewAdded: '1999-01-01T00:00:00.000Z',
    })
    expect(answer.json()).toMatchObject({
      customerReview: 'Fine',
      totalAmount: kept.totalAmount,
      payment: false,
    })
    expect(answer.json<Order>().reviewAdded).not.toContain('1999')
    expect((await pendingOf(me, me.email)).total).toBe(0)
  })

  it.each(['', '   ', 'x'.repeat(2001), 5, null])('rejects the text %p', async (reviewText) => {
    const me = await shop.signIn('user')
    const { _id } = await deliveredOrder(me)
    const answer = await me.put(`/api/add-review/${_id}`, { reviewText })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fieldErrors: { reviewText: expect.any(String) } })
  })

  it.each([0, 6, 4.5, -1, '5', [5], true])('rejects the stars %p', async (stars) => {
    const me = await shop.signIn('user')
    const { _id } = await deliveredOrder(me)
    const answer = await me.put(`/api/add-review/${_id}`, { reviewText: 'Fine', stars })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fieldErrors: { stars: expect.any(String) } })
    expect((await pendingOf(me, me.email)).total).toBe(1)
  })

  it('keeps its stars, which are not a review without a text', async () => {
    const me = await shop.signIn('user')
    const [rated, unrated] = [await deliveredOrder(me), await deliveredOrder(me)]
    const rate = (id: string, body: object) => me.put(`/api/add-review/${id}`, body)
    expect((await rate(rated._id, { stars: 4 })).statusCode).toBe(422)
    const answer = await rate(rated._id, { reviewText: 'Fine', stars: 4 })
    expect(answer.json<Order>().reviewStars).toBe(4)
    await rate(unrated._id, { reviewText: 'Fine' })
    expect((await reviewsOf(me, me.email)).map(({ reviewStars }) => reviewStars)).toEqual([
      undefined,
      4,
    ])
    expect((await rate(unrated._id, { reviewText: 'Fine', stars: 5 })).statusCode).toBe(409)
  })

  it('hides other users’ lists from users, but not from admins', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const { _id } = await deliveredOrder(me)
    expect((await other.get(`/api/my-review/${me.email}`)).statusCode).toBe(404)
    expect((await other.get(`/api/my-pending-review/${me.email}`)).statusCode).toBe(404)
    expect((await pendingOf(admin, me.email)).result.map((order) => order._id)).toEqual([_id])
    expect(await reviewsOf(admin, me.email)).toEqual([])
  })

  // [spec 7.26]
  it('lists the newest review first', async () => {
    const me = await shop.signIn('user')
    const orders = [await deliveredOrder(me), await deliveredOrder(me), await deliveredOrder(me)]
    const order = [1, 0, 2].map((place) => orders[place]?._id)
    for (const id of order) await me.put(`/api/add-review/${id}`, { reviewText: 'Good' })
    expect((await reviewsOf(me, me.email)).map(({ _id }) => _id)).toEqual([...order].reverse())
  })
})
