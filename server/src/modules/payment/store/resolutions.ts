import { sql } from 'kysely'
import type { Session } from '../../../contract/types'
import type { PaymentKind, RefundState } from '../../../db/generated/schema'
import { fromPaisa, toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import type { Transaction } from '../../../db/transaction'
import { type Action, recordActions } from '../../audit'
import { queueMails } from '../../mail'
import { lockOrder } from './attempts'
import { isRefundStuck, type PaymentIssue } from './issues'

type RefundRecord = { reference: string; refundedAt: Date }

export type Capture = {
  id: string
  attemptId: string
  transactionId: string
  orderId: string
  kind: PaymentKind
  bankTranId: string | null
  /** In paisa. */
  amount: number
  currency: string
  /** Why an admin has to refund or accept it; null for the regular payment of an order. */
  reason: PaymentIssue['reason'] | null
  refund: RefundRecord | undefined
  acceptedAt: Date | null
  /** Of the last refund that the gateway was asked for. */
  refundId: string | null
  refundState: RefundState | null
  refundFailure: string | null
  isRefundStuck: boolean
  /** Here, or by the released version. */
  isRefundRequested: boolean
  isRefundRequestedJustNow: boolean
}

type CaptureRow = Omit<Capture, 'amount' | 'refund'> & {
  amount: string
  refundedAt: Date | null
  refundReference: string | null
}

/** If a process of the released version dies during a refund, it can be requested again after this time. */
const claimedFor = sql`interval '30 seconds'`

export async function findCapture(db: Database, id: string): Promise<Capture | undefined> {
  const { rows } = await sql<CaptureRow>`
    select c.id, attempt_id as "attemptId", transaction_id as "transactionId", order_id as "orderId",
      kind, bank_tran_id as "bankTranId", amount, currency, reason, refunded_at as "refundedAt",
      refund_reference as "refundReference", accepted_at as "acceptedAt", refund_id as "refundId",
      refund_state as "refundState", refund_failure as "refundFailure", ${isRefundStuck} as "isRefundStuck",
      refund_requested_at is not null as "isRefundRequested",
      coalesce(refund_requested_at, '-infinity') >= now() - ${claimedFor} as "isRefundRequestedJustNow"
    from captures c where c.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { amount, refundedAt, refundReference, ...capture } = row
  return {
    ...capture,
    amount: toPaisa(amount),
    refund: refundedAt ? { reference: refundReference ?? '', refundedAt } : undefined,
  }
}

/** Locks the order, so that concurrent refunds, acceptances and deletions are serialised. */
export async function lockCapture(trx: Transaction, id: string): Promise<Capture | undefined> {
  const capture = await findCapture(trx, id)
  if (!capture) return undefined
  await lockOrder(trx, capture.orderId)
  return findCapture(trx, id)
}

export function updateCapture(
  trx: Transaction,
  { id, attemptId }: Capture,
  set: ReturnType<typeof sql>,
) {
  return id === attemptId
    ? sql`update payment_attempts set ${set} where tran_id = ${id}`.execute(trx)
    : sql`update mismatched_captures set ${set} where id = ${id}`.execute(trx)
}

/** The order is flagged as long as one of its payments needs attention. */
const clearRiskFlag = (trx: Transaction, orderId: string) =>
  sql`
    update orders set risk_flag = false
    where id = ${orderId} and risk_flag and not exists (
      select from capture_issues where order_id = ${orderId} and needs_attention
    )`.execute(trx)

export function recordResolution(
  trx: Transaction,
  session: Session,
  { id, transactionId, orderId, amount, currency, reason }: Capture,
  action: Action['action'],
  facts: Action['after'] = {},
) {
  return recordActions(trx, session, {
    action,
    subject: `Payment/${id}`,
    label: transactionId,
    after: {
      order: orderId,
      amount: fromPaisa(amount),
      ...(currency !== 'BDT' && { currency }),
      reason,
      ...facts,
    },
  })
}

/** The customer has the money back. The capture has to be locked. */
export async function settleRefund(trx: Transaction, capture: Capture, reference: string) {
  const { id, orderId } = capture
  await sql`
    update refund_requests set state = 'settled', resolved_at = now(), next_check_at = null
    where payment_id = ${id} and state = 'requested'`.execute(trx)
  // The released version may have recorded it meanwhile.
  if (capture.refund) return
  await updateCapture(trx, capture, sql`refunded_at = now(), refund_reference = ${reference}`)
  await queueMails(trx, 'refunded', [orderId], id)
  await clearRiskFlag(trx, orderId)
}

export async function recordAcceptance(
  trx: Transaction,
  session: Session,
  capture: Capture,
): Promise<Date> {
  const set = sql`accepted_at = now(), accepted_reason = ${capture.reason}`
  await updateCapture(trx, capture, set)
  await clearRiskFlag(trx, capture.orderId)
  await recordResolution(trx, session, capture, 'acceptPayment')
  return (await findCapture(trx, capture.id))?.acceptedAt ?? new Date()
}
