import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.mend())
afterAll(() => shop.close())

/** An order that was paid on two pages: the first had been given up, and its money came late. */
async function payTwice() {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.age(orderId, 31)
  const second = await shop.openPage(orderId, customer)
  await shop.bankSays(second.tranId)
  await shop.bankSays(first.tranId)
  return { orderId, paid: second.tranId, duplicate: first.tranId }
}

const refundOf = async (tranId: string) =>
  (await shop.books()).find(({ tran_id }) => tran_id === tranId)?.refunded

test('a second payment is recorded as a duplicate and leaves the order as it was', async () => {
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

test('both pages paid at the same moment: one pays, the other is a duplicate', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.age(orderId, 31)
  const second = await shop.openPage(orderId, customer)
  await shop.setFaults({ ipnRepeat: 10 })
  await Promise.all([shop.bankSays(first.tranId), shop.bankSays(second.tranId)])
  const states = (await shop.attemptsOf(orderId)).map(({ state }) => state)
  expect(states.sort()).toEqual(['duplicate', 'paid'])
})

test('it is refunded once, however many ask at once and again', async () => {
  const { orderId, paid, duplicate } = await payTwice()
  const asked = await Promise.allSettled(
    Array.from({ length: 10 }, () => shop.payments.refundDuplicate(duplicate)),
  )
  const made = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(made.length).toBeGreaterThan(0)
  const again = await shop.payments.refundDuplicate(duplicate)
  expect(new Set([...made, again].map(({ reference }) => reference)).size).toBe(1)
  expect([await refundOf(duplicate), await refundOf(paid)]).toEqual([true, false])
  const attempt = (await shop.attemptsOf(orderId)).find(({ tran_id }) => tran_id === duplicate)
  expect(attempt).toMatchObject({
    state: 'duplicate',
    refunded_at: expect.any(Date),
    refund_reference: again.reference,
  })
})

test('while the gateway is silent no refund is recorded, and nobody else asks meanwhile', async () => {
  const { duplicate } = await payTwice()
  await shop.setFaults({ api: 'hang', apiCalls: ['refund'] })
  await expect(shop.payments.refundDuplicate(duplicate)).rejects.toMatchObject({ status: 503 })
  await shop.mend()
  await expect(shop.payments.refundDuplicate(duplicate)).rejects.toMatchObject({
    code: 'refund_under_way',
  })
  await shop.db
    .updateTable('payment_attempts')
    .set({ facts: JSON.stringify({ refundAskedAt: new Date(0) }) })
    .where('tran_id', '=', duplicate)
    .execute()
  // The gateway had given it back although we never heard: the same refund is answered, not made twice.
  await expect(shop.payments.refundDuplicate(duplicate)).resolves.toMatchObject({
    reference: expect.any(String),
  })
})

test('only a duplicate is refunded', async () => {
  const { paid } = await payTwice()
  await expect(shop.payments.refundDuplicate(paid)).rejects.toMatchObject({ status: 404 })
  await expect(shop.payments.refundDuplicate('nothing')).rejects.toMatchObject({ status: 404 })
  expect(await refundOf(paid)).toBe(false)
})
