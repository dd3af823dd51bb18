import { sql } from 'kysely'
import type { Transaction } from '../../../db/transaction'

export type CashPayment = { tranId: string; amount: string; recordedAt: Date; recordedBy: string }

/** Locks them in the order of their IDs, so that concurrent commands cannot deadlock. */
export const lockActiveOrders = (trx: Transaction, orderIds: readonly string[]) =>
  trx
    .selectFrom('orders')
    .select(['id', 'name', 'email', 'status', 'transaction_id as transactionId'])
    .select('total_amount as total')
    .where(sql<boolean>`id = any (${orderIds}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export type ActiveOrder = Awaited<ReturnType<typeof lockActiveOrders>>[number]

export async function lockActiveOrder(
  trx: Transaction,
  orderId: string,
): Promise<ActiveOrder | undefined> {
  const [order] = await lockActiveOrders(trx, [orderId])
  return order
}

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
