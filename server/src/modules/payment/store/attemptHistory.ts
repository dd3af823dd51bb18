import { sql } from 'kysely'
import type { components } from '../../../contract/generated/types'
import { fromPaisa, toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import { findIssuesOfOrder, isRefundable, type PaymentIssueRow, toPaymentIssue } from './issues'

function toAttemptIssues(issues: readonly PaymentIssueRow[], attemptId: string) {
  const own = issues.filter(({ attempt_id }) => attempt_id === attemptId)
  return own.length > 0 ? own.map(toPaymentIssue) : undefined
}

type PaymentAttempt = components['schemas']['PaymentAttempt']

/** Every attempt to pay the order, newest first, of deleted orders too; undefined if there is no such order. */
export async function findAttempts(
  db: Database,
  orderId: string,
): Promise<PaymentAttempt[] | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return undefined
  const issues = await findIssuesOfOrder(db, orderId)
  const rows = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .select(sql<PaymentAttempt['mismatch'] | null>`facts -> 'mismatch' ->> 'of'`.as('mismatch'))
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('tran_id', 'desc')
    .execute()
  return rows.map((row) => ({
    transactionId: row.tran_id,
    kind: row.kind,
    recordedBy: row.recorded_by ?? undefined,
    state: row.state,
    amount: fromPaisa(toPaisa(row.amount)),
    attemptedAt: row.created_at.toISOString(),
    capturedAt: row.captured_at?.toISOString(),
    checkedAt: row.checked_at?.toISOString(),
    nextCheckAt: row.next_check_at?.toISOString(),
    checks: row.checks,
    riskLevel: row.risk_level ?? undefined,
    validationId: row.val_id ?? undefined,
    bankTransactionId: row.bank_tran_id ?? undefined,
    mismatch: row.mismatch ?? undefined,
    isRefundable:
      row.captured_at === null
        ? undefined
        : isRefundable(row.kind, 'orderDeleted', row.bank_tran_id),
    refundedAt: row.refunded_at?.toISOString(),
    refundReference: row.refund_reference ?? undefined,
    issues: toAttemptIssues(issues, row.tran_id),
  }))
}
