import { sql } from 'kysely'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

async function openOrder() {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  return { customer, orderId, tranId }
}

const expectPaidOnce = async (orderId: string, tranId: string) => {
  expect(await shop.readOrder(orderId)).toMatchObject({
    payment: true,
    transaction_id: tranId,
    paid_at: expect.any(Date),
  })
  expect(await shop.attemptsOf(orderId)).toMatchObject([
    { tran_id: tranId, state: 'paid', captured_at: expect.any(Date), next_check_at: null },
  ])
}

const expectUnpaid = async (orderId: string, state: string) => {
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: false, transaction_id: null })
  expect(await shop.attemptsOf(orderId)).toMatchObject([{ state, val_id: null }])
}

async function stateOf(tranId: string) {
  const answer = await fetch(`${shop.publicUrl}/api/payment/${tranId}`)
  return answer.json()
}

test('queries the gateway and pays the order', async () => {
  const { orderId, tranId } = await openOrder()
  expect(await stateOf(tranId)).toEqual({ transactionId: tranId, state: 'open' })
  const { val_id } = await shop.bankSays(tranId)
  await expectPaidOnce(orderId, tranId)
  expect(await shop.attemptsOf(orderId)).toMatchObject([{ val_id, risk_level: 0 }])
  expect(await shop.readOrder(orderId)).toMatchObject({ risk_flag: false })
  expect(await stateOf(tranId)).toEqual({ transactionId: tranId, state: 'paid' })
})

test('pays and flags a risky payment', async () => {
  const { orderId, tranId } = await openOrder()
  await shop.bankSays(tranId, { risky: true })
  await expectPaidOnce(orderId, tranId)
  expect(await shop.readOrder(orderId)).toMatchObject({ risk_flag: true })
})

test.each([
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
  ['EXPIRED', 'expired'],
])('%s leaves the order unpaid and the attempt %s', async (status, state) => {
  const { orderId, tranId } = await openOrder()
  await shop.bankSays(tranId, { status })
  await expectUnpaid(orderId, state)
})

test.each(['FAILED', 'CANCELLED', 'EXPIRED'])(
  'records a payment that arrives after %s',
  async (status) => {
    const { orderId, tranId } = await openOrder()
    await shop.bankSays(tranId, { status })
    await shop.bankSays(tranId)
    await expectPaidOnce(orderId, tranId)
  },
)

test('records a payment for a deleted order', async () => {
  const { orderId, tranId } = await openOrder()
  await shop.db
    .updateTable('orders')
    .set({ deleted_at: new Date() })
    .where('id', '=', orderId)
    .execute()
  await shop.bankSays(tranId)
  await expectPaidOnce(orderId, tranId)
})

test('pays once in fifty concurrent notifications', async () => {
  const { orderId, tranId } = await openOrder()
  await shop.setFaults({ ipnRepeat: 50 })
  await shop.bankSays(tranId)
  await expectPaidOnce(orderId, tranId)
})

test('pays once in fifty concurrent notifications and fifty returning browsers', async () => {
  const { orderId, tranId } = await openOrder()
  await shop.setFaults({ ipn: 'drop' })
  const { val_id } = await shop.bankSays(tranId)
  const fields = { tran_id: tranId, val_id, status: 'VALID' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [
      shop.post('/payment/ipn', fields),
      shop.post('/payment/success', fields),
      shop.post('/payment/fail', { tran_id: tranId }),
    ]).flat(),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]))
  await expectPaidOnce(orderId, tranId)
})

test('changes nothing if it arrives after the browser', async () => {
  const { orderId, tranId } = await openOrder()
  await shop.setFaults({ ipnDelay: 150, ipnRepeat: 3 })
  const { val_id } = await shop.bankSays(tranId)
  await expectUnpaid(orderId, 'open')
  await shop.post('/payment/success', { tran_id: tranId, val_id })
  await expectPaidOnce(orderId, tranId)
  const before = await shop.attemptsOf(orderId)
  await shop.notificationsHandled(3)
  expect(await shop.attemptsOf(orderId)).toEqual(before)
})

test('does not rely on the signature: a forged one changes nothing', async () => {
  const { orderId, tranId } = await openOrder()
  await shop.setFaults({ signature: 'forged' })
  await shop.bankSays(tranId)
  await expectPaidOnce(orderId, tranId)
})

test.each([
  ['amount', 'amount'],
  ['currency', 'currency'],
] as const)('a wrong %s does not pay the order, and is flagged for an admin', async (fault, of) => {
  const { customer, orderId, tranId } = await openOrder()
  await shop.setFaults({ [fault]: 'wrong' })
  await shop.bankSays(tranId)
  await expectUnpaid(orderId, 'failed')
  expect(await shop.attemptsOf(orderId)).toMatchObject([{ facts: { mismatch: { of } } }])
  expect(await shop.readOrder(orderId)).toMatchObject({ risk_flag: true })
  await shop.clearFaults()
  // The customer must not pay twice: a new page is opened only after a refund.
  const refused = await shop.payNow(orderId, customer)
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'payment_under_review' },
  ])
  const [issue] = await shop.toAttemptIssues(orderId)
  await shop.refund(issue?._id ?? '')
  const second = await shop.openPage(orderId, customer)
  await shop.bankSays(second.tranId)
  expect(await shop.readOrder(orderId)).toMatchObject({ transaction_id: second.tranId })
})

