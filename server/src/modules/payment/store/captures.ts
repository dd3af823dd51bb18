import { sql } from 'kysely'
import type { GatewayTransaction } from '../../../adapters/payment'
import { takaText } from '../../../db/money'
import type { Transaction } from '../../../db/transaction'
import type { StoredAttempt } from './attempts'

/** The attempt for which a capture was recorded. */
export async function captureRecordedFor(
  trx: Transaction,
  valId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payment_attempts')
    .select(sql<string>`coalesce(facts ->> 'capturedFor', tran_id)`.as('attempt'))
    .where('val_id', '=', valId)
    .executeTakeFirst()
  return row?.attempt
}

const now = sql<Date>`now()`

const captured = ({ valId, bankTranId, riskLevel }: GatewayTransaction) => ({
  val_id: valId,
  bank_tran_id: bankTranId,
  risk_level: riskLevel,
  captured_at: now,
  checked_at: now,
  next_check_at: null,
})

export async function recordCapture(
  trx: Transaction,
  tranId: string,
  state: 'paid' | 'duplicate',
  capture: GatewayTransaction,
) {
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({ state, ...captured(capture) })
    .where('tran_id', '=', tranId)
    .where('captured_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('an attempt was captured while its order was held')
}

/** A second capture of one attempt gets a row of its own, to be refunded like any other duplicate. */
export const insertExtraCapture = (
  trx: Transaction,
  newTranId: string,
  { tranId, orderId, amount }: StoredAttempt,
  capture: GatewayTransaction,
) =>
  trx
    .insertInto('payment_attempts')
    .values({
      tran_id: newTranId,
      order_id: orderId,
      amount: takaText(amount),
      state: 'duplicate',
      facts: JSON.stringify({ capturedFor: tranId }),
      ...captured(capture),
    })
    .execute()

export async function payOrder(
  trx: Transaction,
  { tranId, orderId }: StoredAttempt,
  isRisky: boolean,
) {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({
      transaction_id: tranId,
      paid_at: now,
      risk_flag: sql<boolean>`risk_flag or ${isRisky}`,
    })
    .where('id', '=', orderId)
    .where('transaction_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('an order was paid while it was held')
}

/** Leaves the order unpaid and marked for a person. Answers whether that is news. */
export async function flagMismatch(
  trx: Transaction,
  { tranId, orderId }: StoredAttempt,
  { valId, bankTranId, amounts }: GatewayTransaction,
  of: string,
): Promise<boolean> {
  const mismatch = JSON.stringify({ mismatch: { of, valId, bankTranId, amounts } })
  const { numUpdatedRows } = await trx
    .updateTable('payment_attempts')
    .set({
      facts: sql`facts || ${mismatch}::jsonb`,
      state: sql`case state when 'open' then 'failed' else state end`,
      checked_at: now,
    })
    .where('tran_id', '=', tranId)
    .where(sql<boolean>`not facts @> ${mismatch}::jsonb`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.updateTable('orders').set({ risk_flag: true }).where('id', '=', orderId).execute()
  return true
}
