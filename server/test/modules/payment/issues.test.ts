import { findOrder } from '../../../src/modules/orders'
import type { PaymentIssue } from '../../../src/modules/payment/store/issues'
import { someAdmin } from '../../support/rows'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

type Admin = Awaited<ReturnType<PaymentShop['signIn']>>

async function openOrder() {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId, url } = await shop.openPage(orderId, customer)
  return { customer, orderId, tranId, url }
}

async function paidOrder(said: { risky?: boolean } = {}) {
  const opened = await openOrder()
  await shop.bankSays(opened.tranId, said)
  return opened
}

async function mismatchedOrder(fault: 'amount' | 'currency' = 'amount') {
  const opened = await openOrder()
  await shop.setFaults({ [fault]: 'wrong' })
  await shop.bankSays(opened.tranId)
  await shop.clearFaults()
  const [issue] = await shop.toAttemptIssues(opened.orderId)
  if (!issue) throw new Error('the mismatch is on no list')
  return { ...opened, issue }
}

async function listed(admin: Admin): Promise<PaymentIssue[]> {
  const answer = await shop.get('/api/payment-issues', admin)
  expect(answer.status).toBe(200)
  return (await answer.json()) as PaymentIssue[]
}

async function toBulkOutcome(tranId: string) {
  return (await fetch(`${shop.publicUrl}/api/payment/${tranId}`)).json()
}

async function auditOf(id: string) {
  const entries = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `Payment/${id}`)
    .execute()
  return entries.map(({ action }) => action)
}

const isRefunded = async (tranId: string) =>
  (await shop.books()).some(({ tran_id, refund }) => tran_id === tranId && refund !== undefined)

