import { sql } from 'kysely'
import type { Session } from '../../../auth'
import type { PaymentKind } from '../../../db/generated/schema'
import { fromPaisa, toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import type { Transaction } from '../../../db/transaction'
import { type Action, recordActions } from '../../audit'
import { queueMails } from '../../mail'
import { lockOrder } from './attempts'
import type { PaymentIssue } from './issues'

export type RefundRecord = { reference: string; refundedAt: Date }

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
  isRefundRequested: boolean
  isRefundRequestedJustNow: boolean
}

type CaptureRow = Omit<Capture, 'amount' | 'refund'> & {
  amount: string
  refundedAt: Date | null
  refundReference: string | null
}

/** If the process of a refund dies, it can be requested again after this time. */
const claimedFor = sql`interval '30 seconds'`

async function findCapture(db: Database, id: string): Promise<Capture | undefined> {
  const { rows } = await sql<CaptureRow>`
    select id, attempt_id as "attemptId", transaction_id as "transactionId", order_id as "orderId",
      kind, bank_tran_id as "bankTranId", amount, currency, reason, refunded_at as "refundedAt",
      refund_reference as "refundReference", accepted_at as "acceptedAt",
      refund_requested_at is not null as "isRefundRequested",
      coalesce(refund_requested_at, '-infinity') >= now() - ${claimedFor} as "isRefundRequestedJustNow"
    from captures where id = ${id}`.execute(db)
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

function update(trx: Database, { id, attemptId }: Capture, set: ReturnType<typeof sql>) {
  return id === attemptId
    ? sql`update payment_attempts set ${set} where tran_id = ${id}`.execute(trx)
    : sql`update mismatched_captures set ${set} where id = ${id}`.execute(trx)
}

export const claimRefund = (trx: Transaction, capture: Capture) =>
  update(trx, capture, sql`facts = facts || jsonb_build_object('refundRequestedAt', now())`)

export const releaseRefund = (db: Database, capture: Capture) =>
  update(db, capture, sql`facts = facts - 'refundRequestedAt'`)

/** The order is flagged as long as one of its payments needs attention. */
const clearRiskFlag = (trx: Transaction, orderId: string) =>
  sql`
    update orders set risk_flag = false
    where id = ${orderId} and risk_flag and not exists (select from payment_issues where order_id = ${orderId})`.execute(
    trx,
  )

async function recordResolution(
  trx: Transaction,
  session: Session,
  capture: Capture,
  action: Action['action'],
  facts: Action['after'],
) {
  const { id, transactionId, orderId, amount, currency, reason } = capture
  await clearRiskFlag(trx, orderId)
  await recordActions(trx, session, [
    {
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
    },
  ])
}

/** Of concurrent calls only the first records the refund; all return the recorded one. */
export async function recordRefund(
  trx: Transaction,
  session: Session,
  { id }: Capture,
  reference: string,
): Promise<RefundRecord> {
  const capture = await lockCapture(trx, id)
  if (!capture) throw new Error(`the capture ${id} is gone`)
  if (capture.refund) return capture.refund
  const set = sql`refunded_at = now(), refund_reference = ${reference}`
  await update(trx, capture, set)
  await queueMails(trx, 'refunded', [capture.orderId], capture.id)
  await recordResolution(trx, session, capture, 'refundPayment', { refundReference: reference })
  const recorded = await findCapture(trx, id)
  return recorded?.refund ?? { reference, refundedAt: new Date() }
}

export async function recordAcceptance(
  trx: Transaction,
  session: Session,
  capture: Capture,
): Promise<Date> {
  await update(trx, capture, sql`accepted_at = now(), accepted_reason = ${capture.reason}`)
  await recordResolution(trx, session, capture, 'acceptPayment', {})
  return (await findCapture(trx, capture.id))?.acceptedAt ?? new Date()
}
