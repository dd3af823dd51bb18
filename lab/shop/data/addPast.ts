import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../../server/src/db/transaction'
import { shop } from '../../../shop/shop.config'

/** The same for the same order. */
const tranIdOf = (kind: string) =>
  sql.raw(`('01P0' || upper(translate(substr(md5('${kind}' || o.id), 1, 22), 'ilou', 'abcd')))`)

/** Every so many orders, as their ids fall. */
const every = (count: number, remainder: number) =>
  sql.raw(`abs(hashtextextended(o.id::text, 1)) % ${count} = ${remainder}`)

/** Admins have resolved nearly all that happened before. */
const isOld = sql`o.placed_at < now() - interval '30 days'`

const anAdmin = sql`(select id from users where role = 'admin' order by id limit 1)`

/**
 * What two years leave in a filled shop beside carts that are older than orders: orders that were cancelled, refunded and disputed,
 * products and users that were deleted, rows as migrations have found them, and what customers and admins wrote: requests, notes,
 * addresses, alerts and views.
 */
const past: readonly RawBuilder<unknown>[] = [
  // Cancelled before they were paid, or paid all the same, in part refunded: by hand as before the table of refunds, or by it.
  sql`update orders o set deleted_at = placed_at + interval '1 day'
    where status = 'Pending' and (${every(3, 0)} or ${isOld} and not ${every(10, 1)})`,
  sql`update payment_attempts a set refunded_at = captured_at + interval '3 days', refund_reference = 'by hand'
    from orders o where o.id = a.order_id and o.deleted_at is not null and a.captured_at is not null
      and (${every(6, 0)} or ${isOld} and not ${every(12, 3)})`,
  sql`insert into refund_requests (id, payment_id, order_id, state, reference, requested_at, resolved_at)
    select ${tranIdOf('refund')}, a.tran_id, o.id, 'settled', 'bank ' || a.tran_id, a.captured_at, a.captured_at + interval '2 days'
    from orders o join payment_attempts a on a.order_id = o.id
    where o.deleted_at is not null and a.refunded_at is not null and ${every(12, 0)}`,
  sql`insert into refund_requests (id, payment_id, order_id, state, failure, requested_at, resolved_at)
    select ${tranIdOf('failed')}, a.tran_id, o.id, 'failed', 'declined', a.captured_at, a.captured_at + interval '2 days'
    from orders o join payment_attempts a on a.order_id = o.id
    where o.deleted_at is not null and a.captured_at is not null and a.refunded_at is null and ${every(12, 3)}`,
  // Disputed: paid twice, with a wrong amount, or at a risk.
  sql`insert into payment_attempts (tran_id, order_id, amount, state, val_id, created_at, captured_at, checks)
    select ${tranIdOf('twice')}, o.id, o.total_amount, 'duplicate', 'twice-' || o.id, o.placed_at, o.paid_at + interval '1 hour', 2
    from orders o where o.paid_at is not null and ${every(20, 1)}`,
  sql`update payment_attempts a set accepted_at = captured_at + interval '1 day', accepted_reason = 'duplicate'
    from orders o where o.id = a.order_id and o.deleted_at is null and a.state = 'duplicate'
      and (${every(40, 1)} or ${isOld} and not ${every(200, 1)})`,
  sql`insert into payment_attempts (tran_id, order_id, amount, state, created_at, checks)
    select ${tranIdOf('expired')}, o.id, o.total_amount, 'expired', o.placed_at, 9 from orders o where ${every(7, 2)}`,
  sql`insert into mismatched_captures (
      id, order_id, attempt_id, val_id, amount, currency, reason, captured_at, refunded_at, refund_reference
    )
    select ${tranIdOf('wrong')}, o.id, ${tranIdOf('expired')}, 'wrong-' || o.id, o.total_amount - 1, 'BDT', 'wrongAmount', o.placed_at,
      resolved_at, case when resolved_at is not null then 'by hand' end
    from orders o, lateral (
      select case when ${isOld} and not ${every(8, 0)} then o.placed_at + interval '3 days' end as resolved_at
    ) as resolution
    where ${every(7, 2)} and ${every(5, 0)}`,
  // Customers left.
  sql`delete from cart_rows using users o where o.id = user_id and o.role = 'user' and ${every(11, 0)}`,
  sql`update users o set deleted_at = now() where role = 'user' and identity_uid like 'bench-%' and ${every(11, 0)}`,
  // From before orders had a customer's account, and users a password.
  sql`update orders o set user_id = null where ${every(13, 4)}`,
  sql`update users o set has_password = true, email_verified = true where ${every(2, 1)}`,
  sql`insert into audit_log (at, actor_email, action, subject, details)
    select o.deleted_at, 'left@bench.example', 'deleteOrder', 'Order/' || o.id, '{}' from orders o where o.deleted_at is not null`,
  // Requests about delivered items; mails of answers are kept for 90 days.
  sql`insert into return_requests (
      id, order_id, product_id, kind, reason, details, quantity, requested_at, state, answer, answered_at, answered_by, closed_at
    )
    select md5('return' || o.id)::uuid, o.id, i.product_id, (case when ${every(3, 0)} then 'warranty' else 'return' end)::return_kind,
      'faulty', 'It does not charge any more.', 1, o.delivered_at,
      (case when not is_answered then 'open' when ${every(2, 0)} then 'done' else 'declined' end)::return_state,
      case when is_answered then 'Thank you for asking.' end,
      case when is_answered then o.delivered_at + interval '1 day' end,
      case when is_answered then ${anAdmin} end,
      case when is_answered and ${every(2, 0)} then o.delivered_at + interval '3 days' end
    from orders o join users u on u.id = o.user_id and u.deleted_at is null join order_items i on i.order_id = o.id and i.position = 0,
      lateral (select o.delivered_at < now() - interval '100 days' as is_answered) as time
    where o.status = 'Delivered' and o.deleted_at is null and ${every(30, 5)}`,
  sql`insert into customer_notes (id, user_id, author_id, text, written_at)
    select md5('note' || number || o.id)::uuid, o.id, ${anAdmin},
      'Prefers calls in the evening.', o.created_at + number * interval '1 hour'
    from users o, generate_series(1, 3) as number where o.role = 'user' and o.deleted_at is null and ${every(8, 1)}`,
  sql`insert into addresses (id, user_id, label, name, mobile_number, district, address, is_default, added_at)
    select md5('address' || number || o.id)::uuid, o.id, 'Home ' || number, o.name, '+8801200000000', ${shop.districts[0]},
      'House ' || number || ', Road 2', number = 1, o.created_at
    from users o, generate_series(1, 2) as number where o.role = 'user' and o.deleted_at is null and ${every(3, 1)}`,
  // For products that are still out of stock.
  sql`insert into product_alerts (id, user_id, product_id, kind, language, price, created_at)
    select md5('alert' || o.id)::uuid, o.id, p.id, 'backInStock', 'en', p.effective_price, o.created_at
    from users o
    join bench_products b on b.number = abs(hashtextextended(o.id::text, 2)) % (select count(*) from bench_products)
    join products p on p.id = b.id and not p.in_stock and p.deleted_at is null
    where o.role = 'user' and o.deleted_at is null`,
  sql`insert into saved_views (id, owner_id, table_name, name, query, hidden_columns, is_shared, created_at)
    select md5('view' || number || admin_table || o.id)::uuid, o.id, admin_table, 'View ' || number || ' of ' || o.email, 'search=rahman', '{}',
      number = 1, o.created_at
    from users o, generate_series(1, 4) as number, unnest(enum_range(null::admin_table)) as admin_table
    where o.role = 'admin' and o.deleted_at is null`,
]

export async function addPast(trx: Transaction): Promise<void> {
  for (const statement of past) await statement.execute(trx)
}
