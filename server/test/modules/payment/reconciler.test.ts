import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import {
  GatewayUnavailableError,
  type PaymentGateway,
  UnexpectedResponseError,
} from '../../../src/adapters/payment'
import { createPaymentService } from '../../../src/modules/payment/service'
import { type PaymentShop, startPaymentShop } from './paymentShop'

let shop: PaymentShop

beforeAll(async () => {
  shop = await startPaymentShop()
})
afterEach(() => shop.clearFaults())
afterAll(() => shop.close())

async function openOrders(count: number) {
  const opened = []
  for (let index = 0; index < count; index++) {
    const { customer, orderId } = await shop.placeOrder()
    opened.push({ orderId, ...(await shop.openPage(orderId, customer)) })
  }
  return opened
}

const unavailable = () => Promise.reject(new GatewayUnavailableError('silent'))

/** The shop's payments with another gateway and the schedule of the shop. */
function createPayments(gateway: Pick<PaymentGateway, 'validate' | 'queryByTransaction'>) {
  const { db, publicUrl } = shop
  const others = { createSession: unavailable, refund: unavailable, queryRefund: unavailable }
  const logger = pino({ level: 'silent' })
  return createPaymentService({ db, publicUrl, logger, gateway: { ...others, ...gateway } })
}

const makeDue = (tranId: string, checks?: number) =>
  shop.db
    .updateTable('payment_attempts')
    .set({ next_check_at: new Date(0), ...(checks !== undefined && { checks }) })
    .where('tran_id', '=', tranId)
    .execute()

const isPaid = async (orderId: string) => (await shop.readOrder(orderId)).payment

test('pays orders whose notifications were dropped, each once, by several processes', async () => {
  await shop.setFaults({ ipn: 'drop' })
  const opened = await openOrders(20)
  for (const { tranId } of opened) await shop.bankSays(tranId)
  await shop.db
    .updateTable('payment_attempts')
    .set({ next_check_at: new Date(0) })
    .execute()
  const checked = await Promise.all([
    shop.payments.reconcileDueAttempts(),
    shop.payments.reconcileDueAttempts(),
    shop.payments.reconcileDueAttempts(),
  ])
  expect(checked.reduce((sum, each) => sum + each, 0)).toBe(20)
  for (const { orderId } of opened) expect(await isPaid(orderId)).toBe(true)
})

test('finds a payment by its first checks', async () => {
  await shop.setFaults({ ipn: 'drop' })
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  const stop = shop.startReconciling()
  try {
    await shop.bankSays(opened.tranId)
    for (let wait = 0; !(await isPaid(opened.orderId)) && wait < 100; wait++) await sleep(50)
    expect(await isPaid(opened.orderId)).toBe(true)
  } finally {
    await stop()
  }
})

test('checks an attempt without a result less and less often', async () => {
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  const pauses: number[] = []
  for (let check = 0; check < 6; check++) {
    await shop.reconcile()
    const [attempt] = await shop.attemptsOf(opened.orderId)
    expect(attempt?.checks).toBe(check + 1)
    pauses.push(Number(attempt?.next_check_at) - Number(attempt?.checked_at))
  }
  expect(pauses).toEqual([10, 30, 100, 450, 600, 1_200])
})

test('expires an attempt whose page has expired, and pays it if money arrives later', async () => {
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  await shop.age(opened.orderId, 61)
  await shop.setFaults({ ipn: 'drop' })
  await shop.reconcile()
  expect(await shop.attemptsOf(opened.orderId)).toMatchObject([{ state: 'expired' }])
  await shop.bankSays(opened.tranId)
  await shop.reconcile()
  expect(await shop.attemptsOf(opened.orderId)).toMatchObject([{ state: 'paid' }])
})

test('stops checking in the end, but still processes notifications', async () => {
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  await shop.age(opened.orderId, 8 * 24 * 60)
  await shop.reconcile()
  expect(await shop.attemptsOf(opened.orderId)).toMatchObject([
    { state: 'expired', next_check_at: null },
  ])
  await shop.bankSays(opened.tranId)
  expect(await isPaid(opened.orderId)).toBe(true)
})

test('decides nothing while the gateway is silent, however old the attempt', async () => {
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  await shop.age(opened.orderId, 61)
  await shop.setFaults({ api: 'error500' })
  await shop.reconcile()
  const [attempt] = await shop.attemptsOf(opened.orderId)
  expect(attempt).toMatchObject({ state: 'open', checks: 0 })
  expect(attempt?.next_check_at).not.toBeNull()
})

test('tries again 15 seconds after the gateway did not answer', async () => {
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  await makeDue(opened.tranId)
  const payments = createPayments({ validate: unavailable, queryByTransaction: unavailable })
  await payments.reconcileDueAttempts()
  const [attempt] = await shop.attemptsOf(opened.orderId)
  const delay = Number(attempt?.next_check_at) - Date.now()
  expect(delay).toBeLessThanOrEqual(15_000)
  expect(delay).toBeGreaterThan(10_000)
})

test.each([
  ['its first check', 0],
  ['a later check', 3],
])(
  '%s does not delay the retry after a notification that came meanwhile',
  async (_what, checks) => {
    const [opened] = await openOrders(1)
    if (!opened) throw new Error('nothing was opened')
    await makeDue(opened.tranId, checks)
    const payments = createPayments({
      validate: unavailable,
      async queryByTransaction(tranId) {
        await payments.handleNotification(tranId, 'a-validation')
        return []
      },
    })
    await payments.reconcileDueAttempts()
    const [attempt] = await shop.attemptsOf(opened.orderId)
    expect(attempt?.checks).toBe(0)
    expect(Number(attempt?.next_check_at) - Date.now()).toBeLessThanOrEqual(15_000)
  },
)

test('counts checks whose response cannot be used, and stops in the end', async () => {
  const [opened] = await openOrders(1)
  if (!opened) throw new Error('nothing was opened')
  const unexpected = () => Promise.reject(new UnexpectedResponseError('unexpected amount'))
  const payments = createPayments({ validate: unexpected, queryByTransaction: unexpected })
  const checkNow = async () => {
    await makeDue(opened.tranId)
    await payments.reconcileDueAttempts()
    return shop.attemptsOf(opened.orderId)
  }
  await checkNow()
  expect(await checkNow()).toMatchObject([{ state: 'open', checks: 2 }])
  await shop.age(opened.orderId, 8 * 24 * 60)
  expect(await checkNow()).toMatchObject([{ state: 'open', checks: 3, next_check_at: null }])
})
