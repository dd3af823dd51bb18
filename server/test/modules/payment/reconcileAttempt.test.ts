import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import {
  type GatewayTransaction,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../../../src/adapters/payment'
import { toPaisa } from '../../../src/db/money'
import { deleteOrders } from '../../../src/modules/orders/adminCommands'
import { acceptPayment } from '../../../src/modules/payment/refund'
import { createPaymentService } from '../../../src/modules/payment/service'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import { insertOrder, insertUser, someAdmin } from '../../support/rows'

const logger = pino({ level: 'silent' })
const right = { paisa: 110_000, currency: 'BDT' }

let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** A gateway with captures written by the test. */
function bookGateway() {
  const books: GatewayTransaction[] = []
  let isSilent = false
  const answer = <T>(value: T) =>
    isSilent ? Promise.reject(new GatewayUnavailableError('silent')) : Promise.resolve(value)
  const gateway: PaymentGateway = {
    createSession: ({ tranId }) =>
      answer({ sessionKey: tranId, pageUrl: `https://gateway.example/${tranId}` }),
    validate: (valId) => answer(books.find((each) => each.valId === valId)),
    queryByTransaction: (tranId) => answer(books.filter((each) => each.tranId === tranId)),
    refund: ({ refundId }) => answer({ state: 'requested', reference: `refund-${refundId}` }),
    queryRefund: () => answer({ state: 'settled' }),
  }
  return {
    gateway,
    books,
    take(tranId: string, amount = right, riskLevel = 0) {
      const valId = `val-${tranId}-${books.length}`
      const bankTranId = `bank-${valId}`
      const amounts = [amount]
      books.push({ tranId, status: 'captured', valId, bankTranId, amounts, riskLevel })
      return valId
    },
    beSilent(value: boolean) {
      isSilent = value
    },
  }
}

async function openShop({ notificationInterval = 0 } = {}) {
  const { db } = database
  const bank = bookGateway()
  const publicUrl = 'https://shop.example'
  const { gateway } = bank
  const payments = createPaymentService({ db, gateway, logger, publicUrl, notificationInterval })
  const user = await insertUser(db)
  const placeOrder = () =>
    insertOrder(db, { order: { user_id: user.id, email: user.email } }).then(({ id }) => id)
  const openAttempt = async (orderId: string) => {
    const url = await payments.openSession(orderId, user.id)
    return url.slice('https://gateway.example/'.length)
  }
  const attemptsOf = (orderIds: string[]) =>
    db.selectFrom('payment_attempts').selectAll().where('order_id', 'in', orderIds).execute()
  return { db, bank, payments, placeOrder, openAttempt, attemptsOf }
}

test('two captures of one attempt: one pays, the other is recorded and can be refunded', async () => {
  const { bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  const first = bank.take(tranId)
  const second = bank.take(tranId)
  await payments.handleNotification(tranId, first)
  await Promise.all([1, 2, 3].map(() => payments.handleNotification(tranId, second)))
  const attempts = await attemptsOf([orderId])
  expect(attempts).toHaveLength(2)
  expect(attempts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tran_id: tranId, state: 'paid', val_id: first }),
      expect.objectContaining({ state: 'duplicate', val_id: second }),
    ]),
  )
  const extra = attempts.find(({ state }) => state === 'duplicate')?.tran_id ?? ''
  await expect(payments.refundPayment(extra, someAdmin)).resolves.toEqual({ state: 'requested' })
})

test('a second capture is found although the gateway did not answer when it was notified', async () => {
  const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  await payments.handleNotification(tranId, bank.take(tranId))
  const second = bank.take(tranId)
  const checkDue = async () => {
    await sql`update payment_attempts set next_check_at = now() where next_check_at is not null`.execute(
      db,
    )
    await payments.reconcileDueAttempts()
  }
  bank.beSilent(true)
  await payments.handleNotification(tranId, second)
  await checkDue()
  expect(await attemptsOf([orderId])).toHaveLength(1)
  bank.beSilent(false)
  await checkDue()
  const attempts = await attemptsOf([orderId])
  expect(attempts.map(({ state, next_check_at }) => [state, next_check_at]).sort()).toEqual([
    ['duplicate', null],
    ['paid', null],
  ])
})

