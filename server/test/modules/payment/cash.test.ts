import { randomUUID } from 'node:crypto'
import { recordCashPayment } from '../../../src/modules/payment/cash'
import { someAdmin } from '../../support/rows'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

type Recorded = { transactionId: string; amount: number; hadOpenPage: boolean }
type Problem = { code: string; message: string }

const send = (orderId: string, admin: { cookie: string }) =>
  shop.send(`/api/orders/${orderId}/cash-payment`, admin)

async function record(orderId: string, admin?: { cookie: string }) {
  const answer = await send(orderId, admin ?? (await shop.signIn('admin')))
  return (await answer.json()) as Recorded
}

async function problemOf(answer: Response) {
  const { code, message } = (await answer.json()) as Problem
  return { status: answer.status, code, message }
}

const auditOf = (subject: string) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'actor_email', 'details'])
    .where('subject', '=', subject)
    .execute()

test('pays the order with its total, shows who recorded it, and is in the audit log', async () => {
  const { orderId } = await shop.placeOrder()
  const admin = await shop.signIn('admin')
  const recorded = await record(orderId, admin)
  expect(recorded).toMatchObject({ amount: 1100, hadOpenPage: false })
  expect(await shop.readOrder(orderId)).toMatchObject({
    payment: true,
    paid_at: expect.any(Date),
    transaction_id: recorded.transactionId,
  })
  const answer = await shop.get(`/api/orders/${orderId}/payments`, admin)
  expect(await answer.json()).toMatchObject([
    { kind: 'cash', state: 'paid', amount: 1100, recordedBy: admin.email },
  ])
  expect(await auditOf(`Order/${orderId}`)).toEqual([
    {
      action: 'recordCashPayment',
      actor_email: admin.email,
      details: {
        before: { payment: false },
        after: { payment: true, amount: 1100, transactionId: recorded.transactionId },
      },
    },
  ])
})

test('is recorded once by ten clicks of one admin', async () => {
  const { orderId } = await shop.placeOrder()
  const admin = await shop.signIn('admin')
  const records = await Promise.all(Array.from({ length: 10 }, () => record(orderId, admin)))
  expect(new Set(records.map(({ transactionId }) => transactionId)).size).toBe(1)
  expect(await shop.attemptsOf(orderId)).toHaveLength(1)
  expect(await auditOf(`Order/${orderId}`)).toHaveLength(1)
})

test('is recorded once by two admins at the same moment; the other learns who did it', async () => {
  const { orderId } = await shop.placeOrder()
  const admins = [await shop.signIn('admin'), await shop.signIn('admin')]
  const answers = await Promise.all(admins.map((admin) => send(orderId, admin)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [attempt, ...others] = await shop.attemptsOf(orderId)
  expect(others).toEqual([])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused && (await problemOf(refused))).toEqual({
    status: 409,
    code: 'already_paid',
    message: `${attempt?.recorded_by} has recorded the cash for this order already.`,
  })
})

test('only admins can record it, and only for an order that is there', async () => {
  const { orderId, customer } = await shop.placeOrder()
  expect((await send(orderId, customer)).status).toBe(403)
  const admin = await shop.signIn('admin')
  expect((await send(randomUUID(), admin)).status).toBe(404)
  await shop.deleteOrder(orderId)
  expect((await send(orderId, admin)).status).toBe(404)
  expect(await shop.attemptsOf(orderId)).toEqual([])
})

test('is not recorded if the gateway has a payment, although no notification came', async () => {
  const { orderId, customer } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.setFaults({ ipn: 'drop' })
  await shop.bankSays(tranId)
  const problem = await problemOf(await send(orderId, await shop.signIn('admin')))
  expect(problem).toMatchObject({ status: 409, code: 'already_paid' })
  expect(problem.message).toContain(tranId)
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: true, transaction_id: tranId })
})

test.each(['work', 'error500'] as const)(
  'closes an open page; a late payment is a duplicate to refund (gateway: %s)',
  async (api) => {
    const { orderId, customer } = await shop.placeOrder()
    const { tranId } = await shop.openPage(orderId, customer)
    await shop.setFaults({ api })
    const cash = await record(orderId)
    expect(cash.hadOpenPage).toBe(true)
    await shop.clearFaults()
    await shop.bankSays(tranId)
    await shop.reconcile()
    expect(await shop.readOrder(orderId)).toMatchObject({ transaction_id: cash.transactionId })
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([
      { transactionId: tranId, kind: 'gateway', reason: 'duplicate', isRefundable: true },
    ])
    await shop.refund(tranId)
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
    expect(await shop.readOrder(orderId)).toMatchObject({ payment: true })
  },
)

