import { type RawBuilder, sql } from 'kysely'
import { getFirstName } from '../../../../common/reviewer'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { unauthenticated } from '../../http/problem'
import type { OffsetLimit } from '../../listing/paging'
import { orderSubject, recordActions } from '../audit'
import { requireUploads } from '../images'
import { itemsColumn, type OrderRow, orderColumns } from '../orders'

type NewReview = { text: string; stars?: number | null | undefined; photos: string[] }

/** Adds the review if the order is the user's own, delivered and has none. Of concurrent calls only one succeeds. */
export function addReview(
  db: Database,
  userId: string,
  orderId: string,
  { text, stars = null, photos }: NewReview,
): Promise<OrderRow | undefined> {
  return transaction(db, async (trx) => {
    if (photos.length > 0) {
      await lockUser(trx, userId)
      await requireUploads(trx, 'photos', photos, userId)
    }
    const { rows } = await sql<OrderRow>`
      update orders o set customer_review = ${text}, review_stars = ${stars}, review_photos = ${photos},
        review_added = now()
      where o.id = ${orderId} and o.user_id = ${userId} and o.deleted_at is null
        and o.status = 'Delivered' and o.customer_review is null
      returning ${orderColumns}, ${itemsColumn}`.execute(trx)
    return rows[0]
  })
}

/** Before the order: who is deleted meanwhile waits, and removes the photos of their reviews then. */
async function lockUser(trx: Transaction, userId: string) {
  const { rows } = await sql`
    select from users where id = ${userId} and deleted_at is null for share`.execute(trx)
  if (rows.length === 0) throw unauthenticated()
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

type ProductReview = {
  text: string
  stars: number | null
  photos: string[]
  reviewAdded: Date
  name: string
  district: string
}

/** Reviews of orders that had the product, or only those with so many stars, newest first, and the number of all of them. */
export async function findProductReviews(
  db: Database,
  productId: string,
  { offset, limit }: OffsetLimit,
  stars?: number,
) {
  const isListed = sql`product_id = ${productId} ${stars === undefined ? sql`` : sql`and stars = ${stars}`}`
  const [{ rows }, counted] = await Promise.all([
    sql<ProductReview>`
      select o.customer_review as text, r.stars, o.review_photos as photos, o.review_added as "reviewAdded",
        o.name, o.district
      from (
        select order_id, review_added, stars from product_reviews where ${isListed}
        order by review_added desc, order_id desc limit ${limit} offset ${offset}
      ) as r join orders o on o.id = r.order_id
      order by r.review_added desc, r.order_id desc`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from product_reviews where ${isListed}`.execute(db),
  ])
  return {
    total: counted.rows[0]?.total ?? 0,
    reviews: rows.map(({ name, ...review }) => ({
      ...review,
      stars: review.stars ?? undefined,
      photos: review.photos.length > 0 ? review.photos : undefined,
      firstName: getFirstName(name),
      reviewAdded: review.reviewAdded.toISOString(),
    })),
  }
}

/** Hides the review of an order from the product pages, or shows it again; a repeated call changes nothing. */
export function setReviewHidden(
  db: Database,
  session: Session,
  orderId: string,
  isHidden: boolean,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'name', 'email', 'customer_review', 'review_hidden'])
      .where('id', '=', orderId)
      .where('customer_review', 'is not', null)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!order) return false
    if (order.review_hidden === isHidden) return true
    await trx
      .updateTable('orders')
      .set({ review_hidden: isHidden })
      .where('id', '=', orderId)
      .execute()
    await recordActions(trx, session, {
      action: isHidden ? 'hideReview' : 'showReview',
      ...orderSubject(order),
      after: { customerReview: order.customer_review },
    })
    return true
  })
}
