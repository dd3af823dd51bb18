import { sql } from 'kysely'
import { text } from '../../../../common/text'
import type { Session } from '../../contract/types'
import type { OrderStatus } from '../../db/generated/schema'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import { type Outcome, toBulkOutcome } from '../../listing/bulk'
import { type Action, orderSubject, recordActions } from '../audit'
import { queueMails } from '../mail'

type HandledOrder = {
  id: string
  name: string
  email: string
  status: OrderStatus
  payment: boolean
  total: string
  transactionId: string | null
}

/** Locks rows in the order of their IDs, so that concurrent commands cannot deadlock. */
export const lockById = (ids: readonly string[], condition = sql<boolean>`true`) => sql`
  select id from orders where id = any (${ids}::uuid[]) and deleted_at is null and ${condition}
  order by id for update`

const handledColumns = sql`o.id, o.name, o.email, o.status, o.payment, o.total_amount as total,
  o.transaction_id as "transactionId"`

export const alreadyDelivered = () =>
  conflict(
    'already_delivered',
    text('This order is already delivered.', 'অর্ডারটি আগেই ডেলিভার হয়েছে।'),
  )

async function findExistingIds(trx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any (${ids}::uuid[]) and deleted_at is null`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

const record = (
  trx: Transaction,
  session: Session,
  action: Action['action'],
  orders: readonly HandledOrder[],
  toAuditValues: (order: HandledOrder) => Pick<Action, 'before' | 'after'>,
) =>
  recordActions(
    trx,
    session,
    orders.map((order) => ({
      action,
      ...orderSubject(order),
      ...toAuditValues(order),
    })),
  )

/** Marks pending orders as delivered. Of concurrent calls only one delivers an order. */
export async function deliverOrdersIn(
  trx: Transaction,
  session: Session,
  ids: readonly string[],
): Promise<Outcome<HandledOrder>> {
  const { rows } = await sql<HandledOrder>`
    with pending as (${lockById(ids, sql`status = 'Pending'`)})
    update orders o set status = 'Delivered', delivered_at = now()
    from pending where o.id = pending.id
    returning ${handledColumns}`.execute(trx)
  await queueMails(
    trx,
    'delivered',
    rows.map(({ id }) => id),
  )
  await record(trx, session, 'deliverOrder', rows, ({ payment }) => ({
    before: { status: 'Pending' },
    after: { status: 'Delivered', payment },
  }))
  const active = rows.length < ids.length ? await findExistingIds(trx, ids) : undefined
  return toBulkOutcome(ids, rows, (id) =>
    active?.has(id) ? alreadyDelivered() : notFound('Order'),
  )
}

export const deliverOrders = (db: Database, session: Session, ids: readonly string[]) =>
  transaction(db, (trx) => deliverOrdersIn(trx, session, ids))

/**
 * Soft delete: a late payment notification must still find the order, and captured money stays on the list of payment issues.
 * Open attempts are cancelled.
 */
export async function deleteOrdersIn(
  trx: Transaction,
  session: Session,
  ids: readonly string[],
  action: 'deleteOrder' | 'cancelOrder',
): Promise<Outcome<HandledOrder>> {
  const { rows } = await sql<HandledOrder>`
    with active as (${lockById(ids)})
    update orders o set deleted_at = now()
    from active where o.id = active.id
    returning ${handledColumns}`.execute(trx)
  await sql`
    update payment_attempts set state = 'cancelled', checked_at = now()
    where order_id = any (${rows.map(({ id }) => id)}::uuid[]) and state = 'open'`.execute(trx)
  await record(trx, session, action, rows, ({ status, payment, total, transactionId }) => ({
    before: {
      status,
      payment,
      totalAmount: fromPaisa(toPaisa(total)),
      ...(transactionId && { transactionId }),
    },
  }))
  return toBulkOutcome(ids, rows, () => notFound('Order'))
}

export const deleteOrders = (db: Database, session: Session, ids: readonly string[]) =>
  transaction(db, (trx) => deleteOrdersIn(trx, session, ids, 'deleteOrder'))
