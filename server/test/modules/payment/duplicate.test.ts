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
  (await shop.books()).find(({ tran_id }) => tran_id === tranId)?.refund

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
  const asked = await Promise.all(Array.from({ length: 10 }, () => refund(duplicate)))
  expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['requested']))
  const refundReference = await shop.refund(duplicate)
  expect(await shop.refund(duplicate)).toBe(refundReference)
  expect([await refundOf(duplicate), await refundOf(paid)]).toEqual(['refunded', undefined])
  const attempt = (await shop.attemptsOf(orderId)).find(({ tran_id }) => tran_id === duplicate)
  expect(attempt).toMatchObject({
    state: 'duplicate',
    refunded_at: expect.any(Date),
    refund_reference: refundReference,
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
    isRefundable: true,
  })
  expect(oldest).toMatchObject({ transactionId: duplicate, state: 'duplicate' })
  expect((await shop.get(attempts, user)).status).toBe(403)
  expect((await shop.get(`/api/orders/${randomUUID()}/payments`, admin)).status).toBe(404)

  const url = `/api/payment/${duplicate}/refund`
  expect((await shop.send(url, user)).status).toBe(403)
  expect((await fetch(`${shop.publicUrl}${url}`, { method: 'POST' })).status).toBe(401)
  expect(await refundOf(duplicate)).toBeUndefined()
  const answer = await shop.send(url, admin)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ transactionId: duplicate, state: 'requested' })
  await shop.refund(duplicate)
  const { transactionId, state, ...refunded } = (await (await shop.send(url, admin)).json()) as {
    transactionId: string
    state: string
    refundReference: string
    refundedAt: string
  }
  expect([transactionId, state]).toEqual([duplicate, 'settled'])
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

test('refunds only duplicates', async () => {
  const { paid } = await payTwice()
  await expect(refund(paid)).rejects.toMatchObject({ status: 404 })
  await expect(refund('nothing')).rejects.toMatchObject({ status: 404 })
  expect(await refundOf(paid)).toBeUndefined()
})