describe('the list of payments that need attention', () => {
  it('has the payment of a deleted order, with customer and amount, until it is refunded', async () => {
    const admin = await shop.signIn('admin')
    const { customer, orderId, tranId } = await paidOrder()
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
    await shop.deleteOrder(orderId)
    const issue = (await listed(admin)).find(({ order }) => order._id === orderId)
    expect(issue).toEqual({
      _id: tranId,
      transactionId: tranId,
      kind: 'gateway',
      isRefundOverdue: false,
      refundBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reason: 'orderDeleted',
      amount: 1100,
      currency: 'BDT',
      riskLevel: 0,
      bankTransactionId: expect.any(String),
      capturedAt: expect.any(String),
      isRefundable: true,
      order: {
        _id: orderId,
        name: 'Arif Chowdhury',
        email: customer.email,
        mobileNumber: '+8801200000000',
        totalAmount: 1100,
        payment: true,
        isDeleted: true,
      },
    })
    const answer = await shop.send(`/api/payment/${tranId}/refund`, admin)
    expect(answer.status).toBe(200)
    expect(await isRefunded(tranId)).toBe(true)
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
    expect(await auditOf(tranId)).toEqual(['refundPayment'])
  })

  it('is due ten days after the deletion of the order', async () => {
    const { orderId, tranId } = await paidOrder()
    await shop.deleteOrder(orderId)
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await shop.db
      .updateTable('payment_attempts')
      .set({ captured_at: daysAgo(30) })
      .where('tran_id', '=', tranId)
      .execute()
    const isOverdueAfter = async (days: number) => {
      await shop.db
        .updateTable('orders')
        .set({ deleted_at: daysAgo(days) })
        .where('id', '=', orderId)
        .execute()
      const [issue] = await shop.toAttemptIssues(orderId)
      return issue?.isRefundOverdue
    }
    expect(await isOverdueAfter(10)).toBe(false)
    expect(await isOverdueAfter(11)).toBe(true)
  })

  it('has a payment that arrives after the deletion', async () => {
    const { orderId, tranId } = await openOrder()
    await shop.deleteOrder(orderId)
    expect(await shop.attemptsOf(orderId)).toMatchObject([{ state: 'cancelled' }])
    await shop.bankSays(tranId)
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([
      { transactionId: tranId, reason: 'orderDeleted', amount: 1100 },
    ])
  })

  it('has a second payment of a deleted order', async () => {
    const { customer, orderId } = await shop.placeOrder()
    const first = await shop.openPage(orderId, customer)
    await shop.age(orderId, 31)
    const second = await shop.openPage(orderId, customer)
    await shop.bankSays(first.tranId)
    await shop.bankSays(second.tranId)
    await shop.deleteOrder(orderId)
    const issues = await shop.toAttemptIssues(orderId)
    expect(issues.map(({ transactionId, reason }) => [transactionId, reason])).toEqual([
      [first.tranId, 'orderDeleted'],
      [second.tranId, 'duplicate'],
    ])
    await shop.refund(second.tranId)
    await shop.refund(first.tranId)
    expect([await isRefunded(first.tranId), await isRefunded(second.tranId)]).toEqual([true, true])
  })

  it.each([
    ['amount', 'wrongAmount', { amount: expect.any(Number), currency: 'BDT' }],
    ['currency', 'wrongCurrency', { amount: 1100, currency: expect.not.stringMatching('BDT') }],
  ] as const)(
    'has a capture of a wrong %s, which can be refunded',
    async (fault, reason, money) => {
      const { orderId, tranId, issue } = await mismatchedOrder(fault)
      expect(issue).toMatchObject({ transactionId: tranId, reason, isRefundable: true, ...money })
      if (fault === 'amount') expect(issue.amount).not.toBe(1100)
      await shop.refund(issue._id)
      expect(await isRefunded(tranId)).toBe(true)
      expect(await shop.toAttemptIssues(orderId)).toEqual([])
      expect(await shop.readOrder(orderId)).toMatchObject({ payment: false, risk_flag: false })
    },
  )

  it('has a risky payment until it is accepted, and again if its order is deleted', async () => {
    const { orderId, tranId } = await paidOrder({ risky: true })
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([
      { reason: 'risky', isRefundable: false },
    ])
    await expect(shop.payments.refundPayment(tranId, someAdmin)).rejects.toMatchObject({
      code: 'payment_in_use',
    })
    const admin = await shop.signIn('admin')
    expect((await shop.send(`/api/payment/${tranId}/accept`, admin)).status).toBe(200)
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
    expect(await shop.readOrder(orderId)).toMatchObject({ payment: true, risk_flag: false })
    await shop.deleteOrder(orderId)
    expect(await shop.toAttemptIssues(orderId)).toMatchObject([{ reason: 'orderDeleted' }])
    await shop.refund(tranId)
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
  })

  it('is only available to admins, as are refunding and accepting', async () => {
    const { issue } = await mismatchedOrder()
    const user = await shop.signIn()
    const calls = [
      shop.get('/api/payment-issues', user),
      shop.send(`/api/payment/${issue._id}/refund`, user),
      shop.send(`/api/payment/${issue._id}/accept`, user),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403)
    expect(await auditOf(issue._id)).toEqual([])
  })

  it('is shown beside the attempts of an order, including resolved issues', async () => {
    const admin = await shop.signIn('admin')
    const { orderId, issue } = await mismatchedOrder()
    const read = async () =>
      (await (await shop.get(`/api/orders/${orderId}/payments`, admin)).json()) as object[]
    expect(await read()).toMatchObject([{ mismatch: 'amount', issues: [{ _id: issue._id }] }])
    await shop.send(`/api/payment/${issue._id}/accept`, admin)
    expect(await read()).toMatchObject([{ issues: [{ acceptedAt: expect.any(String) }] }])
    await shop.deleteOrder(orderId)
    expect(await read()).toMatchObject([{ issues: [{ order: { isDeleted: true } }] }])
  })
})

describe('accepting a payment', () => {
  it('is recorded once, however many concurrent requests there are', async () => {
    const { orderId, issue } = await mismatchedOrder()
    const admin = await shop.signIn('admin')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.send(`/api/payment/${issue._id}/accept`, admin)),
    )
    const bodies = await Promise.all(answers.map(async (each) => JSON.stringify(await each.json())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(bodies).size).toBe(1)
    expect(await auditOf(issue._id)).toEqual(['acceptPayment'])
    expect(await shop.toAttemptIssues(orderId)).toEqual([])
  })

  it('and refunding exclude each other, whichever comes first', async () => {
    for (let round = 0; round < 6; round++) {
      const { orderId, tranId, issue } = await mismatchedOrder()
      const admin = await shop.signIn('admin')
      const [accepted, refunded] = await Promise.all([
        shop.send(`/api/payment/${issue._id}/accept`, admin),
        shop.send(`/api/payment/${issue._id}/refund`, admin),
      ])
      expect([accepted.status, refunded.status].sort()).toEqual([200, 409])
      expect(await isRefunded(tranId)).toBe(refunded.status === 200)
      expect(await auditOf(issue._id)).toHaveLength(1)
      expect(await shop.toAttemptIssues(orderId)).toEqual([])
    }
  })

  it('is rejected while a refund is requested and not confirmed', async () => {
    const { issue } = await mismatchedOrder()
    await shop.setFaults({ api: 'error500', apiCalls: ['refund'] })
    await shop.payments.refundPayment(issue._id, someAdmin)
    const admin = await shop.signIn('admin')
    const answer = await shop.send(`/api/payment/${issue._id}/accept`, admin)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'refund_under_way' }])
  })

  it('is rejected for the regular payment of an order', async () => {
    const { tranId } = await paidOrder()
    const answer = await shop.send(`/api/payment/${tranId}/accept`, await shop.signIn('admin'))
    expect(answer.status).toBe(404)
  })
})

