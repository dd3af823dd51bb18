import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

async function problemOf(answer: Response) {
  const { code } = (await answer.json()) as { code: string }
  return [answer.status, code]
}

// [spec 7.9]
test("Pay Now opens one attempt with the order's total and redirects to the gateway's page", async () => {
  const { customer, orderId } = await shop.placeOrder({ total: 2_599.5 })
  const { url, tranId } = await shop.openPage(orderId, customer)
  const page = await (await fetch(url)).text()
  expect(page).toContain('BDT 2,599.50')
  expect(page).toContain(tranId)
  expect(await shop.attemptsOf(orderId)).toMatchObject([
    { state: 'open', amount: '2599.50', tran_id: tranId },
  ])
})

test('pressed again it leads to the same page, also from twenty tabs at once', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.payNow(orderId, customer)),
  )
  const urls = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
  )
  expect(new Set(urls).size).toBe(1)
  expect(await shop.attemptsOf(orderId)).toHaveLength(1)
})

test('asks about a page that another one has replaced, on which the customer may have paid', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.age(orderId, 31)
  await shop.openPage(orderId, customer)
  await shop.setFaults({ ipn: 'drop' })
  await shop.bankSays(first.tranId)
  expect(await problemOf(await shop.payNow(orderId, customer))).toEqual([409, 'already_paid'])
})

test('opens a new attempt after half an hour', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.age(orderId, 29)
  expect(await shop.openPage(orderId, customer)).toEqual(first)
  await shop.age(orderId, 2)
  const second = await shop.openPage(orderId, customer)
  expect(second.tranId).not.toBe(first.tranId)
  const states = (await shop.attemptsOf(orderId)).map(({ state }) => state)
  expect(states).toEqual(['expired', 'open'])
})

test('does not let a customer pay again whose payment was not notified', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const { tranId } = await shop.openPage(orderId, customer)
  await shop.setFaults({ ipn: 'drop' })
  await shop.bankSays(tranId)
  expect((await shop.readOrder(orderId)).payment).toBe(false)
  expect(await problemOf(await shop.payNow(orderId, customer))).toEqual([409, 'already_paid'])
  expect(await shop.readOrder(orderId)).toMatchObject({ payment: true, transaction_id: tranId })
})

test('opens a new page after a declined card', async () => {
  const { customer, orderId } = await shop.placeOrder()
  const first = await shop.openPage(orderId, customer)
  await shop.setFaults({ ipn: 'drop' })
  await shop.bankSays(first.tranId, { status: 'FAILED' })
  const second = await shop.openPage(orderId, customer)
  expect(second.tranId).not.toBe(first.tranId)
})

// [spec 6.2]
test("returns 404 for another user's order and for a deleted one", async () => {
  const { customer, orderId } = await shop.placeOrder()
  const other = await shop.signIn()
  expect(await problemOf(await shop.payNow(orderId, other))).toEqual([404, 'not_found'])
  expect((await shop.payNow(orderId, { cookie: '' })).status).toBe(401)
  await shop.db
    .updateTable('orders')
    .set({ deleted_at: new Date() })
    .where('id', '=', orderId)
    .execute()
  expect(await problemOf(await shop.payNow(orderId, customer))).toEqual([404, 'not_found'])
  expect(await shop.attemptsOf(orderId)).toEqual([])
})

test('rejects more than 500,000 taka without a call to the gateway', async () => {
  const maximum = await shop.placeOrder({ total: 500_000 })
  expect((await shop.payNow(maximum.orderId, maximum.customer)).status).toBe(200)
  const aboveMaximum = await shop.placeOrder({ total: 500_000.01 })
  const answer = await shop.payNow(aboveMaximum.orderId, aboveMaximum.customer)
  expect(await problemOf(answer)).toEqual([409, 'amount_not_payable'])
  expect(await shop.attemptsOf(aboveMaximum.orderId)).toEqual([])
})

test.each(['hang', 'error500', 'cutOff', 'html'] as const)(
  'returns 503 while the gateway responds with %s, and continues with the same attempt afterwards',
  async (api) => {
    const { customer, orderId } = await shop.placeOrder()
    await shop.setFaults({ api })
    const answer = await shop.payNow(orderId, customer)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await problemOf(answer)).toEqual([503, 'payment_unavailable'])
    await shop.clearFaults()
    const { tranId } = await shop.openPage(orderId, customer)
    expect(await shop.attemptsOf(orderId)).toMatchObject([{ tran_id: tranId, state: 'open' }])
  },
)