test('a query alone pays nothing: the validation call must confirm it', async () => {
  const { bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  bank.take(tranId)
  bank.gateway.validate = () => Promise.resolve(undefined)
  await payments.handleNotification(tranId, undefined)
  expect(await attemptsOf([orderId])).toMatchObject([{ state: 'open', val_id: null }])
})

test('a mismatch is reported once, however often it is found', async () => {
  const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  bank.take(tranId, { paisa: 1, currency: 'BDT' })
  await payments.handleNotification(tranId, undefined)
  await db.updateTable('orders').set({ risk_flag: false }).where('id', '=', orderId).execute()
  await payments.handleNotification(tranId, undefined)
  expect(await attemptsOf([orderId])).toMatchObject([{ state: 'failed', val_id: null }])
  const order = await db
    .selectFrom('orders')
    .select('risk_flag')
    .where('id', '=', orderId)
    .executeTakeFirst()
  expect(order).toEqual({ risk_flag: false })
})

test('with the default schedule a payment is found within two minutes without notifications', async () => {
  const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  /** Returns the delay until the next check, and runs it. */
  async function waitForCheck() {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_check_at - now())::float as seconds from payment_attempts
      where tran_id = ${tranId}`.execute(db)
    await sql`update payment_attempts set next_check_at = now() where tran_id = ${tranId}`.execute(
      db,
    )
    await payments.reconcileDueAttempts()
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY
  }
  const first = await waitForCheck()
  bank.take(tranId)
  const second = await waitForCheck()
  expect(await attemptsOf([orderId])).toMatchObject([{ state: 'paid' }])
  expect(first).toBeLessThanOrEqual(60)
  expect(first + second).toBeLessThanOrEqual(120)
})

test('each mismatching capture of one attempt is a separate issue', async () => {
  const { db, bank, payments, placeOrder, openAttempt } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  for (const paisa of [1_000, 2_000]) {
    const valId = bank.take(tranId, { paisa, currency: 'BDT' })
    await payments.handleNotification(tranId, valId)
    await payments.handleNotification(tranId, valId)
  }
  const { rows } = await sql<{ amount: string }>`
    select amount from payment_issues where order_id = ${orderId} order by amount`.execute(db)
  expect(rows).toEqual([{ amount: '10.00' }, { amount: '20.00' }])
})

describe('a flood of forged notifications', () => {
  test('hides neither a genuine payment nor a second one', async () => {
    const { bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop({
      notificationInterval: 50,
    })
    const orderId = await placeOrder()
    const tranId = await openAttempt(orderId)
    const flood = (valId: string) =>
      Promise.all(['x', 'y', valId, 'z'].map((each) => payments.handleNotification(tranId, each)))
    await flood(bank.take(tranId))
    expect(await attemptsOf([orderId])).toMatchObject([{ state: 'paid' }])
    await flood(bank.take(tranId))
    const states = (await attemptsOf([orderId])).map(({ state }) => state)
    expect(states.sort()).toEqual(['duplicate', 'paid'])
  })
})

describe('an attempt that cannot be checked', () => {
  test('does not keep others from being checked, and its checks are counted', async () => {
    const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
    const [bad, good] = [await placeOrder(), await placeOrder()]
    const [badTran, goodTran] = [await openAttempt(bad), await openAttempt(good)]
    bank.take(goodTran)
    const query = bank.gateway.queryByTransaction
    bank.gateway.queryByTransaction = (tranId) =>
      tranId === badTran ? Promise.reject(new TypeError('unreadable')) : query(tranId)
    await db
      .updateTable('payment_attempts')
      .set({ next_check_at: new Date(0) })
      .where('tran_id', 'in', [badTran, goodTran])
      .execute()
    await payments.reconcileDueAttempts()
    expect(await attemptsOf([bad])).toMatchObject([{ state: 'open', checks: 1 }])
    expect(await attemptsOf([good])).toMatchObject([{ state: 'paid' }])
  })
})

type Step =
  | { kind: 'open'; order: number }
  | { kind: 'take'; attempt: number; isRight: boolean }
  | { kind: 'notify'; entry: number; attempt: number; times: number }
  | { kind: 'reconcile' }
  | { kind: 'refund'; attempt: number }
  | { kind: 'delete'; order: number }
  | { kind: 'silence'; isSilent: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), order: fc.nat(1) }),
  fc.record({ kind: fc.constant('take' as const), attempt: fc.nat(3), isRight: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      entry: fc.nat(4),
      attempt: fc.nat(3),
      times: fc.integer({ min: 1, max: 5 }),
    }),
  },
  fc.constant({ kind: 'reconcile' as const }),
  fc.record({ kind: fc.constant('refund' as const), attempt: fc.nat(3) }),
  fc.record({ kind: fc.constant('delete' as const), order: fc.nat(1) }),
  fc.record({ kind: fc.constant('silence' as const), isSilent: fc.boolean() }),
)

test('shop and gateway agree after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
      const orders = [await placeOrder(), await placeOrder()]
      const attempts: string[] = []

      async function reconcile() {
        await db
          .updateTable('payment_attempts')
          .set({ next_check_at: new Date(0) })
          .where('order_id', 'in', orders)
          .where('captured_at', 'is', null)
          .execute()
        await payments.reconcileDueAttempts()
      }

      const take: { [Kind in Step['kind']]: (it: Extract<Step, { kind: Kind }>) => unknown } = {
        open: async ({ order }) => {
          const tranId = await openAttempt(orders[order] ?? '').catch(() => undefined)
          if (tranId && !attempts.includes(tranId)) attempts.push(tranId)
        },
        take: ({ attempt, isRight }) => {
          const tranId = attempts[attempt]
          if (tranId) bank.take(tranId, isRight ? right : { paisa: 1, currency: 'BDT' })
        },
        notify: ({ entry, attempt, times }) => {
          const valId = bank.books[entry]?.valId
          const tranId = attempts[attempt] ?? 'nothing'
          return Promise.all(
            Array.from({ length: times }, () => payments.handleNotification(tranId, valId)),
          )
        },
        reconcile,
        refund: ({ attempt }) =>
          payments.refundPayment(attempts[attempt] ?? '', someAdmin).catch(() => undefined),
        delete: ({ order }) =>
          db
            .updateTable('orders')
            .set({ deleted_at: new Date() })
            .where('id', '=', orders[order] ?? '')
            .execute(),
        silence: ({ isSilent }) => bank.beSilent(isSilent),
      }
      for (const each of steps) await (take[each.kind] as (it: Step) => unknown)(each)
      bank.beSilent(false)
      await reconcile()
      for (const { tranId, valId } of bank.books) await payments.handleNotification(tranId, valId)

      const stored = await attemptsOf(orders)
      const captured = stored.flatMap(({ val_id }) => (val_id === null ? [] : [val_id]))
      const taken = bank.books.filter(({ amounts }) => amounts[0] === right)
      expect(captured.sort()).toEqual(taken.map(({ valId }) => valId).sort())
      for (const orderId of orders) {
        const order = await db
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
        const paid = stored.filter((each) => each.order_id === orderId && each.state === 'paid')
        expect(paid.map(({ tran_id }) => tran_id)).toEqual(
          order.payment ? [order.transaction_id] : [],
        )
        const hasMoney = stored.some((each) => each.order_id === orderId && each.val_id !== null)
        expect(order.payment).toBe(hasMoney)
      }
    }),
    { numRuns: 25 },
  )
})

type MoneyStep =
  | { kind: 'open'; order: number }
  | { kind: 'capture'; attempt: number; money: 'right' | 'amount' | 'currency'; risk: number }
  | { kind: 'delete'; order: number }
  | { kind: 'resolve'; issue: number; how: readonly ('refund' | 'accept')[] }
  | { kind: 'refunds'; result: 'requested' | 'settled' | 'failed' }

const moneyStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), order: fc.nat(1) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('capture' as const),
      attempt: fc.nat(3),
      money: fc.constantFrom('right' as const, 'right', 'amount', 'currency'),
      risk: fc.nat(1),
    }),
  },
  fc.record({ kind: fc.constant('delete' as const), order: fc.nat(1) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('resolve' as const),
      issue: fc.nat(3),
      // Two admins at the same moment, often with different actions.
      how: fc.array(fc.constantFrom('refund' as const, 'accept'), { minLength: 1, maxLength: 3 }),
    }),
  },
  // What the gateway says of the refunds that are under way.
  fc.record({
    kind: fc.constant('refunds' as const),
    result: fc.constantFrom('requested' as const, 'settled', 'failed'),
  }),
)

/** Sums by currency. */
type Sums = Record<string, number>

function addTo(sums: Sums, currency: string, paisa: number) {
  sums[currency] = (sums[currency] ?? 0) + paisa
}

test('every captured taka pays an order, is an issue, is on its way back, or is refunded or accepted', async () => {
  const wrong = {
    right,
    amount: { paisa: 100_001, currency: 'BDT' },
    currency: { paisa: 110_000, currency: 'USD' },
  }
  await fc.assert(
    fc.asyncProperty(fc.array(moneyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { db, bank, payments, placeOrder, openAttempt } = await openShop()
      const orders = [await placeOrder(), await placeOrder()]
      const attempts: string[] = []
      /** Captures that admins have accepted. */
      const resolved: Sums = {}
      /** What the gateway has in its books: those that failed are not there. */
      const refunds = new Map<string, { currency: string; paisa: number }>()
      let requests = 0
      let result: 'requested' | 'settled' | 'failed' = 'requested'
      bank.gateway.refund = ({ refundId, amount }) => {
        refunds.set(refundId, amount)
        requests++
        return Promise.resolve({ state: 'requested', reference: refundId })
      }
      bank.gateway.queryRefund = (reference) => {
        if (result === 'failed') {
          refunds.delete(reference)
          return Promise.resolve({ state: 'failed', reason: 'cancelled' })
        }
        return Promise.resolve(
          result === 'settled' ? { state: 'settled' } : { state: 'requested', reference },
        )
      }

      async function checkRefunds(next: typeof result) {
        result = next
        await db
          .updateTable('refund_requests')
          .set({ next_check_at: new Date(0) })
          .where('state', '=', 'requested')
          .where('order_id', 'in', orders)
          .execute()
        await payments.checkDueRefunds()
      }

      async function issues() {
        const { rows } = await sql<{
          id: string
          reason: string
          currency: string
          paisa: number
        }>`
          select id, reason, currency, (amount * 100)::integer as paisa from payment_issues
          where order_id = any (${orders}::uuid[]) order by id`.execute(db)
        return rows
      }

      async function resolve(issue: number, how: readonly ('refund' | 'accept')[]) {
        const listed = await issues()
        const chosen = listed[issue % Math.max(1, listed.length)]
        if (!chosen) return
        const { id, reason, currency, paisa } = chosen
        const before = refunds.size
        await Promise.allSettled(
          how.map((each) =>
            each === 'refund'
              ? payments.refundPayment(id, someAdmin)
              : acceptPayment(db, id, someAdmin),
          ),
        )
        const isListed = (await issues()).some((each) => each.id === id)
        const isRefunded = refunds.size > before
        // An accepted risky payment stays the payment of its order.
        if (!isListed && !isRefunded && reason !== 'risky') addTo(resolved, currency, paisa)
      }

      const take: {
        [Kind in MoneyStep['kind']]: (it: Extract<MoneyStep, { kind: Kind }>) => unknown
      } = {
        open: async ({ order }) => {
          const tranId = await openAttempt(orders[order] ?? '').catch(() => undefined)
          if (tranId && !attempts.includes(tranId)) attempts.push(tranId)
        },
        capture: async ({ attempt, money, risk }) => {
          const tranId = attempts[attempt]
          if (tranId)
            await payments.handleNotification(tranId, bank.take(tranId, wrong[money], risk))
        },
        delete: ({ order }) => deleteOrders(db, someAdmin, [orders[order] ?? '']),
        resolve: ({ issue, how }) => resolve(issue, how),
        refunds: ({ result: next }) => checkRefunds(next),
      }

      async function check() {
        const captured: Sums = {}
        for (const { amounts } of bank.books) {
          for (const { currency, paisa } of amounts) addTo(captured, currency, paisa)
        }
        const found: Sums = { ...resolved }
        for (const { currency, paisa } of refunds.values()) addTo(found, currency, paisa)
        for (const { reason, currency, paisa } of await issues()) {
          if (reason !== 'risky') addTo(found, currency, paisa)
        }
        const active = await db
          .selectFrom('orders')
          .select('total_amount')
          .where('id', 'in', orders)
          .where('deleted_at', 'is', null)
          .where('payment', '=', true)
          .execute()
        for (const { total_amount } of active) addTo(found, 'BDT', toPaisa(total_amount))
        expect(found).toEqual(captured)
      }

      for (const each of steps) {
        await (take[each.kind] as (it: MoneyStep) => unknown)(each)
        await check()
      }
      await checkRefunds('settled')
      await check()
      const recorded = await db
        .selectFrom('refund_requests')
        .select(['id', 'state'])
        .where('order_id', 'in', orders)
        .execute()
      expect(recorded).toHaveLength(requests)
      const settled = recorded.filter(({ state }) => state !== 'failed')
      expect(settled.map(({ id }) => id).sort()).toEqual([...refunds.keys()].sort())
      expect(settled.every(({ state }) => state === 'settled')).toBe(true)
    }),
    { numRuns: 40 },
  )
}, 180_000)
