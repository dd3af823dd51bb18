import { type RawBuilder, sql } from 'kysely'

export type DataRule = {
  /** What holds in a sound database. */
  text: string
  /** Selects the records that break it as `subject`. */
  broken: RawBuilder<{ subject: string }>
}

/** Most of these are constraints of the schema too: here they are checked once more, on the rows as they are. */
export const dataRules: readonly DataRule[] = [
  {
    // As JSON, because servers older than PostgreSQL 18 enforce all constraints and do not have the column.
    text: 'Constraints and triggers are in force',
    broken: sql`
      select conrelid::regclass || '/' || conname as subject from pg_constraint c
      where connamespace = 'public'::regnamespace and not (convalidated and coalesce((to_jsonb(c) ->> 'conenforced')::boolean, true))
      union all
      select tgrelid::regclass || '/' || tgname from pg_trigger
      where tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and tgenabled = 'D'`,
  },
  {
    text: 'An order costs its items and the delivery',
    broken: sql`
      select 'Order/' || o.id as subject from orders o
      left join (select order_id, sum(price * quantity) as total from order_items group by order_id) items
        on items.order_id = o.id
      where o.total_amount is distinct from items.total + o.delivery_charge`,
  },
  {
    text: 'A key places one order',
    broken: sql`
      select 'Order/' || min(id::text) as subject from orders
      where idempotency_key is not null group by user_id, idempotency_key having count(*) > 1`,
  },
  {
    // What is added while the order is being placed may be older than the order, by less than a minute. What is put back is not.
    text: 'Placing an order empties the cart',
    broken: sql`
      select 'CartItem/' || c.id as subject from cart_rows c
      where exists (
        select from orders o
        where o.user_id = c.user_id and o.idempotency_key is not null and o.placed_at > c.added_at + interval '1 minute'
      )`,
  },
  {
    text: 'An order is paid if one payment of its amount was applied to it',
    broken: sql`
      select 'Order/' || coalesce(o.id, a.order_id) as subject
      from (select * from orders where paid_at is not null or transaction_id is not null) o
      full join (select * from payment_attempts where state = 'paid') a
        on a.order_id = o.id and a.tran_id = o.transaction_id
      where o.paid_at is null or a.amount is distinct from o.total_amount`,
  },
  {
    text: 'A captured payment is applied to its order, or is a duplicate',
    broken: sql`
      select 'Payment/' || tran_id as subject from payment_attempts
      where (captured_at is not null) <> (state in ('paid', 'duplicate'))`,
  },
  {
    text: 'A validation of the gateway counts once',
    broken: sql`
      select 'Payment/' || min(tran_id) as subject from payment_attempts
      where val_id is not null group by val_id having count(*) > 1`,
  },
  {
    text: 'Only captured payments are refunded or accepted',
    broken: sql`
      select 'Payment/' || tran_id as subject from payment_attempts
      where captured_at is null and (refunded_at is not null or accepted_at is not null)`,
  },
  {
    text: 'A refund is settled if its payment was paid back, and under way only while that can be',
    broken: sql`
      select 'Payment/' || r.payment_id as subject
      from refund_requests r left join captures c on c.id = r.payment_id
      where r.state <> 'failed' and (
        c.id is null or c.accepted_at is not null or (r.state = 'settled') <> (c.refunded_at is not null)
        or (r.state = 'requested' and coalesce(c.reason, 'risky') = 'risky')
      )`,
  },
  {
    text: 'The payment issues are those of the captures',
    broken: sql`
      select 'Payment/' || coalesce(kept.id, captured.id) as subject
      from capture_issues kept full join current_capture_issues captured using (id)
      where kept is distinct from captured`,
  },
  {
    text: 'The reviews of products are those of their orders',
    broken: sql`
      select 'Order/' || order_id as subject
      from product_reviews kept full join current_product_reviews written using (product_id, review_added, order_id)
        left join orders o on o.id = order_id
      where kept is null or written is null or kept.stars is distinct from o.review_stars`,
  },
  {
    text: 'The stars of products are those of their reviews',
    broken: sql`
      select distinct 'Product/' || product_id as subject
      from (
        select id as product_id, stars, star_counts[stars] as reviews from products, generate_series(1, 5) as stars
        union all select product_id, stars, change from pending_stars
        union all select product_id, stars, -1 from product_reviews where stars is not null
      ) counted
      -- Orders outlive what the shop no longer has.
      where exists (select from products where id = product_id)
      group by product_id, stars having sum(reviews) <> 0`,
  },
  {
    text: 'The row counts are right',
    broken: sql`
      select 'Rows/' || counted.table_name as subject
      from (
        select 'cart_rows' as table_name, count(*) as rows from cart_rows
        union all select 'audit_log', count(*) from audit_log
        union all select 'users', count(*) from users where deleted_at is null
        union all select 'products', count(*) from products where deleted_at is null
        union all select 'reviewed_orders', count(*) from orders where customer_review is not null and deleted_at is null
        union all select 'open_issues', count(*) from capture_issues where needs_attention
        union all select 'refunds', count(*) from capture_issues where is_refund
        union all select 'open_refunds', count(*) from capture_issues where is_refund and needs_attention
      ) counted
      left join (select table_name, sum(rows) as rows from current_row_counts group by 1) kept using (table_name)
      where kept.rows is distinct from counted.rows`,
  },
  {
    text: 'A delivered order stays delivered',
    broken: sql`
      select a.subject from audit_log a join orders o on a.subject = 'Order/' || o.id
      where a.action = 'deliverOrder' and o.status <> 'Delivered'`,
  },
  {
    text: 'An order number belongs to one order, and has no wrong digit',
    broken: sql`
      select 'Order/' || min(id::text) as subject from orders
      where order_number is not null group by order_number having count(*) > 1 or order_number % 11 <> 0`,
  },
  {
    text: 'Only orders that were handed over have a courier',
    broken: sql`
      select 'Order/' || id as subject from orders
      where (handed_over_at is null) <> (courier is null) or (tracking_number is not null and courier is null)`,
  },
  {
    text: 'Only an edit that was applied has saved products, and only one that was undone has restored them',
    broken: sql`
      select 'BulkEdit/' || e.id as subject from bulk_edits e
      where exists (
        select from bulk_edit_rows r where r.edit_id = e.id
          and (r.saved_version is not null and e.applied_at is null or r.is_restored and e.undone_at is null)
      )`,
  },
  {
    text: 'Only delivered orders have reviews',
    broken: sql`
      select 'Order/' || id as subject from orders
      where customer_review is not null and status <> 'Delivered'`,
  },
  {
    text: 'Only items of delivered orders have return requests',
    broken: sql`
      select 'Return/' || r.id as subject from return_requests r join orders o on o.id = r.order_id where o.status <> 'Delivered'`,
  },
  {
    text: 'No more of an item is returned than was ordered',
    broken: sql`
      select 'Order/' || r.order_id as subject
      from return_requests r join order_items i on i.order_id = r.order_id and i.product_id = r.product_id
      where r.state in ('open', 'accepted') or (r.state = 'done' and r.kind = 'return')
      group by r.order_id, r.product_id, i.quantity having sum(r.quantity) > i.quantity`,
  },
  {
    text: 'A return request has a mail once it is answered, and only then',
    broken: sql`
      select 'Return/' || r.id as subject from return_requests r left join mails m on m.return_id = r.id
      where case when m.id is null then r.answered_at > now() - interval '90 days' else r.answered_at is null end`,
  },
  {
    text: 'Return requests of deleted users do not wait, and have neither words nor pictures',
    broken: sql`
      select 'Return/' || r.id as subject
      from return_requests r join orders o on o.id = r.order_id join users u on u.id = o.user_id
      where u.deleted_at is not null and (r.state = 'open' or r.details <> '' or r.photos <> '{}')`,
  },
  {
    text: 'Deleted users have neither sessions, nor carts, nor addresses, nor notes about them',
    broken: sql`
      select 'User/' || id as subject from users u
      where deleted_at is not null and (
        exists (select from sessions s where s.user_id = u.id) or exists (select from cart_rows c where c.user_id = u.id)
        or exists (select from addresses a where a.user_id = u.id)
        or exists (select from customer_notes n where n.user_id = u.id)
      )`,
  },
  {
    text: 'Pictures of reviews are uploaded ones, and deleted users and orders have none',
    broken: sql`
      select 'Order/' || o.id as subject from orders o
      where review_photos <> '{}' and (
        o.deleted_at is not null
        or exists (select from users u where u.id = o.user_id and u.deleted_at is not null)
        or exists (
          select from unnest(review_photos) as photo
          where not exists (select from images where url = photo)
        )
      )`,
  },
  {
    text: 'Users have five addresses at most, one of them the default',
    broken: sql`
      select 'User/' || user_id as subject from addresses
      group by user_id having count(*) > 5 or count(*) filter (where is_default) > 1`,
  },
  {
    text: 'A saved view is shared, or one of the 20 that an admin has of a table',
    broken: sql`
      select 'View/' || v.id as subject
      from saved_views v left join users u on u.id = v.owner_id and u.role = 'admin' and u.deleted_at is null
      where u.id is null and (not v.is_shared or v.owner_id is not null)
      union all
      select 'User/' || owner_id from saved_views where owner_id is not null group by owner_id, table_name having count(*) > 20`,
  },
  {
    text: 'An alert has a mail once it is served, and only then',
    broken: sql`
      select 'Alert/' || a.id as subject from product_alerts a left join mails m on m.alert_id = a.id
      where case when m.id is null then a.served_at > now() - interval '90 days' else a.served_at is null end`,
  },
  {
    text: 'Alerts of deleted users and products do not wait',
    broken: sql`
      select 'Alert/' || a.id as subject
      from product_alerts a join products p on p.id = a.product_id join users u on u.id = a.user_id
      where u.deleted_at is not null or (p.deleted_at is not null and a.served_at is null)`,
  },
  {
    text: 'A shop that admins have worked in has an admin',
    broken: sql`
      select min(subject) as subject from audit_log
      where action <> 'cancelOrder' and not exists (select from users where role = 'admin' and deleted_at is null)
      having count(*) > 0`,
  },
  {
    text: 'A product has each attribute once',
    broken: sql`
      select 'Product/' || id as subject from products
      where (select count(*) <> count(distinct split_part(attribute, ':', 1)) from unnest(attributes) as attribute)`,
  },
  {
    text: 'The statistics count every order once',
    broken: sql`
      select 'Day/' || coalesce(kept.day, counted.day) as subject
      from (
        select day, district, status, payment, risk_flag, sum(orders) as orders, sum(amount) as amount
        from current_order_stats group by 1, 2, 3, 4, 5 having sum(orders) <> 0 or sum(amount) <> 0
      ) kept
      full join (
        select shop_day(placed_at) as day, district, status, payment, risk_flag, count(*) as orders, sum(total_amount) as amount
        from orders where deleted_at is null group by 1, 2, 3, 4, 5
      ) counted using (day, district, status, payment, risk_flag)
      where (kept.orders, kept.amount) is distinct from (counted.orders, counted.amount)`,
  },
]
