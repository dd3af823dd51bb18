import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../../server/src/db/transaction'

/** The same for the same order. */
const tranIdOf = (kind: string) =>
  sql.raw(`('01P0' || upper(translate(substr(md5('${kind}' || o.id), 1, 22), 'ilou', 'abcd')))`)

/** Every so many orders, as their ids fall. */
const every = (count: number, remainder: number) =>
  sql.raw(`abs(hashtextextended(o.id::text, 1)) % ${count} = ${remainder}`)

/** Admins have resolved nearly all that happened before. */
const isOld = sql`o.placed_at < now() - interval '30 days'`

/**
 * What two years leave in a filled shop beside carts that are older than orders: orders that were cancelled, refunded and disputed,
 * products and users that were deleted, and rows as migrations have found them.
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
]

export async function addPast(trx: Transaction): Promise<void> {
  for (const statement of past) await statement.execute(trx)
}
