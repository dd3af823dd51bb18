import { sql } from 'kysely'
import { fromPaisa, toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'
import { transaction } from '../../../db/transaction'
import type { Session } from '../../../sessions/session'
import { recordActions } from '../../audit/record'

export type RefundRecord = { reference: string; refundedAt: Date }

export type Duplicate = {
  tranId: string
  orderId: string
  bankTranId: string | null
  amount: number
  refund: RefundRecord | undefined
}

export async function findDuplicate(db: Database, tranId: string): Promise<Duplicate | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select(['order_id', 'bank_tran_id', 'amount', 'refunded_at', 'refund_reference'])
    .where('tran_id', '=', tranId)
    .where('state', '=', 'duplicate')
    .executeTakeFirst()
  if (!row) return undefined
  const { order_id, bank_tran_id, amount, refunded_at, refund_reference } = row
  return {
    tranId,
    orderId: order_id,
    bankTranId: bank_tran_id,
    amount: toPaisa(amount),
    refund: refunded_at
      ? { reference: refund_reference ?? '', refundedAt: refunded_at }
      : undefined,
  }
}

/** Lets one caller at a time ask the gateway; a claim whose process died runs out. */
export async function claimRefund(db: Database, tranId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ facts: sql`facts || jsonb_build_object('refundAskedAt', now())` })
    .where('tran_id', '=', tranId)
    .where('state', '=', 'duplicate')
    .where('refunded_at', 'is', null)
    .where(
      sql<boolean>`coalesce((facts ->> 'refundAskedAt')::timestamptz, '-infinity') < now() - interval '30 seconds'`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const releaseRefund = (db: Database, tranId: string) =>
  db
    .updateTable('payment_attempts')
    .set({ facts: sql`facts - 'refundAskedAt'` })
    .where('tran_id', '=', tranId)
    .execute()

/** Of several that record the same refund the first one does; all answer what is recorded. */
export function recordRefund(
  db: Database,
  session: Session,
  { tranId, orderId, amount }: Duplicate,
  reference: string,
): Promise<RefundRecord> {
  return transaction(db, async (trx) => {
    const recorded = await trx
      .updateTable('payment_attempts')
      .set({ refunded_at: sql<Date>`now()`, refund_reference: reference })
      .where('tran_id', '=', tranId)
      .where('refunded_at', 'is', null)
      .returning('tran_id')
      .executeTakeFirst()
    if (recorded) {
      await recordActions(trx, session, [
        {
          action: 'refundDuplicate',
          subject: `Payment/${tranId}`,
          label: tranId,
          after: { order: orderId, amount: fromPaisa(amount), refundReference: reference },
        },
      ])
    }
    const { refunded_at, refund_reference } = await trx
      .selectFrom('payment_attempts')
      .select(['refunded_at', 'refund_reference'])
      .where('tran_id', '=', tranId)
      .executeTakeFirstOrThrow()
    return { reference: refund_reference ?? reference, refundedAt: refunded_at ?? new Date() }
  })
}
