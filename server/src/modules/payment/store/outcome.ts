import { sql } from 'kysely'
import type { PaymentState } from '../../../db/generated/schema'
import type { Database } from '../../../db/pool'

export type Outcome = {
  state: PaymentState
  /** What a customer has to know besides the state. */
  notice?: 'underReview' | 'orderDeleted' | 'refundRequested' | 'refunded'
  /** The transaction that paid the order, this one or another. */
  paidBy?: string
}

type OutcomeRow = {
  state: PaymentState
  /** Of the attempt itself, or of captures that did not match. */
  isRefunded: boolean
  isRefundRequested: boolean
  hasOpenMismatch: boolean
  isDeleted: boolean
  paidBy: string | null
}

function toNotice(row: OutcomeRow): Outcome['notice'] {
  const isCaptured = row.state === 'paid' || row.state === 'duplicate'
  if (!isCaptured && row.hasOpenMismatch) return 'underReview'
  if (row.isRefundRequested) return 'refundRequested'
  if (row.isRefunded) return 'refunded'
  return row.isDeleted ? 'orderDeleted' : undefined
}

/** The result of an attempt, as shown to its customer. */
export async function findOutcome(db: Database, tranId: string): Promise<Outcome | undefined> {
  const { rows } = await sql<OutcomeRow>`
    select a.state, o.deleted_at is not null as "isDeleted", o.transaction_id as "paidBy",
      coalesce(c."isRefunded", false) as "isRefunded", coalesce(c."isRefundRequested", false) as "isRefundRequested",
      coalesce(c."hasOpenMismatch", false) as "hasOpenMismatch"
    from payment_attempts a join orders o on o.id = a.order_id
    cross join lateral (
      select bool_or(refunded_at is not null) as "isRefunded", bool_or(refund_state = 'requested') as "isRefundRequested",
        bool_or(id <> a.tran_id and refunded_at is null and refund_state is distinct from 'requested') as "hasOpenMismatch"
      from captures
      where attempt_id = a.tran_id and (a.captured_at is null or id = a.tran_id)
    ) c
    where a.tran_id = ${tranId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const notice = toNotice(row)
  return { state: row.state, ...(notice && { notice }), ...(row.paidBy && { paidBy: row.paidBy }) }
}
