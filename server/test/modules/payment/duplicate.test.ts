import { randomUUID } from 'node:crypto'
import { someAdmin } from '../../support/rows'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

/** An order that was paid on two pages: the first had expired, and its payment came late. */
async function payTwice() {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.age(orderId, 31)
  const second = await shop.openPage(orderId, customer)
  await shop.bankSays(second.tranId)
  await shop.bankSays(first.tranId)
  return { orderId, paid: second.tranId, duplicate: first.tranId }
}

const refund = (tranId: string) => shop.payments.refundPayment(tranId, someAdmin)

const refundOf = async (tranId: string) =>
  (await shop.books()).find(({ tran_id }) => tran_id === tranId)?.refunded

test('records a second payment as a duplicate and leaves the order unchanged', async () => {
  const { orderId, paid, duplicate } = await payTwice()
  expect(await shop.readOrder(orderId)).toMatchObject({ transaction_id: paid })
  const attempts = await shop.attemptsOf(orderId)
  expect(new Map(attempts.map(({ tran_id, state }) => [tran_id, state]))).toEqual(
    new Map([
      [paid, 'paid'],
      [duplicate, 'duplicate'],
    ]),
  )
})

test('two pages paid at the same moment: one pays the order, the other is a duplicate', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.age(orderId, 31)
  const second = await shop.openPage(orderId, customer)
  await shop.setFaults({ ipnRepeat: 10 })
  await Promise.all([shop.bankSays(first.tranId), shop.bankSays(second.tranId)])
  const states = (await shop.attemptsOf(orderId)).map(({ state }) => state)
  expect(states.sort()).toEqual(['duplicate', 'paid'])
})

test('refunds a duplicate once, however many concurrent and repeated requests there are', async () => {
  const { orderId, paid, duplicate } = await payTwice()
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => refund(duplicate)))
  const made = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(made.length).toBeGreaterThan(0)
  const again = await refund(duplicate)
  expect(new Set([...made, again].map(({ reference }) => reference)).size).toBe(1)
  expect([await refundOf(duplicate), await refundOf(paid)]).toEqual([true, false])
  const attempt = (await shop.attemptsOf(orderId)).find(({ tran_id }) => tran_id === duplicate)
  expect(attempt).toMatchObject({
    state: 'duplicate',
    refunded_at: expect.any(Date),
    refund_reference: again.reference,
  })
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['actor_email', 'action', 'details'])
    .where('subject', '=', `Payment/${duplicate}`)
    .execute()
  expect(entries).toEqual([
    {
      actor_email: someAdmin.email,
      action: 'refundPayment',
      details: {
        before: {},
        after: {
          order: orderId,
          amount: 1100,
          reason: 'duplicate',
          refundReference: again.reference,
        },
      },
    },
  ])
})

test('shows an admin every attempt of an order and lets only admins refund the duplicate', async () => {
  const { orderId, paid, duplicate } = await payTwice()
  const admin = await shop.signIn('admin')
  const user = await shop.signIn()
  const attempts = `/api/orders/${orderId}/payments`
  const [newest, oldest] = (await (await shop.get(attempts, admin)).json()) as unknown[]
  expect(newest).toEqual({
    transactionId: paid,
    kind: 'gateway',
    state: 'paid',
    amount: 1100,
    attemptedAt: expect.any(String),
    capturedAt: expect.any(String),
    checkedAt: expect.any(String),
    checks: 0,
    riskLevel: 0,
    validationId: expect.any(String),
    bankTransactionId: expect.any(String),
  })
  expect(oldest).toMatchObject({ transactionId: duplicate, state: 'duplicate' })
  expect((await shop.get(attempts, user)).status).toBe(403)
  expect((await shop.get(`/api/orders/${randomUUID()}/payments`, admin)).status).toBe(404)

  const url = `/api/payment/${duplicate}/refund`
  expect((await shop.send(url, user)).status).toBe(403)
  expect((await fetch(`${shop.publicUrl}${url}`, { method: 'POST' })).status).toBe(401)
  expect(await refundOf(duplicate)).toBe(false)
  const answer = await shop.send(url, admin)
  expect(answer.status).toBe(200)
  const refunded = (await answer.json()) as object
  expect(refunded).toEqual({
    transactionId: duplicate,
    refundReference: expect.any(String),
    refundedAt: expect.any(String),
  })
  expect(await (await shop.send(url, admin)).json()).toEqual(refunded)
  expect((await shop.send(`/api/payment/${paid}/refund`, admin)).status).toBe(404)
  const after = (await (await shop.get(attempts, admin)).json()) as unknown[]
  expect(after[1]).toMatchObject(refunded)
})

test('reports which part of a payment does not match', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.setFaults({ amount: 'wrong' })
  await shop.bankSays(tranId)
  const attempts = await shop.get(`/api/orders/${orderId}/payments`, await shop.signIn('admin'))
  expect(await attempts.json()).toMatchObject([{ state: 'failed', mismatch: 'amount' }])
})

test('records no refund while the gateway is silent, and requests it once', async () => {
  const { duplicate } = await payTwice()
  await shop.setFaults({ api: 'hang', apiCalls: ['refund'] })
  await expect(refund(duplicate)).rejects.toMatchObject({ status: 503 })
  await shop.clearFaults()
  await expect(refund(duplicate)).rejects.toMatchObject({
    code: 'refund_under_way',
  })
  await shop.db
    .updateTable('payment_attempts')
    .set({ facts: JSON.stringify({ refundRequestedAt: new Date(0) }) })
    .where('tran_id', '=', duplicate)
    .execute()
  // The gateway refunded it, but its response was lost: the same refund is returned, not repeated.
  await expect(refund(duplicate)).resolves.toMatchObject({
    reference: expect.any(String),
  })
})

test('refunds only duplicates', async () => {
  const { paid } = await payTwice()
  await expect(refund(paid)).rejects.toMatchObject({ status: 404 })
  await expect(refund('nothing')).rejects.toMatchObject({ status: 404 })
  expect(await refundOf(paid)).toBe(false)
})
