import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/pool'
import type { OffsetLimit } from '../../listing/paging'
import { itemsColumn, type OrderRow, orderColumns } from '../orders'

/** Adds the review if the order is the user's own, delivered and has none. Of concurrent calls only one succeeds. */
export async function addReview(
  db: Database,
  userId: string,
  orderId: string,
  text: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    update orders o set customer_review = ${text}, review_added = now()
    where o.id = ${orderId} and o.user_id = ${userId} and o.deleted_at is null
      and o.status = 'Delivered' and o.customer_review is null
    returning ${orderColumns}, ${itemsColumn}`.execute(db)
  return rows[0]
}

type OrderList = { rows: OrderRow[]; total: number }

const isReviewed = sql<boolean>`o.customer_review is not null`
const isAwaitingReview = sql<boolean>`o.status = 'Delivered' and o.customer_review is null`

async function findOwn(
  db: Database,
  userId: string,
  condition: RawBuilder<boolean>,
  newestBy: string,
  { offset, limit }: OffsetLimit,
): Promise<OrderList> {
  const isListed = sql`o.user_id = ${userId} and o.deleted_at is null and ${condition}`
  const newest = sql`${sql.ref(newestBy)} desc, o.id desc`
  const [{ rows }, counted] = await Promise.all([
    sql<OrderRow>`
      select ${orderColumns}, ${itemsColumn} from orders o where ${isListed}
      order by ${newest} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from orders o where ${isListed}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export const findReviewed = (db: Database, userId: string, window: OffsetLimit) =>
  findOwn(db, userId, isReviewed, 'o.review_added', window)

export const findAwaitingReview = (db: Database, userId: string, window: OffsetLimit) =>
  findOwn(db, userId, isAwaitingReview, 'o.delivered_at', window)
