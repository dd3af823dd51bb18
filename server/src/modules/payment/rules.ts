import type { GatewayTransaction } from '../../adapters/payment'
import type { PaymentKind, PaymentState } from '../../db/generated/schema'

export type Attempt = {
  tranId: string
  kind: PaymentKind
  state: PaymentState
  /** The order's total in paisa. */
  amount: number
  /** Validation ID of the recorded capture. */
  valId: string | undefined
}

export type OrderPayment = {
  /** The attempt that paid the order. */
  transactionId: string | undefined
}

export type Decision =
  /** No result yet: check again later. */
  | { kind: 'wait' }
  /** Recorded already. */
  | { kind: 'known' }
  | { kind: 'apply'; isRisky: boolean }
  /** A second valid payment. `isExtra` if the same attempt was captured before, so that it needs a row of its own. */
  | { kind: 'duplicate'; isExtra: boolean }
  /** The capture does not match the order: an admin has to look at it. */
  | { kind: 'mismatch'; field: 'amount' | 'currency' | 'val_id' }
  /** The gateway reports no capture; a later report may still differ. */
  | { kind: 'close'; state: 'failed' | 'cancelled' | 'expired' }

const currency = 'BDT'

/** The gateway's limits, in paisa. */
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
 * Decides what to do with a capture that the gateway's validation call confirmed. `recordedFor` is the attempt for which its
 * `val_id` was recorded before, if any.
 */
export function decideCapture(
  attempt: Attempt,
  order: OrderPayment,
  capture: GatewayTransaction,
  recordedFor: string | undefined,
): Decision {
  if (attempt.kind === 'cash') return { kind: 'wait' }
  const isOurs = capture.tranId === attempt.tranId && capture.valId !== undefined
  if (!isOurs || capture.status !== 'captured') return { kind: 'wait' }
  if (recordedFor === attempt.tranId) return { kind: 'known' }
  if (recordedFor !== undefined) return { kind: 'mismatch', field: 'val_id' }
  const mismatch = findMismatch(capture, attempt.amount)
  if (mismatch) return { kind: 'mismatch', field: mismatch }
  if (attempt.valId !== undefined) return { kind: 'duplicate', isExtra: true }
  if (order.transactionId !== undefined) return { kind: 'duplicate', isExtra: false }
  return { kind: 'apply', isRisky: capture.riskLevel !== 0 }
}

type Age = {
  /** The gateway's page has expired. */
  isPastWindow: boolean
}

/** Decides what to do if the gateway reports no capture. */
export function decideWithoutCapture(
  { state }: Pick<Attempt, 'state'>,
  gatewayTransactions: readonly Pick<GatewayTransaction, 'status'>[],
  { isPastWindow }: Age,
): Decision {
  if (state !== 'open') return { kind: 'wait' }
  const isOver = gatewayTransactions.every(({ status }) => isClosed(status))
  const last = gatewayTransactions.at(-1)?.status
  if (isOver && last && isClosed(last)) return { kind: 'close', state: last }
  return isPastWindow ? { kind: 'close', state: 'expired' } : { kind: 'wait' }
}

function isClosed(status: GatewayTransaction['status']) {
  return status === 'failed' || status === 'cancelled' || status === 'expired'
}

export type Schedule = {
  /** Times of the checks in milliseconds after the attempt or its last notification; then the delay doubles. */
  offsets: readonly [number, ...number[]]
  /** Milliseconds until the gateway is queried again after it did not answer, or knew nothing about a notification. */
  retryDelay: number
  /** Checks stop after this time; notifications are still processed. */
  stopAfter: number
}

const minute = 60_000
/** Pay Now uses an open attempt again until it is as old. */
export const reusableFor = 30 * minute
/** After 2, 4, 6 … 30 minutes. */
const whileReusable = Array.from(
  { length: reusableFor / (2 * minute) },
  (_, index) => 2 * (index + 1) * minute,
)

export const defaultSchedule: Schedule = {
  offsets: [1 * minute, ...whileReusable, 60 * minute],
  retryDelay: minute / 4,
  stopAfter: 7 * 24 * 60 * minute,
}

/** In milliseconds. */
export type RefundSchedule = { firstDelay: number; maxDelay: number }

/** A bank can take days, but a sandbox takes seconds. */
export const defaultRefundSchedule: RefundSchedule = {
  firstDelay: minute / 12,
  maxDelay: 6 * 60 * minute,
}

/** Delay after this number of earlier checks of a refund that is under way. It is checked until its result is known. */
export const getRefundDelay = ({ firstDelay, maxDelay }: RefundSchedule, checks: number) =>
  Math.min(firstDelay * 2 ** Math.min(checks, 20), maxDelay)

/** Delay after this number of checks without a result. */
export function getCheckDelay({ offsets }: Schedule, checks: number): number {
  const last = offsets.at(-1) ?? offsets[0]
  const next = offsets[checks]
  if (next !== undefined) return next - (offsets[checks - 1] ?? 0)
  return last * 2 ** Math.min(checks - offsets.length, 20)
}
