import { randomUUID } from 'node:crypto'
import { deliverCashOrders, recordCashPayment } from '../../../src/modules/payment/cash'
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

describe('orders that are delivered and paid in cash at once', () => {
  type Outcome = {
    done: string[]
    hadOpenPage: string[]
    failed: { _id: string; code: string }[]
  }

  const ask = (ids: string[], admin: { cookie: string }) =>
    shop.send('/api/bulk/orders/deliver-for-cash', admin, { ids })

  async function deliver(ids: string[], admin: { cookie: string }) {
    const { done, hadOpenPage, failed } = (await (await ask(ids, admin)).json()) as Outcome
    return { done, hadOpenPage, failed: failed.map(({ _id, code }) => ({ _id, code })) }
  }

  const placeOrders = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await shop.placeOrder()).orderId))

  const mailsOf = async (orderId: string) => {
    const rows = await shop.db
      .selectFrom('mails')
      .select('kind')
      .where('order_id', '=', orderId)
      .execute()
    return rows.map(({ kind }) => kind).sort()
  }

  const deliveredAndPaid = {
    payment: true,
    status: 'Delivered',
    paid_at: expect.any(Date),
    delivered_at: expect.any(Date),
  }
  const untouched = { payment: false, status: 'Pending', transaction_id: null }

  test('are both, with the audit entries and the mails of both', async () => {
    const admin = await shop.signIn('admin')
    const ids = await placeOrders(2)
    expect(await deliver(ids, admin)).toEqual({ done: ids, hadOpenPage: [], failed: [] })
    for (const id of ids) {
      expect(await shop.readOrder(id)).toMatchObject(deliveredAndPaid)
      expect(await shop.attemptsOf(id)).toMatchObject([
        { kind: 'cash', state: 'paid', recorded_by: admin.email },
      ])
      expect((await auditOf(`Order/${id}`)).map(({ action }) => action)).toEqual([
        'recordCashPayment',
        'deliverOrder',
      ])
      expect(await mailsOf(id)).toEqual(['delivered', 'paid'])
    }
  })

  test('are both once, however often an admin asks', async () => {
    const admin = await shop.signIn('admin')
    const ids = await placeOrders(3)
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => deliver(turn % 2 ? ids : ids.toReversed(), admin)),
    )
    for (const { done, failed } of outcomes) {
      expect(done.toSorted()).toEqual(ids.toSorted())
      expect(failed).toEqual([])
    }
    for (const id of ids) {
      expect(await shop.attemptsOf(id)).toHaveLength(1)
      expect(await auditOf(`Order/${id}`)).toHaveLength(2)
    }
  })

  test('are paid by one of two admins; the other learns who did it', async () => {
    const admins = [await shop.signIn('admin'), await shop.signIn('admin')]
    const [id = ''] = await placeOrders(1)
    const outcomes = await Promise.all(admins.map((admin) => deliver([id], admin)))
    expect(outcomes.flatMap(({ done }) => done)).toEqual([id])
    expect(outcomes.flatMap(({ failed }) => failed)).toEqual([{ _id: id, code: 'already_paid' }])
    expect(await shop.attemptsOf(id)).toHaveLength(1)
  })

  test('of the others nothing changes, and each has its reason', async () => {
    const admin = await shop.signIn('admin')
    const [fine = '', deleted = '', delivered = '', cash = ''] = await placeOrders(4)
    await shop.deleteOrder(deleted)
    await shop.db
      .updateTable('orders')
      .set({ status: 'Delivered', delivered_at: new Date() })
      .where('id', '=', delivered)
      .execute()
    await record(cash, await shop.signIn('admin'))
    const card = await shop.placeOrder()
    const { tranId } = await shop.openPage(card.orderId, card.customer)
    await shop.setFaults({ ipn: 'drop' })
    await shop.bankSays(tranId)
    await shop.clearFaults()
    const other = await shop.placeOrder()
    const page = await shop.openPage(other.orderId, other.customer)
    await shop.setFaults({ amount: 'wrong' })
    await shop.bankSays(page.tranId)
    await shop.clearFaults()
    const nobody = randomUUID()
    const ids = [nobody, deleted, delivered, cash, card.orderId, other.orderId, fine]

    expect(await deliver(ids, admin)).toEqual({
      done: [fine],
      hadOpenPage: [],
      failed: [
        { _id: nobody, code: 'not_found' },
        { _id: deleted, code: 'not_found' },
        { _id: delivered, code: 'already_delivered' },
        { _id: cash, code: 'already_paid' },
        { _id: card.orderId, code: 'already_paid' },
        { _id: other.orderId, code: 'payment_under_review' },
      ],
    })
    expect(await shop.readOrder(delivered)).toMatchObject({ payment: false, status: 'Delivered' })
    expect(await shop.readOrder(cash)).toMatchObject({ payment: true, status: 'Pending' })
    expect(await shop.readOrder(card.orderId)).toMatchObject({ status: 'Pending', payment: true })
    expect(await shop.readOrder(other.orderId)).toMatchObject(untouched)
    expect(await shop.readOrder(fine)).toMatchObject(deliveredAndPaid)
  })

  test('are delivered if this admin has recorded the cash before', async () => {
    const admin = await shop.signIn('admin')
    const [id = ''] = await placeOrders(1)
    await record(id, admin)
    expect(await deliver([id], admin)).toEqual({ done: [id], hadOpenPage: [], failed: [] })
    expect(await shop.readOrder(id)).toMatchObject(deliveredAndPaid)
    expect(await shop.attemptsOf(id)).toHaveLength(1)
  })

  test('are named if the customer may still pay online', async () => {
    const { orderId, customer } = await shop.placeOrder()
    const { tranId } = await shop.openPage(orderId, customer)
    const admin = await shop.signIn('admin')
    expect(await deliver([orderId], admin)).toMatchObject({ hadOpenPage: [orderId] })
    await shop.bankSays(tranId)
    await shop.reconcile()
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([
      { transactionId: tranId, reason: 'duplicate' },
    ])
  })

  test('are for admins, and for a shop that takes cash', async () => {
    const { orderId, customer } = await shop.placeOrder()
    expect((await ask([orderId], customer)).status).toBe(403)
    await expect(
      deliverCashOrders({ db: shop.db }, [orderId], someAdmin, false),
    ).rejects.toMatchObject({ code: 'cash_not_accepted' })
    expect(await shop.readOrder(orderId)).toMatchObject(untouched)
  })
})
