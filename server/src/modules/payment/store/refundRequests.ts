import { sql } from 'kysely'
import type { Refund } from '../../../adapters/payment'
import { toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import type { Transaction } from '../../../db/transaction'
import { queueMails } from '../../mail'
import { after } from './attempts'
import { claimedFor } from './checks'
import type { PaymentIssue } from './issues'
import { type Capture, lockCapture, settleRefund, updateCapture } from './resolutions'

/** A refund about which this process asks the gateway. */
export type DueRefund = {
  id: string
  paymentId: string
  /** Of the gateway; null until it has named one. */
  reference: string | null
  bankTranId: string
  /** In paisa. */
  amount: number
  currency: string
  reason: PaymentIssue['reason']
  checks: number
}

type DueRow = Omit<DueRefund, 'amount'> & { amount: string }

/** Reserved for this process, which asks the gateway after the commit; if it dies, a job does. */
export async function insertRefundRequest(
  trx: Transaction,
  capture: Capture & Pick<DueRefund, 'bankTranId' | 'reason'>,
  id: string,
): Promise<DueRefund> {
  const { id: paymentId, orderId, bankTranId, amount, currency, reason } = capture
  // The request takes the place of a claim that the released version left.
  await updateCapture(trx, capture, sql`facts = facts - 'refundRequestedAt'`)
  await trx
    .insertInto('refund_requests')
    .values({ id, payment_id: paymentId, order_id: orderId, next_check_at: after(claimedFor) })
    .execute()
  return { id, paymentId, reference: null, bankTranId, amount, currency, reason, checks: 0 }
}

/** Claims refunds that were due at that time, each for one process. */
export async function claimDueRefunds(
  db: Database,
  at: string,
  atMost: number,
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRow>`
    with due as (
      select id from refund_requests where state = 'requested' and next_check_at <= ${at}::timestamptz
      order by next_check_at limit ${atMost} for update skip locked
    ),
    r as (
      update refund_requests r set next_check_at = ${after(claimedFor)}
      from due where r.id = due.id
      returning r.*
    )
    select r.id, r.payment_id as "paymentId", r.reference, r.checks, c.bank_tran_id as "bankTranId", c.amount, c.currency,
      c.reason
    from r join captures c on c.id = r.payment_id`.execute(db)
  return rows.map((row) => ({ ...row, amount: toPaisa(row.amount) }))
}

const whileRequested = (db: Database, { id, checks }: DueRefund) =>
  db
    .updateTable('refund_requests')
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('checks', '=', checks)

const nextCheck = (delay: number) => ({
  checks: sql<number>`checks + 1`,
  next_check_at: after(delay),
})

export const postponeRefund = (db: Database, due: DueRefund, delay: number) =>
  whileRequested(db, due).set(nextCheck(delay)).execute()

/** Once the gateway has named the refund, the customer gets a mail that it is on its way. */
async function keepRequested(
  trx: Transaction,
  { orderId, id }: Capture,
  due: DueRefund,
  reference: string | undefined,
  delay: number,
) {
  await whileRequested(trx, due)
    .set({ ...nextCheck(delay), ...(!due.reference && { reference }) })
    .execute()
  if (reference && !due.reference) await queueMails(trx, 'refundRequested', [orderId], id)
}

/** Records what the gateway says, unless the refund was resolved meanwhile. */
export async function recordRefundState(
  trx: Transaction,
  due: DueRefund,
  refund: Refund,
  delay: number,
) {
  const capture = await lockCapture(trx, due.paymentId)
  if (capture?.refundId !== due.id || capture.refundState !== 'requested') return
  switch (refund.state) {
    case 'requested':
      return keepRequested(trx, capture, due, refund.reference, delay)
    case 'settled':
      return settleRefund(trx, capture, due.reference ?? due.id)
    case 'failed':
      return whileRequested(trx, due)
        .set({
          state: 'failed',
          failure: refund.reason,
          resolved_at: sql<Date>`now()`,
          next_check_at: null,
        })
        .execute()
  }
}
