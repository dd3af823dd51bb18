import { sql } from 'kysely'
import type { PaymentState } from '../../../db/generated/schema'
import type { Database } from '../../../db/pool'

export type Outcome = {
  state: PaymentState
  /** What a customer has to know besides the state. */
  notice?: 'underReview' | 'orderDeleted' | 'refunded'
  /** The transaction that paid the order, this one or another. */
  paidBy?: string
}

type OutcomeRow = {
  state: PaymentState
  isRefunded: boolean
  hasOpenMismatch: boolean
  hasRefundedMismatch: boolean
  isDeleted: boolean
  paidBy: string | null
}

function toNotice(row: OutcomeRow): Outcome['notice'] {
  const isCaptured = row.state === 'paid' || row.state === 'duplicate'
  if (!isCaptured && row.hasOpenMismatch) return 'underReview'
  if (isCaptured ? row.isRefunded : row.hasRefundedMismatch) return 'refunded'
  return row.isDeleted ? 'orderDeleted' : undefined
}

/** The result of an attempt, as shown to its customer. */
export async function findOutcome(db: Database, tranId: string): Promise<Outcome | undefined> {
  const { rows } = await sql<OutcomeRow>`
    select a.state, a.refunded_at is not null as "isRefunded", o.deleted_at is not null as "isDeleted",
      o.transaction_id as "paidBy",
      exists (select from mismatched_captures where attempt_id = a.tran_id and refunded_at is null) as "hasOpenMismatch",
      exists (select from mismatched_captures where attempt_id = a.tran_id and refunded_at is not null)
        as "hasRefundedMismatch"
    from payment_attempts a join orders o on o.id = a.order_id
    where a.tran_id = ${tranId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const notice = toNotice(row)
  return { state: row.state, ...(notice && { notice }), ...(row.paidBy && { paidBy: row.paidBy }) }
}
