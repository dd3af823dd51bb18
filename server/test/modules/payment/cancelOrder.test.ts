import { cancelOrder } from '../../../src/modules/payment/cancelOrder'
import { someAdmin } from '../../support/rows'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

type Customer = { id: string; email: string; cookie: string }

const cancel = (orderId: string, customer: Customer) =>
  shop.send(`/api/orders/${orderId}/cancel`, customer)

async function problemOf(answer: Response) {
  const { code } = (await answer.json()) as { code: string }
  return [answer.status, code]
}

const isDeleted = async (orderId: string) => (await shop.readOrder(orderId)).deleted_at !== null

const auditOf = (orderId: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'details'])
    .where('subject', '=', `Order/${orderId}`)
    .execute()

test('cancels an unpaid order once, also from ten tabs at once, and records it', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(orderId, customer)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const counts = await Promise.all(
    answers.map(
      async (answer) => ((await answer.json()) as { modifiedCount: number }).modifiedCount,
    ),
  )
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  expect(await isDeleted(orderId)).toBe(true)
  expect(await auditOf(orderId)).toEqual([
    {
      action: 'cancelOrder',
      actor_email: customer.email,
      details: { before: { status: 'Pending', payment: false, totalAmount: 1100 }, after: {} },
    },
  ])
  expect((await shop.payNow(orderId, customer)).status).toBe(404)
})

test("does not cancel another user's order, nor one that an admin deleted", async () => {
  const { customer, orderId } = await shop.placeOrder()
  const other = await shop.signIn()
  expect((await cancel(orderId, other)).status).toBe(404)
  expect((await cancel(orderId, await shop.signIn('admin'))).status).toBe(404)
  expect(await isDeleted(orderId)).toBe(false)
  await shop.deleteOrder(orderId)
  expect((await cancel(orderId, customer)).status).toBe(404)
})

test('lists a payment that arrives after the cancellation among the issues', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  expect((await cancel(orderId, customer)).status).toBe(200)
  expect(await shop.attemptsOf(orderId)).toMatchObject([{ state: 'cancelled' }])
  await shop.bankSays(tranId)
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: true, transaction_id: tranId })
  expect(await shop.toAttemptIssues(orderId)).toMatchObject([
    { transactionId: tranId, reason: 'orderDeleted', amount: 1100, isRefundable: true },
  ])
  expect((await cancel(orderId, customer)).status).toBe(200)
})

test('does not cancel an order whose payment the gateway has, although no notification came', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.setFaults({ ipn: 'drop' })
  await shop.bankSays(tranId)
  expect(await problemOf(await cancel(orderId, customer))).toEqual([409, 'already_paid'])
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: true, deleted_at: null })
})

test('loses no money when paying and cancelling happen at the same moment', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  const [, answer] = await Promise.all([shop.bankSays(tranId), cancel(orderId, customer)])
  const issues = await shop.toAttemptIssues(orderId)
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: true })
  expect(issues.map(({ reason }) => reason)).toEqual(answer.status === 200 ? ['orderDeleted'] : [])
})

test('cancels although the gateway does not answer', async () => {
  const { customer, orderId } = await shop.placeOrder()
  await shop.openPage(orderId, customer)
  await shop.setFaults({ api: 'error500' })
  expect((await cancel(orderId, customer)).status).toBe(200)
  expect(await isDeleted(orderId)).toBe(true)
})

test('does not cancel a delivered order', async () => {
  const { customer, orderId } = await shop.placeOrder()
  await shop.db
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: new Date() })
    .where('id', '=', orderId)
    .execute()
  expect(await problemOf(await cancel(orderId, customer))).toEqual([409, 'already_delivered'])
})

test('cancels nothing in a shop that does not allow it', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const session = { ...someAdmin, userId: customer.id, email: customer.email }
  await expect(cancelOrder({ db: shop.db }, orderId, session, false)).rejects.toMatchObject({
    code: 'cancellation_not_allowed',
  })
  expect(await isDeleted(orderId)).toBe(false)
})
