import { randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Faults } from './faults'

/** The statuses of SSLCommerz. */
export const outcomes = ['VALID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
export type Outcome = (typeof outcomes)[number]

const opened = z.object({
  kind: z.literal('opened'),
  at: z.number(),
  sessionKey: z.string(),
  tranId: z.string(),
  amount: z.string(),
  currency: z.string(),
  productName: z.string(),
  urls: z.object({
    success: z.string(),
    fail: z.string(),
    cancel: z.string(),
    ipn: z.string().optional(),
  }),
})

const settled = z.object({
  kind: z.literal('settled'),
  at: z.number(),
  sessionKey: z.string(),
  status: z.enum(outcomes),
  /** What was taken; a fault can make it differ from what was asked for. */
  amount: z.string(),
  currency: z.string(),
  valId: z.string(),
  bankTranId: z.string(),
  isRisky: z.boolean(),
})

const refunded = z.object({
  kind: z.literal('refunded'),
  at: z.number(),
  sessionKey: z.string(),
  refundId: z.string(),
  reference: z.string(),
  amount: z.string(),
})

const entrySchema = z.discriminatedUnion('kind', [opened, settled, refunded])
type Entry = z.infer<typeof entrySchema>

export type Payment = z.infer<typeof opened> & {
  settled?: z.infer<typeof settled>
  refunded?: z.infer<typeof refunded>
  wasValidated?: boolean
}

type CapturedPayment = Payment & { settled: z.infer<typeof settled> }

export const isCaptured = (payment: Payment): payment is CapturedPayment =>
  payment.settled?.status === 'VALID'

type Order = Pick<Payment, 'tranId' | 'amount' | 'currency' | 'productName' | 'urls'>

const newKey = () => randomBytes(16).toString('hex').toUpperCase()

function parseEntries(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    // A power cut may have left a part of the last line.
    try {
      return [entrySchema.parse(JSON.parse(line))]
    } catch {
      return []
    }
  })
}

/** Payments in memory and in a file of lines that is only appended to, one change at a time. */
export async function openLedger(path: string, faults: () => Faults) {
  const payments = new Map<string, Payment>()

  function apply(entry: Entry) {
    const payment = payments.get(entry.sessionKey)
    if (entry.kind === 'opened') payments.set(entry.sessionKey, entry)
    else if (payment && entry.kind === 'settled') payment.settled = entry
    else if (payment && entry.kind === 'refunded') payment.refunded = entry
  }

  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+', 0o600)
  for (const entry of parseEntries(await file.readFile('utf8'))) apply(entry)
  // Ends a line that a power cut left open.
  await file.write('\n')

  let queue: Promise<unknown> = Promise.resolve()

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  /** Resolves once it is on disk: a capture that was acknowledged is never lost. */
  async function record(entry: Entry) {
    await file.write(`${JSON.stringify(entry)}\n`)
    await file.datasync()
    apply(entry)
  }

  async function settle(payment: Payment, status: Outcome, isRisky: boolean) {
    if (isCaptured(payment)) return
    const key = newKey()
    const { amount, currency } = faults()
    await record({
      kind: 'settled',
      at: Date.now(),
      sessionKey: payment.sessionKey,
      status,
      amount: amount === 'right' ? payment.amount : (Number(payment.amount) + 1).toFixed(2),
      currency: currency === 'right' ? payment.currency : 'USD',
      valId: `${Date.now()}${key.slice(0, 12)}`,
      bankTranId: `${Date.now()}${key.slice(12, 24)}`,
      isRisky,
    })
  }

  async function refund(payment: Payment, refundId: string, amount: string) {
    if (!isCaptured(payment) || Number(amount) > Number(payment.settled.amount)) return undefined
    const { sessionKey, refunded } = payment
    if (refunded) return refunded.refundId === refundId ? refunded.reference : undefined
    const reference = newKey().slice(0, 20)
    await record({ kind: 'refunded', at: Date.now(), sessionKey, refundId, reference, amount })
    return reference
  }

  return {
    payments: () => [...payments.values()],
    bySession: (sessionKey: string) => payments.get(sessionKey),
    byTransaction: (tranId: string) =>
      [...payments.values()].filter((payment) => payment.tranId === tranId),
    async open(order: Order): Promise<string> {
      const sessionKey = newKey()
      await enqueue(() => record({ kind: 'opened', at: Date.now(), sessionKey, ...order }))
      return sessionKey
    },
    /** A captured payment stays captured; any other may still be paid, as late payments are. */
    settle: (payment: Payment, status: Outcome, isRisky = false) =>
      enqueue(() => settle(payment, status, isRisky)),
    /** Returns the reference of the refund: the same one when it is repeated, undefined when it is refused. */
    refund: (payment: Payment, refundId: string, amount: string) =>
      enqueue(() => refund(payment, refundId, amount)),
    async close() {
      await queue
      await file.close()
    },
  }
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>
