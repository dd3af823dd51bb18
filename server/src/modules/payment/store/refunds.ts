import { sql } from 'kysely'
import { toPaisa } from '../../../db/money'
import type { Database } from '../../../db/pool'

export type RefundRecord = { reference: string; refundedAt: Date }

export type Duplicate = {
  bankTranId: string | null
  amount: number
  refund: RefundRecord | undefined
}

export async function findDuplicate(db: Database, tranId: string): Promise<Duplicate | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select(['bank_tran_id', 'amount', 'refunded_at', 'refund_reference'])
    .where('tran_id', '=', tranId)
    .where('state', '=', 'duplicate')
    .executeTakeFirst()
  if (!row) return undefined
  const { bank_tran_id, amount, refunded_at, refund_reference } = row
  return {
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

export async function recordRefund(db: Database, tranId: string, reference: string): Promise<Date> {
  await db
    .updateTable('payment_attempts')
    .set({ refunded_at: sql<Date>`now()`, refund_reference: reference })
    .where('tran_id', '=', tranId)
    .where('refunded_at', 'is', null)
    .execute()
  const { refunded_at } = await db
    .selectFrom('payment_attempts')
    .select('refunded_at')
    .where('tran_id', '=', tranId)
    .executeTakeFirstOrThrow()
  return refunded_at ?? new Date()
}
