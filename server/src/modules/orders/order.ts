import { type Selectable, sql } from 'kysely'
import { formatOrderNumber } from '../../../../common/orderNumber'
import type { components } from '../../contract/generated/types'
import type { Orders } from '../../db/generated/schema'
import { isUnderReview } from '../../db/isUnderReview'
import { fromPaisa, toPaisa } from '../../db/money'

export type Order = components['schemas']['Order']
export type OrderItem = components['schemas']['OrderItem']

export type OrderRow = Pick<
  Selectable<Orders>,
  | 'id'
  | 'name'
  | 'email'
  | 'contact_email'
  | 'mobile_number'
  | 'country'
  | 'district'
  | 'address'
  | 'additional_info'
  | 'status'
  | 'placed_at'
  | 'idempotency_key'
  | 'total_amount'
  | 'payment'
  | 'paid_at'
  | 'transaction_id'
  | 'packed_at'
  | 'handed_over_at'
  | 'courier'
  | 'tracking_number'
  | 'delivered_at'
  | 'customer_review'
  | 'review_stars'
  | 'review_photos'
  | 'review_added'
  | 'review_hidden'
  | 'deleted_at'
> & { items: OrderItem[]; deliver_by: string | null; order_number: number | null }

export type AdminOrderRow = OrderRow &
  Pick<Selectable<Orders>, 'risk_flag'> & {
    refund_due: boolean
    needs_attention: boolean
    is_under_review: boolean
  }

export const orderColumns = sql`
  o.id, o.order_number, o.name, o.email, o.contact_email, o.mobile_number, o.country, o.district, o.address, o.additional_info,
  o.status, o.placed_at, o.idempotency_key, o.total_amount, o.payment, o.paid_at, o.transaction_id,
  o.packed_at, o.handed_over_at, o.courier, o.tracking_number, o.delivered_at,
  to_char(o.deliver_by, 'YYYY-MM-DD') as deliver_by, o.customer_review, o.review_stars,
  o.review_photos, o.review_added, o.review_hidden, o.deleted_at`

export const itemsColumn = sql`(
  select json_agg(json_build_object(
    'gadgetId', i.product_id, 'name', i.name, 'price', i.price, 'quantity', i.quantity, 'image', i.image
  ) order by i.position)
  from order_items i where i.order_id = o.id
) as items`

/** Whether a duplicate payment has to be refunded, and is not being refunded yet. */
export const refundDue = sql<boolean>`(exists (
  select from payment_attempts a
  where a.order_id = o.id and state = 'duplicate' and refunded_at is null and accepted_at is null
    and not exists (select from refund_requests r where r.payment_id = a.tran_id and r.state = 'requested')
))`

/** Paid orders that are not delivered, by their last day for it. */
export const dueOn = {
  overdue: sql<boolean>`(o.status = 'Pending' and o.deliver_by < shop_day(now()))`,
  today: sql<boolean>`(o.status = 'Pending' and o.deliver_by = shop_day(now()))`,
  later: sql<boolean>`(o.status = 'Pending' and o.deliver_by > shop_day(now()))`,
}

/** Whether a payment has to be refunded or accepted. */
export const needsAttention = sql<boolean>`exists (select from capture_issues ci where ci.order_id = o.id and ci.needs_attention)`

export const orderSelection = {
  columns: sql`${orderColumns}, ${itemsColumn}`,
  from: sql`orders o`,
  read: toOrder,
}

export const adminOrderSelection = {
  columns: sql`${orderSelection.columns}, o.risk_flag, ${refundDue} as refund_due,
    ${needsAttention} as needs_attention, ${isUnderReview} as is_under_review`,
  from: orderSelection.from,
  read: toAdminOrder,
}

/** What its customer sees of refunds. A risky payment still pays its order. */
export type RefundRow = {
  refunds: components['schemas']['OrderRefund'][] | null
  refunds_under_way: components['schemas']['OrderRefundUnderWay'][] | null
  refund_pending: boolean
}

export const refundColumns = sql`
  (
    select json_agg(json_build_object(
      'amount', c.amount, 'currency', c.currency, 'reference', coalesce(c.refund_reference, ''),
      'refundedAt', to_char(c.refunded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by c.refunded_at)
    from captures c where c.order_id = o.id and c.refunded_at is not null
  ) as refunds,
  (
    select json_agg(json_build_object(
      'amount', c.amount, 'currency', c.currency,
      'requestedAt', to_char(c.refund_started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by c.refund_started_at)
    from captures c where c.order_id = o.id and c.refund_state = 'requested'
  ) as refunds_under_way,
  exists (
    select from captures c
    where c.order_id = o.id and (c.refund_state = 'requested' or c.needs_attention and c.reason <> 'risky')
  ) as refund_pending`

export function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    orderNumber: formatOrderNumber(row.order_number),
    name: row.name,
    email: row.email,
    contactEmail: row.contact_email ?? undefined,
    mobileNumber: row.mobile_number,
    country: row.country,
    district: row.district,
    address: row.address,
    additionalInfo: row.additional_info,
    cartItems: row.items,
    status: row.status,
    orderPlaced: row.placed_at.toISOString(),
    idempotencyKey: row.idempotency_key ?? undefined,
    totalAmount: fromPaisa(toPaisa(row.total_amount)),
    payment: row.payment,
    paidAt: row.paid_at?.toISOString(),
    deliverBy: row.deliver_by ?? undefined,
    transactionId: row.transaction_id ?? undefined,
    packedAt: row.packed_at?.toISOString(),
    handedOverAt: row.handed_over_at?.toISOString(),
    courier: row.courier ?? undefined,
    trackingNumber: row.tracking_number ?? undefined,
    deliveredAt: row.delivered_at?.toISOString(),
    customerReview: row.customer_review ?? undefined,
    reviewStars: row.review_stars ?? undefined,
    reviewPhotos: row.review_photos.length > 0 ? row.review_photos : undefined,
    reviewAdded: row.review_added?.toISOString(),
    reviewHidden: row.customer_review === null ? undefined : row.review_hidden,
    deletedAt: row.deleted_at?.toISOString(),
  }
}

function toAdminOrder(row: AdminOrderRow): Order {
  return {
    ...toOrder(row),
    riskFlag: row.risk_flag,
    refundDue: row.refund_due,
    needsAttention: row.needs_attention,
    isUnderReview: row.is_under_review,
  }
}

export const toOrderOf = (row: OrderRow | AdminOrderRow): Order =>
  'needs_attention' in row ? toAdminOrder(row) : toOrder(row)