test.each(['hang', 'error500', 'cutOff', 'html'] as const)(
  'is accepted while the gateway responds with %s, and the order is paid once it works',
  async (api) => {
    const { orderId, tranId } = await openOrder()
    await shop.setFaults({ api, apiCalls: ['validation', 'query'] })
    await shop.bankSays(tranId)
    await expectUnpaid(orderId, 'open')
    const [attempt] = await shop.attemptsOf(orderId)
    expect(attempt?.next_check_at).not.toBeNull()
    await shop.clearFaults()
    await shop.reconcile()
    await expectPaidOnce(orderId, tranId)
  },
)

describe('a forged request changes nothing', () => {
  test.each(['success', 'fail', 'cancel', 'ipn'])(
    'at /payment/%s, for an open attempt',
    async (path) => {
      const { orderId, tranId } = await openOrder()
      for (const status of ['VALID', 'VALIDATED', 'FAILED', 'CANCELLED', 'EXPIRED']) {
        await shop.post(`/payment/${path}`, {
          tran_id: tranId,
          val_id: 'made-up',
          status,
          amount: '1100.00',
          currency: 'BDT',
          verify_sign: 'f'.repeat(32),
          verify_key: 'amount',
        })
      }
      await expectUnpaid(orderId, 'open')
    },
  )

  test("with the val_id of another order's payment", async () => {
    const paid = await openOrder()
    const { val_id } = await shop.bankSays(paid.tranId)
    const { orderId, tranId } = await openOrder()
    await shop.post('/payment/ipn', { tran_id: tranId, val_id, status: 'VALID' })
    await shop.post('/payment/success', { tran_id: tranId, val_id, status: 'VALID' })
    await expectUnpaid(orderId, 'open')
    await expectPaidOnce(paid.orderId, paid.tranId)
  })

  test('for a paid order', async () => {
    const { orderId, tranId } = await openOrder()
    await shop.bankSays(tranId)
    const before = await shop.attemptsOf(orderId)
    for (const path of ['fail', 'cancel', 'ipn']) {
      await shop.post(`/payment/${path}`, { tran_id: tranId, status: 'FAILED', val_id: 'other' })
    }
    expect(await shop.attemptsOf(orderId)).toEqual(before)
    await expectPaidOnce(orderId, tranId)
  })

  test('for an attempt that does not exist', async () => {
    const fields = { tran_id: '01JUNKJUNKJUNKJUNKJUNKJUNK', status: 'VALID' }
    expect((await shop.post('/payment/ipn', fields)).status).toBe(200)
    const answer = await shop.post('/payment/success', fields)
    expect(answer.headers.get('location')).toBe(`${shop.publicUrl}/cancel`)
    expect((await fetch(`${shop.publicUrl}/api/payment/${fields.tran_id}`)).status).toBe(404)
  })
})

describe('the returning browser', () => {
  const crossSite = { origin: 'null', 'sec-fetch-site': 'cross-site' }

  test('returns to the pages of the language that the order was placed in', async () => {
    const { orderId, tranId } = await openOrder()
    await shop.db.updateTable('orders').set({ language: 'bn' }).where('id', '=', orderId).execute()
    const { val_id } = await shop.bankSays(tranId)
    const paid = await shop.post('/payment/success', { tran_id: tranId, val_id }, crossSite)
    expect(paid.headers.get('location')).toBe(`${shop.publicUrl}/bn/success/${tranId}/${orderId}`)
  })

  test('sees the orders if the payment cannot be looked up, never an error', async () => {
    const { tranId } = await openOrder()
    await sql`alter table payment_attempts rename to away`.execute(shop.db)
    const answer = await shop.post('/payment/success', { tran_id: tranId, val_id: 'v' }, crossSite)
    await sql`alter table away rename to payment_attempts`.execute(shop.db)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${shop.publicUrl}/dashboard/orders`)
  })

  test('sees the success page after a payment, also without a notification', async () => {
    const { orderId, tranId } = await openOrder()
    await shop.setFaults({ ipn: 'drop' })
    const { val_id } = await shop.bankSays(tranId)
    const answer = await shop.post('/payment/success', { tran_id: tranId, val_id }, crossSite)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${shop.publicUrl}/success/${tranId}/${orderId}`)
    await expectPaidOnce(orderId, tranId)
  })

  test('is redirected by the recorded state, not by its URL', async () => {
    const { orderId, tranId } = await openOrder()
    await shop.bankSays(tranId)
    const answer = await shop.post('/payment/cancel', { tran_id: tranId }, crossSite)
    expect(answer.headers.get('location')).toBe(`${shop.publicUrl}/success/${tranId}/${orderId}`)
  })

  test.each(['fail', 'cancel'])('sees the cancel page after %s', async (outcome) => {
    const { orderId, tranId } = await openOrder()
    const answer = await shop.post(`/payment/${outcome}`, { tran_id: tranId }, crossSite)
    expect(answer.headers.get('location')).toBe(
      `${shop.publicUrl}/cancel?payment=${tranId}&order=${orderId}`,
    )
  })

  test('does not wait long while the gateway hangs', async () => {
    const { orderId, tranId } = await openOrder()
    await shop.setFaults({ api: 'hang' })
    const answer = await shop.post('/payment/success', { tran_id: tranId, val_id: 'v' }, crossSite)
    expect(answer.headers.get('location')).toBe(`${shop.publicUrl}/success/${tranId}/${orderId}`)
    await expectUnpaid(orderId, 'open')
  })
})