describe('after a payment that does not match', () => {
  it('Pay Now is rejected, also after it was accepted, until it is refunded', async () => {
    const { customer, orderId, issue } = await mismatchedOrder()
    const refused = await shop.payNow(orderId, customer)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'payment_under_review', message: expect.stringContaining('do not pay again') },
    ])
    const other = await mismatchedOrder()
    await shop.send(`/api/payment/${other.issue._id}/accept`, await shop.signIn('admin'))
    const accepted = await shop.payNow(other.orderId, other.customer)
    expect([accepted.status, await accepted.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('We have accepted it') },
    ])
    await shop.payments.refundPayment(issue._id, someAdmin)
    expect((await shop.payNow(orderId, customer)).status).toBe(409)
    await shop.refund(issue._id)
    expect((await shop.payNow(orderId, customer)).status).toBe(200)
  })
})

describe("the customer's payment page", () => {
  it('shows that the order was deleted, that its refund is on its way, and that it is made', async () => {
    const { orderId, tranId } = await paidOrder()
    expect(await toBulkOutcome(tranId)).toEqual({ transactionId: tranId, state: 'paid' })
    await shop.deleteOrder(orderId)
    expect(await toBulkOutcome(tranId)).toEqual({
      transactionId: tranId,
      state: 'paid',
      notice: 'orderDeleted',
    })
    await shop.payments.refundPayment(tranId, someAdmin)
    expect(await toBulkOutcome(tranId)).toMatchObject({ notice: 'refundRequested' })
    await shop.refund(tranId)
    expect(await toBulkOutcome(tranId)).toMatchObject({ notice: 'refunded' })
  })

  it('shows that a payment is under review, and the browser is redirected there', async () => {
    const { orderId, tranId, issue } = await mismatchedOrder()
    expect(await toBulkOutcome(tranId)).toMatchObject({ state: 'failed', notice: 'underReview' })
    const answer = await shop.post('/payment/success', { tran_id: tranId })
    expect(answer.headers.get('location')).toBe(`${shop.publicUrl}/success/${tranId}/${orderId}`)
    await shop.payments.refundPayment(issue._id, someAdmin)
    expect(await toBulkOutcome(tranId)).toMatchObject({ notice: 'refundRequested' })
    await shop.refund(issue._id)
    expect(await toBulkOutcome(tranId)).toMatchObject({ notice: 'refunded' })
  })

  it('has the payment of an order that was paid on another page', async () => {
    const { customer, orderId, tranId } = await openOrder()
    await shop.bankSays(tranId, { status: 'CANCELLED' })
    const second = await shop.openPage(orderId, customer)
    await shop.bankSays(second.tranId)
    const answer = await shop.post('/payment/cancel', { tran_id: tranId })
    expect(answer.headers.get('location')).toBe(
      `${shop.publicUrl}/cancel?payment=${second.tranId}&order=${orderId}`,
    )
  })

  it('does not open for a deleted order, nor if it is deleted meanwhile', async () => {
    const { customer, orderId } = await shop.placeOrder()
    await shop.setFaults({ api: 'hang', apiCalls: ['session'] })
    const answer = shop.payNow(orderId, customer)
    while ((await shop.attemptsOf(orderId)).length === 0) await new Promise(setImmediate)
    await shop.deleteOrder(orderId)
    expect((await answer).status).not.toBe(200)
    await shop.clearFaults()
    expect((await shop.payNow(orderId, customer)).status).toBe(404)
    expect(await shop.attemptsOf(orderId)).toMatchObject([
      { state: 'cancelled', gateway_url: null },
    ])
  })
})

