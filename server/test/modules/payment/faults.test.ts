import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from '../../../../dev-services/payment-sandbox/faults'
import { type PaymentShop, startPaymentShop } from './paymentShop'

/** A customer pays on the gateway's page and returns, while the gateway has faults. */
let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

const card = { number: '4111 1111 1111 1111', expiry: '12/34', code: '123', holder: 'A. Customer' }

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Pays on the page, and submits its form to the shop as a browser does. */
async function payAndReturn(url: string, fields: Record<string, string> = card) {
  const page = await (
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  ).text()
  const inputs = [...page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag)
  const form = Object.fromEntries(
    inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]),
  )
  const action = new URL(attribute(page, 'action'))
  const crossSite = { origin: 'null', 'sec-fetch-site': 'cross-site' }
  const answer = await shop.post(action.pathname, form, crossSite)
  return new URL(answer.headers.get('location') ?? '', shop.publicUrl).pathname
}

async function stateOf(orderId: string) {
  const { payment, transaction_id, risk_flag } = await shop.readOrder(orderId)
  const attempts = (await shop.attemptsOf(orderId)).map(({ state }) => state)
  return { payment, transaction_id, risk_flag, attempts }
}

async function openOrder() {
  const { customer, orderId } = await shop.placeOrder()
  return { customer, orderId, ...(await shop.openPage(orderId, customer)) }
}

const paid = (tranId: string) => ({
  payment: true,
  transaction_id: tranId,
  risk_flag: false,
  attempts: ['paid'],
})

async function untilPaid(orderId: string) {
  for (let tries = 0; tries < 200 && !(await shop.readOrder(orderId)).payment; tries++) {
    await sleep(20)
  }
}

test.each<[string, Partial<Faults>]>([
  ['no fault', {}],
  ['the notice dropped', { ipn: 'drop' }],
  ['the notice delayed', { ipnDelay: 100 }],
  ['the notice before the return', { ipnTiming: 'beforeRedirect' }],
  ['the notice after the return', { ipnTiming: 'afterRedirect' }],
  ['the notice 50 times', { ipnRepeat: 50 }],
  ['the notice 50 times, after the return', { ipnRepeat: 50, ipnTiming: 'afterRedirect' }],
  ['a forged signature', { signature: 'forged' }],
  ['a forged signature and no notice', { signature: 'forged', ipn: 'drop' }],
])('%s: paid, and the success page', async (_, faults) => {
  const { orderId, tranId, url } = await openOrder()
  await shop.setFaults(faults)
  expect(await payAndReturn(url)).toBe(`/success/${tranId}/${orderId}`)
  expect(await stateOf(orderId)).toEqual(paid(tranId))
  // Late and repeated notifications change nothing.
  await shop.notificationsHandled(faults.ipn === 'drop' ? 0 : (faults.ipnRepeat ?? 1))
  expect(await stateOf(orderId)).toEqual(paid(tranId))
})

test.each<[string, Partial<Faults>]>([
  ['a wrong amount', { amount: 'wrong' }],
  ['a wrong currency', { currency: 'wrong' }],
])('%s: unpaid, flagged, and the page says that it is under review', async (_, faults) => {
  const { orderId, tranId, url } = await openOrder()
  await shop.setFaults(faults)
  expect(await payAndReturn(url)).toBe(`/success/${tranId}/${orderId}`)
  expect(await stateOf(orderId)).toEqual({
    payment: false,
    transaction_id: null,
    risk_flag: true,
    attempts: ['failed'],
  })
})

test.each(['hang', 'error500', 'cutOff', 'html'] as const)(
  'if the gateway responds with %s, the success page waits, and the order is paid once the gateway works',
  async (api) => {
    const { orderId, tranId, url } = await openOrder()
    await shop.setFaults({ api, apiCalls: ['validation', 'query'], ipn: 'drop' })
    expect(await payAndReturn(url)).toBe(`/success/${tranId}/${orderId}`)
    expect(await stateOf(orderId)).toMatchObject({ payment: false, attempts: ['open'] })
    await shop.clearFaults()
    const stop = shop.startReconciling()
    await untilPaid(orderId)
    await stop()
    expect(await stateOf(orderId)).toEqual(paid(tranId))
  },
)

test.each([
  ['decline', 'failed'],
  ['cancel', 'cancelled'],
  ['expire', 'expired'],
])('%s on the page, without a notification: %s, and the cancel page', async (outcome, state) => {
  const { orderId, url, customer } = await openOrder()
  await shop.setFaults({ ipn: 'drop' })
  expect(await payAndReturn(url, { outcome })).toBe('/cancel')
  expect(await stateOf(orderId)).toMatchObject({ payment: false, attempts: [state] })
  await shop.clearFaults()
  const again = await shop.openPage(orderId, customer)
  expect(await payAndReturn(again.url)).toBe(`/success/${again.tranId}/${orderId}`)
  expect(await stateOf(orderId)).toMatchObject({
    payment: true,
    transaction_id: again.tranId,
    attempts: [state, 'paid'],
  })
})

test('the order is paid although the customer never returns and every notification is dropped', async () => {
  await shop.setFaults({ ipn: 'drop' })
  const opened = await Promise.all(Array.from({ length: 5 }, openOrder))
  for (const { tranId } of opened) await shop.bankSays(tranId)
  const stop = shop.startReconciling()
  for (const { orderId } of opened) await untilPaid(orderId)
  await stop()
  for (const { orderId, tranId } of opened) expect(await stateOf(orderId)).toEqual(paid(tranId))
})
