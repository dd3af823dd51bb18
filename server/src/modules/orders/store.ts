import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'
import {
  allOf,
  containsWords,
  type Direction,
  fromNearerEnd,
  opposite,
  orderedBy,
} from '../../lib/listing'
import type { Window } from '../../lib/paging'
import { itemsColumn, type OrderRow, orderColumns } from './order'

/** Deleted or not: the same key never makes a second order. */
export async function findByKey(
  db: Database,
  userId: string,
  key: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${itemsColumn} from orders o
    where o.user_id = ${userId} and o.idempotency_key = ${key}`.execute(db)
  return rows[0]
}

const sortColumns = {
  orderPlaced: ['placed_at', 'id'],
  name: ['name_key', 'id'],
  email: ['email', 'id'],
  status: ['status', 'id'],
  payment: ['payment', 'id'],
  totalAmount: ['total_amount', 'id'],
} as const

export type OrderFilter = {
  /** Limits it to that person's orders. */
  userId?: string
  search?: string
  status?: OrderStatus
  payment?: boolean
  sort: keyof typeof sortColumns
  order: Direction
}

function matches({ userId, search = '', status, payment }: OrderFilter): RawBuilder<boolean> {
  return allOf([
    sql`deleted_at is null`,
    containsWords(sql`search_text`, search),
    ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(payment === undefined ? [] : [sql`payment = ${payment}`]),
  ])
}

export async function countOrders(db: Database, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from orders where ${matches(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The ids of the page are found in an index alone; only then the orders are read. */
export async function findOrders(
  db: Database,
  filter: OrderFilter,
  window: Window,
  total: number,
): Promise<OrderRow[]> {
  const { offset, limit, isBackward } = fromNearerEnd(window, total)
  const columns = sortColumns[filter.sort]
  const inner = isBackward ? opposite(filter.order) : filter.order
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}, ${itemsColumn}
    from (
      select id from orders where ${matches(filter)}
      order by ${orderedBy(columns, inner)} limit ${limit} offset ${offset}
    ) as page
    join orders o using (id)
    order by ${orderedBy(
      columns.map((column) => `o.${column}`),
      filter.order,
    )}`.execute(db)
  return rows
}

/** Answers whether it was this call that took the order away. */
export async function deleteOrder(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The order if it was this call that delivered it. */
export function deliverOrder(
  trx: Transaction,
  id: string,
): Promise<{ payment: boolean } | undefined> {
  return trx
    .updateTable('orders')
    .set({ status: 'Delivered', delivered_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'Pending')
    .returning('payment')
    .executeTakeFirst()
}
