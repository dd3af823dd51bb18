import type { GatewayTransaction } from '../../adapters/payment'
import type { PaymentState } from '../../db/generated/schema'

export type Attempt = {
  tranId: string
  state: PaymentState
  /** In paisa: the order's total. */
  amount: number
  /** The capture that was recorded for it. */
  valId: string | undefined
}

export type OrderPayment = {
  /** The attempt that paid it. */
  transactionId: string | undefined
}

export type Decision =
  /** Nothing was learned: the gateway will be asked again. */
  | { kind: 'wait' }
  /** It is recorded already. */
  | { kind: 'known' }
  | { kind: 'apply'; isRisky: boolean }
  /** A second genuine payment. `isExtra` where the same attempt was captured before, so that it needs a record of its own. */
  | { kind: 'duplicate'; isExtra: boolean }
  /** Money was taken, but not what was asked for: a person must look. */
  | { kind: 'mismatch'; of: 'amount' | 'currency' | 'val_id' }
  /** The gateway says that no money was taken; a later word of it may still say otherwise. */
  | { kind: 'close'; state: 'failed' | 'cancelled' | 'expired' }

const currency = 'BDT'

/** What the gateway takes, in paisa. */
const minPayable = 1_000
const maxPayable = 50_000_000

export const isPayable = (paisa: number) => paisa >= minPayable && paisa <= maxPayable

function findMismatch({ amounts }: GatewayTransaction, paisa: number) {
  if (amounts.some((money) => money.currency !== currency)) return 'currency'
  return amounts.length > 0 && amounts.every((money) => money.paisa === paisa)
    ? undefined
    : 'amount'
}

/**
 * What follows from a capture that the gateway's validation call confirmed. `recordedFor` is the attempt for which its
 * `val_id` was recorded before, if any.
 */
export function decideCapture(
  attempt: Attempt,
  order: OrderPayment,
  capture: GatewayTransaction,
  recordedFor: string | undefined,
): Decision {
  const isOurs = capture.tranId === attempt.tranId && capture.valId !== undefined
  if (!isOurs || capture.status !== 'captured') return { kind: 'wait' }
  if (recordedFor === attempt.tranId) return { kind: 'known' }
  if (recordedFor !== undefined) return { kind: 'mismatch', of: 'val_id' }
  const mismatch = findMismatch(capture, attempt.amount)
  if (mismatch) return { kind: 'mismatch', of: mismatch }
  if (attempt.valId !== undefined) return { kind: 'duplicate', isExtra: true }
  if (order.transactionId !== undefined) return { kind: 'duplicate', isExtra: false }
  return { kind: 'apply', isRisky: capture.riskLevel !== 0 }
}

type Age = {
  /** The gateway's page can no longer be paid on. */
  isPastWindow: boolean
}

/** What follows where the gateway knows of no capture. */
export function decideWithoutCapture(
  { state }: Pick<Attempt, 'state'>,
  gatewayTransactions: readonly Pick<GatewayTransaction, 'status'>[],
  { isPastWindow }: Age,
): Decision {
  if (state !== 'open') return { kind: 'wait' }
  const isOver =
    gatewayTransactions.length > 0 && gatewayTransactions.every(({ status }) => isClosed(status))
  const last = gatewayTransactions.at(-1)?.status
  if (isOver && last && isClosed(last)) return { kind: 'close', state: last }
  return isPastWindow ? { kind: 'close', state: 'expired' } : { kind: 'wait' }
}

function isClosed(status: GatewayTransaction['status']) {
  return status === 'failed' || status === 'cancelled' || status === 'expired'
}

export type Schedule = {
  /** When an attempt is asked about again, in milliseconds after the last sign of life; from there on the pauses double. */
  offsets: readonly [number, ...number[]]
  /** After this long nothing is asked any more; a notice from the gateway is still heard. */
  stopAfter: number
}

const minute = 60_000

export const defaultSchedule: Schedule = {
  offsets: [1 * minute, 2 * minute, 5 * minute, 15 * minute, 60 * minute],
  stopAfter: 7 * 24 * 60 * minute,
}

/** How long to wait after so many checks that brought nothing. */
export function getCheckDelay({ offsets }: Schedule, checks: number): number {
  const last = offsets.at(-1) ?? offsets[0]
  const next = offsets[checks]
  if (next !== undefined) return next - (offsets[checks - 1] ?? 0)
  return last * 2 ** Math.min(checks - offsets.length, 20)
}
