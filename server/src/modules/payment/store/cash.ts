import { sql } from 'kysely'
import type { Transaction } from '../../../db/transaction'

export type CashPayment = { tranId: string; amount: string; recordedAt: Date; recordedBy: string }

export const lockActiveOrder = (trx: Transaction, orderId: string) =>
  trx
    .selectFrom('orders')
    .select(['name', 'email', 'transaction_id as transactionId', 'total_amount as total'])
    .where('id', '=', orderId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const columns = sql<CashPayment>`
  tran_id as "tranId", amount, captured_at as "recordedAt", recorded_by as "recordedBy"`

/** Undefined if the attempt was not paid in cash. */
export async function findCashPayment(
  trx: Transaction,
  tranId: string,
): Promise<CashPayment | undefined> {
  const { rows } = await sql<CashPayment>`
    select ${columns} from payment_attempts where tran_id = ${tranId} and kind = 'cash'`.execute(
    trx,
  )
  return rows[0]
}

export async function insertCashPayment(
  trx: Transaction,
  attempt: { tranId: string; orderId: string; amount: string; recordedBy: string },
): Promise<CashPayment> {
  const { tranId, orderId, amount, recordedBy } = attempt
  const { rows } = await sql<CashPayment>`
    insert into payment_attempts (tran_id, order_id, amount, kind, state, recorded_by, captured_at)
    values (${tranId}, ${orderId}, ${amount}, 'cash', 'paid', ${recordedBy}, now())
    returning ${columns}`.execute(trx)
  const [cash] = rows
  if (!cash) throw new Error('The database returned no cash payment')
  return cash
}