test('the audit log of a deletion has the transaction ID', async () => {
  const { orderId, tranId } = await paidOrder()
  await shop.deleteOrder(orderId)
  const entry = await shop.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', `Order/${orderId}`)
    .executeTakeFirstOrThrow()
  expect(entry.details).toMatchObject({
    before: { payment: true, totalAmount: 1100, transactionId: tranId },
  })
})

describe('the list of refunds', () => {
  const refundsOf = async (orderId: string, admin: Admin, query = '') => {
    const answer = await shop.get(`/api/refunds${query}`, admin)
    expect(answer.status).toBe(200)
    const refunds = (await answer.json()) as PaymentIssue[]
    return refunds.filter(({ order }) => order._id === orderId)
  }

  it('has a payment as due, as requested, then as refunded with its reference', async () => {
    const admin = await shop.signIn('admin')
    const { orderId, tranId } = await paidOrder()
    expect(await refundsOf(orderId, admin)).toEqual([])
    await shop.deleteOrder(orderId)
    expect(await refundsOf(orderId, admin, '?state=due')).toMatchObject([{ _id: tranId }])
    expect(await refundsOf(orderId, admin, '?state=refunded')).toEqual([])

    expect((await shop.post(`/api/payment/${tranId}/refund`, {}, admin)).status).toBe(200)
    expect(await refundsOf(orderId, admin, '?state=due')).toEqual([])
    expect(await refundsOf(orderId, admin, '?state=refunded')).toEqual([])
    expect(await refundsOf(orderId, admin, '?state=requested')).toMatchObject([
      { _id: tranId, refundRequestedAt: expect.any(String) as string },
    ])
    await shop.refund(tranId)
    expect(await refundsOf(orderId, admin, '?state=requested')).toEqual([])
    expect(await refundsOf(orderId, admin, '?state=refunded')).toMatchObject([
      { _id: tranId, amount: 1100, refundReference: expect.any(String) as string },
    ])
  })

  it('is searched for a transaction, an order, an e-mail or the reference of a refund', async () => {
    const admin = await shop.signIn('admin')
    const { customer, orderId, tranId } = await paidOrder()
    await shop.deleteOrder(orderId)
    const reference = await shop.refund(tranId)
    for (const text of [tranId, tranId.toLowerCase(), orderId, customer.email, reference]) {
      const found = await refundsOf(orderId, admin, `?search=${encodeURIComponent(text)}`)
      expect(found).toMatchObject([{ _id: tranId }])
    }
    expect(await refundsOf(orderId, admin, '?search=no-such-transaction')).toEqual([])
  })

  it('finds a second payment by its own transaction ID', async () => {
    const admin = await shop.signIn('admin')
    const { customer, orderId } = await shop.placeOrder()
    const first = await shop.openPage(orderId, customer)
    await shop.age(orderId, 31)
    const second = await shop.openPage(orderId, customer)
    await shop.bankSays(first.tranId)
    await shop.bankSays(second.tranId)
    expect(await refundsOf(orderId, admin, `?search=${second.tranId}`)).toMatchObject([
      { _id: second.tranId, reason: 'duplicate' },
    ])
  })

  it('has no risky payment, since that pays an order', async () => {
    const admin = await shop.signIn('admin')
    const { orderId, tranId } = await paidOrder({ risky: true })
    expect((await listed(admin)).some(({ _id }) => _id === tranId)).toBe(true)
    expect(await refundsOf(orderId, admin)).toEqual([])
  })
})

it('shows the customer whether an order is to be refunded, and what was refunded', async () => {
  const { customer, orderId, tranId } = await paidOrder()
  const shown = () => findOrder(shop.db, orderId, { userId: customer.id, role: 'user' })
  expect(await shown()).toMatchObject({ payment: true, refunds: null, refund_pending: false })

  await shop.deleteOrder(orderId)
  expect(await shown()).toMatchObject({ refunds: null, refund_pending: true })

  await shop.payments.refundPayment(tranId, someAdmin)
  expect(await shown()).toMatchObject({
    refunds: null,
    refunds_under_way: [
      { amount: 1_100, currency: 'BDT', requestedAt: expect.any(String) as string },
    ],
    refund_pending: true,
  })

  const reference = await shop.refund(tranId)
  expect(await shown()).toMatchObject({
    refunds: [
      { amount: 1_100, currency: 'BDT', reference, refundedAt: expect.any(String) as string },
    ],
    refunds_under_way: null,
    refund_pending: false,
  })
})
