import { sql } from 'kysely'
import { refundDays } from '../../../../../shop/refundDays'
import type { components } from '../../../contract/generated/types'
import type { PaymentKind } from '../../../db/generated/schema'
import { fromPaisa, toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import { type Listing, precomputedRowCount } from '../../../listing/listing'

export type PaymentIssue = components['schemas']['PaymentIssue']

export type PaymentIssueRow = {
  id: string
  attempt_id: string
  transaction_id: string
  kind: PaymentKind
  reason: PaymentIssue['reason']
  amount: string
  currency: string
  risk_level: number | null
  bank_tran_id: string | null
  captured_at: Date
  refunded_at: Date | null
  refund_reference: string | null
  refund_requested_at: Date | null
  refund_failure: string | null
  is_refund_stuck: boolean
  accepted_at: Date | null
  order_id: string
  name: string
  email: string
  mobile_number: string
  total_amount: string
  payment: boolean
  is_deleted: boolean
  refund_by: string | null
  is_refund_overdue: boolean
}

export const paymentIssueListing: Listing = {
  from: sql`capture_issues ci`,
  id: 'ci.id',
  where: sql`ci.needs_attention`,
  columns: ['ci.captured_at', 'ci.id'],
  direction: 'desc',
  isSearch: false,
  precomputedTotal: precomputedRowCount('open_issues'),
}

/** A payment of a deleted order is due from the later of payment and deletion. */
const refundByColumn = `(case when c.reason <> 'risky' then shop_day(case c.reason
  when 'orderDeleted' then greatest(c.captured_at, o.deleted_at) else c.captured_at end) + ${refundDays} end)`

const refundBy = sql.raw(refundByColumn)

const isRefundOverdue = sql`(c.needs_attention and ${refundBy} < shop_day(now()))`

/**
 * The gateway does not say what became of it, so that an admin has to find out: it never named the refund, or has not made it in the days
 * in which every refund is due.
 */
const isStuck = (state: string, reference: string, requestedAt: string) =>
  sql.raw<boolean>(`(${state} = 'requested' and (
    (${reference} is null and ${requestedAt} < now() - interval '1 hour')
    or shop_day(${requestedAt}) + ${refundDays} < shop_day(now())
  ))`)

export const isRefundStuck = sql<boolean>`coalesce(${isStuck('c.refund_state', 'c.requested_reference', 'c.refund_started_at')}, false)`

export const stuckRefunds = sql`(select payment_id from refund_requests where ${isStuck('state', 'reference', 'requested_at')})`

const paymentIssueColumns = sql`
  c.id, c.attempt_id, c.transaction_id, c.kind, c.reason, c.amount, c.currency, c.risk_level, c.bank_tran_id, c.captured_at,
  c.refunded_at, c.refund_reference, c.accepted_at, ${isRefundStuck} as is_refund_stuck,
  case when c.refund_state = 'requested' then c.refund_started_at end as refund_requested_at,
  case when c.needs_attention then c.refund_failure end as refund_failure, o.id as order_id, o.name, o.email, o.mobile_number, o.total_amount, o.payment,
  o.deleted_at is not null as is_deleted, to_char(${refundBy}, 'YYYY-MM-DD') as refund_by,
  coalesce(${isRefundOverdue}, false) as is_refund_overdue`

/** A reused validation may belong to the money of another capture. */
export const isRefundable = (
  kind: PaymentKind,
  reason: PaymentIssue['reason'],
  bankTranId: string | null,
) => kind === 'cash' || (reason !== 'risky' && reason !== 'reusedValidation' && bankTranId !== null)

export const toPaymentIssue = (row: PaymentIssueRow): PaymentIssue => ({
  _id: row.id,
  transactionId: row.transaction_id,
  kind: row.kind,
  reason: row.reason,
  amount: fromPaisa(toPaisa(row.amount)),
  currency: row.currency,
  riskLevel: row.risk_level ?? undefined,
  bankTransactionId: row.bank_tran_id ?? undefined,
  capturedAt: row.captured_at.toISOString(),
  isRefundable: isRefundable(row.kind, row.reason, row.bank_tran_id),
  refundBy: row.refund_by ?? undefined,
  isRefundOverdue: row.is_refund_overdue,
  refundedAt: row.refunded_at?.toISOString(),
  refundReference: row.refund_reference ?? undefined,
  refundRequestedAt: row.refund_requested_at?.toISOString(),
  refundFailure: row.refund_failure ?? undefined,
  isRefundStuck: row.is_refund_stuck || undefined,
  acceptedAt: row.accepted_at?.toISOString(),
  order: {
    _id: row.order_id,
    name: row.name,
    email: row.email,
    mobileNumber: row.mobile_number,
    totalAmount: fromPaisa(toPaisa(row.total_amount)),
    payment: row.payment,
    isDeleted: row.is_deleted,
  },
})

export const paymentIssueSelection = {
  columns: paymentIssueColumns,
  // `captures` as a whole would be read for a join.
  from: sql`capture_issues ci join orders o on o.id = ci.order_id
    cross join lateral (select * from captures where id = ci.id offset 0) c`,
  read: toPaymentIssue,
}

/** Includes resolved issues. */
export async function findIssuesOfOrder(db: Database, orderId: string): Promise<PaymentIssueRow[]> {
  const { rows } = await sql<PaymentIssueRow>`
    select ${paymentIssueColumns} from captures c join orders o on o.id = c.order_id
    where c.order_id = ${orderId} and c.reason is not null
    order by c.captured_at, c.id`.execute(db)
  return rows
}
