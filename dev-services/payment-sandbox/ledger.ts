import { randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { type Faults, faultsOf, type RefundResult, refundResults } from './faults'

/** The statuses of SSLCommerz. */
export const outcomes = ['VALID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
export type Outcome = (typeof outcomes)[number]

/** What goes wrong with the refund of a payment. */
export const refundEffects = ['cancelled', 'unanswered'] as const
export type RefundEffect = (typeof refundEffects)[number]

/** Bank transactions of payments that were made up for the demo, which this ledger has never seen. */
export const demoBankPrefix = 'DEMO-'

const paymentSchema = z.object({
  at: z.number(),
  sessionKey: z.string(),
  tranId: z.string(),
  amount: z.string(),
  currency: z.string(),
  productName: z.string(),
  maxInstalments: z.number().optional(),
  urls: z.object({
    success: z.string(),
    fail: z.string(),
    cancel: z.string(),
    ipn: z.string().optional(),
  }),
  settled: z
    .object({
      at: z.number(),
      status: z.enum(outcomes),
      /** What was taken; a fault can make it differ from the amount of the session. */
      amount: z.string(),
      currency: z.string(),
      valId: z.string(),
      bankTranId: z.string(),
      isRisky: z.boolean(),
      /** Monthly instalments to the bank; 0 if it was paid at once. */
      instalments: z.number().default(0),
      refundEffect: z.enum(refundEffects).optional(),
    })
    .optional(),
  /** The last one, if it is not cancelled the only one. */
  refunded: z
    .object({
      refundId: z.string(),
      reference: z.string(),
      /** When the bank decides. */
      until: z.number().default(0),
      result: z.enum(refundResults).default('refunded'),
    })
    .optional(),
  wasValidated: z.boolean().optional(),
})

export type Payment = z.infer<typeof paymentSchema> & {
  /** Until the sandbox ends: nothing about a customer is written to disk. */
  customer?: string
}
type Settlement = {
  status: Outcome
  isRisky?: boolean
  /** Monthly instalments. */
  instalments?: number
  refundEffect?: RefundEffect | undefined
}
type CapturedPayment = Payment & { settled: NonNullable<Payment['settled']> }

export const isCaptured = (payment: Payment): payment is CapturedPayment =>
  payment.settled?.status === 'VALID'

/** In the words of SSLCommerz; undefined if no refund was requested. */
export function refundStatusOf({ refunded }: Payment) {
  if (!refunded) return undefined
  return Date.now() < refunded.until ? 'processing' : refunded.result
}

/** More are forgotten, the oldest first, so that a demo that is under load for long does not grow. */
const maxPayments = 10_000

const newKey = () => randomBytes(16).toString('hex').toUpperCase()

function parsePayments(text: string): Payment[] {
  return text.split('\n').flatMap((line) => {
    // A power cut may have left a part of the last line.
    try {
      return [paymentSchema.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}

/** The disk is full, for example. */
class LedgerError extends Error {
  override readonly name = 'LedgerError'
  readonly statusCode = 503
}

/** Payments in memory and in a file that is only appended to: each line is a payment after a change. */
export async function openLedger(path: string, faults: Faults) {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+', 0o600)
  const payments = new Map<string, Payment>()
  for (const payment of parsePayments(await file.readFile('utf8'))) remember(payment)
  let queue: Promise<unknown> = Promise.resolve()

  function remember(payment: Payment) {
    payments.set(payment.sessionKey, payment)
    const [oldest] = payments.keys()
    if (payments.size > maxPayments && oldest !== undefined) payments.delete(oldest)
  }

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  /** Resolves once it is on disk: a capture that was acknowledged is never lost. */
  async function record(payment: Payment, change: Partial<Payment>) {
    const line = JSON.stringify(paymentSchema.parse({ ...payment, ...change }))
    try {
      // The line before can be cut off, by a power cut or a full disk.
      await file.appendFile(`\n${line}\n`)
      await file.datasync()
    } catch (cause) {
      throw new LedgerError('The ledger cannot be written', { cause })
    }
    remember(Object.assign(payment, change))
  }

  return {
    payments: () => [...payments.values()],
    bySession: (sessionKey: string) => payments.get(sessionKey),
    byTransaction: (tranId: string) =>
      [...payments.values()].filter((payment) => payment.tranId === tranId),

    async open(order: Omit<Payment, 'at' | 'sessionKey'>): Promise<string> {
      // A copy: values that were cut out of a form keep the whole form in memory.
      const payment = structuredClone({ ...order, at: Date.now(), sessionKey: newKey() })
      await enqueue(() => record(payment, {}))
      return payment.sessionKey
    },

    /** A captured payment stays captured; any other may still be paid, as late payments are. */
    settle: (
      payment: Payment,
      { status, isRisky = false, instalments = 0, refundEffect }: Settlement,
    ) =>
      enqueue(async () => {
        if (isCaptured(payment)) return
        const key = newKey()
        const at = Date.now()
        const { amount, currency } = faultsOf(faults, payment.customer)
        const settled = {
          at,
          status,
          amount: amount === 'right' ? payment.amount : (Number(payment.amount) + 1).toFixed(2),
          currency: currency === 'right' ? payment.currency : 'USD',
          valId: `${at}${key.slice(0, 12)}`,
          bankTranId: `${at}${key.slice(12, 24)}`,
          isRisky,
          instalments,
          refundEffect,
        }
        await record(payment, { settled })
      }),

    /** Returns the refund: the same one when it is repeated, undefined when it is rejected. */
    refund: (payment: Payment, refundId: string, amount: string) =>
      enqueue(async () => {
        const { refunded } = payment
        if (refunded?.refundId === refundId) return { ...refunded, isNew: false }
        if (refunded && refundStatusOf(payment) !== 'cancelled') return undefined
        if (!isCaptured(payment) || Number(amount) > Number(payment.settled.amount))
          return undefined
        const { refund, refundDelay } = faultsOf(faults, payment.customer)
        const isCancelled = payment.settled.refundEffect === 'cancelled' && !refunded
        const made = {
          refundId,
          reference: newKey().slice(0, 20),
          until: Date.now() + refundDelay,
          result: isCancelled ? ('cancelled' as const) : refund,
        }
        await record(payment, { refunded: made })
        return { ...made, isNew: true }
      }),

    decideRefund: ({ sessionKey }: Payment, result: RefundResult) =>
      enqueue(async () => {
        const payment = payments.get(sessionKey)
        const isUnderWay = payment && refundStatusOf(payment) === 'processing'
        if (!isUnderWay || !payment.refunded) return
        await record(payment, { refunded: { ...payment.refunded, until: 0, result } })
      }),

    /** A payment of the demo data becomes known with its refund. */
    findByBankTransaction: (bankTranId: string, amount: string) =>
      enqueue(async () => {
        const known = [...payments.values()].find(
          ({ settled }) => settled?.bankTranId === bankTranId,
        )
        if (known || !bankTranId.startsWith(demoBankPrefix)) return known
        const tranId = bankTranId.slice(demoBankPrefix.length)
        const at = Date.now()
        const payment: Payment = {
          at,
          sessionKey: newKey(),
          tranId,
          amount,
          currency: 'BDT',
          productName: 'Demo',
          urls: { success: '', fail: '', cancel: '' },
          settled: {
            at,
            status: 'VALID',
            amount,
            currency: 'BDT',
            valId: `demo-${tranId}`,
            bankTranId,
            isRisky: false,
            instalments: 0,
          },
        }
        await record(payment, {})
        return payment
      }),

    async close() {
      await queue
      await file.close()
    },
  }
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>