test('loses and doubles nothing if cash and a card payment arrive at the same moment', async () => {
  const { orderId, customer } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  const admin = await shop.signIn('admin')
  const [, answer] = await Promise.all([shop.bankSays(tranId), send(orderId, admin)])
  const states = (await shop.attemptsOf(orderId)).map(({ state }) => state).sort()
  expect(states).toEqual(answer.status === 200 ? ['duplicate', 'paid'] : ['paid'])
})

test('waits for the refund of a payment that does not match', async () => {
  const { orderId, customer } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.setFaults({ amount: 'wrong' })
  await shop.bankSays(tranId)
  await shop.clearFaults()
  const admin = await shop.signIn('admin')
  expect(await problemOf(await send(orderId, admin))).toMatchObject({
    status: 409,
    code: 'payment_under_review',
  })
  const [issue] = await shop.toAttemptIssues(orderId)
  await shop.refund(issue?._id ?? '')
  expect((await send(orderId, admin)).status).toBe(200)
})

test('is refused after a payment that does not match was accepted, and asks for no refund', async () => {
  const { orderId, customer } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.setFaults({ amount: 'wrong' })
  await shop.bankSays(tranId)
  const admin = await shop.signIn('admin')
  const [issue] = await shop.toAttemptIssues(orderId)
  expect((await shop.send(`/api/payment/${issue?._id}/accept`, admin)).status).toBe(200)
  const problem = await problemOf(await send(orderId, admin))
  expect(problem).toMatchObject({ status: 409, code: 'payment_under_review' })
  expect(problem.message).toContain('has been accepted')
  expect(problem.message).not.toMatch(/refund/i)
})

test('neither a notification nor the reconciler queries the gateway about cash', async () => {
  const { orderId } = await shop.placeOrder()
  const { transactionId } = await record(orderId)
  await shop.setFaults({ api: 'error500' })
  expect(await shop.payments.reconcileAttempt(transactionId, { all: true })).toEqual({
    state: 'paid',
    isCaptured: true,
  })
  const answer = await shop.post('/payment/ipn', { tran_id: transactionId, val_id: 'forged' })
  expect(answer.status).toBe(200)
  expect(await shop.attemptsOf(orderId)).toMatchObject([
    { state: 'paid', val_id: null, next_check_at: null, checks: 0 },
  ])
})

test('cash of a deleted order is given back once, without the gateway', async () => {
  const { orderId } = await shop.placeOrder()
  const { transactionId } = await record(orderId)
  await shop.deleteOrder(orderId)
  expect(await shop.toAttemptIssues(orderId)).toMatchObject([
    { _id: transactionId, kind: 'cash', reason: 'orderDeleted', isRefundable: true },
  ])
  await shop.setFaults({ api: 'error500' })
  const admin = await shop.signIn('admin')
  const refunds = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const answer = await shop.send(`/api/payment/${transactionId}/refund`, admin)
      return (await answer.json()) as { refundReference: string; refundedAt: string }
    }),
  )
  expect(new Set(refunds.map(({ refundedAt }) => refundedAt)).size).toBe(1)
  expect(refunds[0]?.refundReference).toBe('Cash')
  expect(await shop.toAttemptIssues(orderId)).toEqual([])
  expect(await auditOf(`Payment/${transactionId}`)).toHaveLength(1)
})

test('cash of an order that is kept cannot be given back', async () => {
  const { orderId } = await shop.placeOrder()
  const { transactionId } = await record(orderId)
  const admin = await shop.signIn('admin')
  expect((await shop.send(`/api/payment/${transactionId}/refund`, admin)).status).toBe(404)
})

test('is refused in a shop that takes no cash', async () => {
  const { orderId } = await shop.placeOrder()
  await expect(recordCashPayment({ db: shop.db }, orderId, someAdmin, false)).rejects.toMatchObject(
    { code: 'cash_not_accepted' },
  )
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: false })
})
