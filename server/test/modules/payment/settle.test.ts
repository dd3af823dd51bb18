import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import {
  type GatewayTransaction,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../../../src/adapters/payment'
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

/** A gateway whose books the test writes. */
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
    refund: ({ refundId }) => answer({ isAccepted: true, reference: `refund-${refundId}` }),
  }
  return {
    gateway,
    books,
    take(tranId: string, amount = right) {
      const valId = `val-${tranId}-${books.length}`
      const bankTranId = `bank-${valId}`
      const amounts = [amount]
      books.push({ tranId, status: 'captured', valId, bankTranId, amounts, riskLevel: 0 })
      return valId
    },
    beSilent(value: boolean) {
      isSilent = value
    },
  }
}

async function openShop() {
  const { db } = database
  const bank = bookGateway()
  const publicUrl = 'https://shop.example'
  const payments = createPaymentService({ db, gateway: bank.gateway, logger, publicUrl })
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
  await payments.hear(tranId, first)
  await Promise.all([1, 2, 3].map(() => payments.hear(tranId, second)))
  const attempts = await attemptsOf([orderId])
  expect(attempts).toHaveLength(2)
  expect(attempts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tran_id: tranId, state: 'paid', val_id: first }),
      expect.objectContaining({ state: 'duplicate', val_id: second }),
    ]),
  )
  const extra = attempts.find(({ state }) => state === 'duplicate')?.tran_id ?? ''
  await expect(payments.refundDuplicate(extra, someAdmin)).resolves.toMatchObject({
    reference: `refund-${extra}`,
  })
})

test('a query alone pays nothing: the validation call must confirm it', async () => {
  const { bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  bank.take(tranId)
  bank.gateway.validate = () => Promise.resolve(undefined)
  await payments.hear(tranId, undefined)
  expect(await attemptsOf([orderId])).toMatchObject([{ state: 'open', val_id: null }])
})

test('a mismatch is told once, however often it is found', async () => {
  const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  bank.take(tranId, { paisa: 1, currency: 'BDT' })
  await payments.hear(tranId, undefined)
  await db.updateTable('orders').set({ risk_flag: false }).where('id', '=', orderId).execute()
  await payments.hear(tranId, undefined)
  expect(await attemptsOf([orderId])).toMatchObject([{ state: 'failed', val_id: null }])
  const order = await db
    .selectFrom('orders')
    .select('risk_flag')
    .where('id', '=', orderId)
    .executeTakeFirst()
  expect(order).toEqual({ risk_flag: false })
})

test('with the usual pauses nobody waits longer than two minutes, though no notice ever comes', async () => {
  const { db, bank, payments, placeOrder, openAttempt, attemptsOf } = await openShop()
  const orderId = await placeOrder()
  const tranId = await openAttempt(orderId)
  /** How long until the attempt is asked about; then it is. */
  async function waitForCheck() {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_check_at - now())::float as seconds from payment_attempts
      where tran_id = ${tranId}`.execute(db)
    await sql`update payment_attempts set next_check_at = now() where tran_id = ${tranId}`.execute(
      db,
    )
    await payments.reconciler.runOnce()
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY
  }
  const first = await waitForCheck()
  bank.take(tranId)
  const second = await waitForCheck()
  expect(await attemptsOf([orderId])).toMatchObject([{ state: 'paid' }])
  expect(first).toBeLessThanOrEqual(60)
  expect(first + second).toBeLessThanOrEqual(120)
})

type Step =
  | { kind: 'open'; order: number }
  | { kind: 'take'; attempt: number; isRight: boolean }
  | { kind: 'tell'; entry: number; attempt: number; times: number }
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
      kind: fc.constant('tell' as const),
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

test('whatever happens in whatever order, the books of shop and gateway agree in the end', async () => {
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
        await payments.reconciler.runOnce()
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
        tell: ({ entry, attempt, times }) => {
          const valId = bank.books[entry]?.valId
          const tranId = attempts[attempt] ?? 'nothing'
          return Promise.all(Array.from({ length: times }, () => payments.hear(tranId, valId)))
        },
        reconcile,
        refund: ({ attempt }) =>
          payments.refundDuplicate(attempts[attempt] ?? '', someAdmin).catch(() => undefined),
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
      for (const { tranId, valId } of bank.books) await payments.hear(tranId, valId)

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
