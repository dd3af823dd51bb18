import { sql } from 'kysely'
import type { GatewayTransaction } from '../../../adapters/payment'
import { formatAmount } from '../../../db/money'
import type { Transaction } from '../../../db/transaction'
import { queueMails } from '../../mail'
import type { StoredAttempt } from './attempts'

/** Returns the attempt for which the capture is recorded, this one first. */
export async function findRecordedCapture(
  trx: Transaction,
  valId: string,
  tranId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ attempt: string }>`
    select attempt from (
      select coalesce(facts ->> 'capturedFor', tran_id) as attempt from payment_attempts where val_id = ${valId}
      union all
      select attempt_id from mismatched_captures where val_id = ${valId}
    ) as recorded
    order by attempt = ${tranId} desc limit 1`.execute(trx)
  return rows[0]?.attempt
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

/** A second capture of one attempt gets its own row, to be refunded like any other duplicate. */
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
      amount: formatAmount(amount),
      state: 'duplicate',
      facts: JSON.stringify({ capturedFor: tranId }),
      ...captured(capture),
    })
    .execute()

export async function payOrder(
  trx: Transaction,
  { tranId, orderId }: Pick<StoredAttempt, 'tranId' | 'orderId'>,
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
  await queueMails(trx, 'paid', [orderId])
}

const mismatchReasons = {
  amount: 'wrongAmount',
  currency: 'wrongCurrency',
  val_id: 'reusedValidation',
} as const

/** Leaves the order unpaid; the capture stays on the list of issues until an admin refunds or accepts it. */
export async function recordMismatch(
  trx: Transaction,
  id: string,
  { tranId, orderId }: StoredAttempt,
  { valId, bankTranId, amounts, riskLevel }: GatewayTransaction & { valId: string },
  field: keyof typeof mismatchReasons,
) {
  const [money = { paisa: 0, currency: 'BDT' }] = amounts
  await trx
    .insertInto('mismatched_captures')
    .values({
      id,
      order_id: orderId,
      attempt_id: tranId,
      val_id: valId,
      bank_tran_id: bankTranId,
      amount: formatAmount(money.paisa),
      currency: money.currency,
      risk_level: riskLevel,
      reason: mismatchReasons[field],
    })
    .execute()
  const mismatch = JSON.stringify({ mismatch: { of: field, valId, bankTranId, amounts } })
  await trx
    .updateTable('payment_attempts')
    .set({
      facts: sql`facts || ${mismatch}::jsonb`,
      state: sql`case state when 'open' then 'failed' else state end`,
      checked_at: now,
    })
    .where('tran_id', '=', tranId)
    .execute()
  await trx.updateTable('orders').set({ risk_flag: true }).where('id', '=', orderId).execute()
}
