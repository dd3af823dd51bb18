import fc from 'fast-check'
import type { Order } from '../../../src/modules/orders/order'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { payOrder } from '../../support/rows'

let shop: TestApp
let admin: TestUser
let customer: TestUser

beforeAll(async () => {
  shop = await startTestApp()
  admin = await shop.signIn('admin')
  customer = await shop.signIn('user')
})
afterAll(() => shop.close())

/** Expected state of an order. */
type Model = {
  id: string
  isDelivered: boolean
  isReviewed: boolean
  isPaid: boolean
  isDeleted: boolean
}

const happenings = ['deliver', 'deliverMany', 'review', 'pay', 'delete', 'deleteMany'] as const
type Happening = (typeof happenings)[number]

const at = ({ id }: Model) => ({
  deliver: () => admin.patch(`/api/orders/${id}/deliver`),
  deliverMany: () => admin.post('/api/bulk/orders/deliver', { ids: [id] }),
  review: () => customer.put(`/api/add-review/${id}`, { reviewText: 'Fine' }),
  delete: () => admin.delete(`/api/orders/${id}`),
  deleteMany: () => admin.post('/api/bulk/orders/delete', { ids: [id] }),
})

/** Expected response, and the next state of the order. */
function expectation(model: Model, what: Happening): { status: number; change?: Partial<Model> } {
  if (what === 'pay')
    return model.isPaid ? { status: 409 } : { status: 200, change: { isPaid: true } }
  if (model.isDeleted) return { status: 404 }
  switch (what) {
    case 'deliver':
    case 'deliverMany':
      return model.isDelivered ? { status: 409 } : { status: 200, change: { isDelivered: true } }
    case 'review':
      return model.isDelivered && !model.isReviewed
        ? { status: 200, change: { isReviewed: true } }
        : { status: 409 }
    case 'delete':
    case 'deleteMany':
      return { status: 200, change: { isDeleted: true } }
  }
}

async function applyDecision(model: Model, what: Happening): Promise<number> {
  // A late payment is recorded for a deleted order too.
  if (what === 'pay')
    return payOrder(shop.db, model.id, 600)
      .then(() => 200)
      .catch(() => 409)
  const answer = await at(model)[what]()
  if (!what.endsWith('Many')) return answer.statusCode
  const { done, failed } = answer.json<{ done: string[]; failed: { code: string }[] }>()
  if (done.length === 1) return 200
  return failed[0]?.code === 'not_found' ? 404 : 409
}

async function check({ id, isDelivered, isReviewed, isPaid, isDeleted }: Model) {
  const answer = await customer.get(`/api/order/${id}`)
  const listed = (await admin.get(`/api/all-orders?search=${id}`)).json<Order[]>()
  expect(listed).toHaveLength(isDeleted ? 0 : 1)
  const order = answer.json<Order>()
  expect('deletedAt' in order).toBe(isDeleted)
  if (isDeleted) return
  expect(order).toMatchObject({ status: isDelivered ? 'Delivered' : 'Pending', payment: isPaid })
  expect('deliveredAt' in order).toBe(isDelivered)
  expect('customerReview' in order).toBe(isReviewed)
  expect('reviewAdded' in order).toBe(isReviewed)
  expect('transactionId' in order && 'paidAt' in order).toBe(isPaid)
  const pending = (await customer.get(`/api/my-pending-review/${customer.email}`)).json<{
    result: Order[]
  }>()
  expect(pending.result.some(({ _id }) => _id === id)).toBe(isDelivered && !isReviewed)
}

test('an order follows its state rules in any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...happenings), { minLength: 2, maxLength: 8 }),
      async (steps) => {
        const { _id: id } = await placeOrder(shop, customer, 500)
        const model: Model = {
          id,
          isDelivered: false,
          isReviewed: false,
          isPaid: false,
          isDeleted: false,
        }
        for (const step of steps) {
          const { status, change } = expectation(model, step)
          expect(await applyDecision(model, step)).toBe(status)
          Object.assign(model, change)
          await check(model)
        }
      },
    ),
    { numRuns: 30 },
  )
}, 180_000)
