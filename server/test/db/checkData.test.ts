import { sql } from 'kysely'
import { fillShop } from '../../../lab/shop/data/fillShop'
import { checkDataOf, findBrokenRules } from '../../src/db/checkData'
import { dataRules } from '../../src/db/dataRules'
import type { Database } from '../../src/db/pool'
import type { Transaction } from '../../src/db/transaction'
import { type FreshDatabase, freshDatabase } from '../support/database'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'demo' })
  db = fresh.db
})
afterAll(() => fresh.drop())

const run = (trx: Transaction, ...statements: string[]) =>
  statements.reduce(
    (before, statement) => before.then(async () => void (await sql.raw(statement).execute(trx))),
    Promise.resolve(),
  )

const onePaid = `(select id from orders where transaction_id is not null and deleted_at is null limit 1)`
const onePending = `(select id from orders where status = 'Pending' and deleted_at is null limit 1)`
const withCart = `(select user_id from cart_rows order by id limit 1)`
const counting = (...lists: string[]) =>
  `with counted as (insert into pending_row_counts select list, 1 from unnest('{${lists.join()}}'::text[]) as list)`

const audited = (action: string, subject: string) =>
  `${counting('audit_log')} insert into audit_log (actor_id, actor_email, action, subject, label, details)
   select id, email, '${action}', 'Order/' || ${subject}, 'x', '{}' from users where role = 'admin' limit 1`

const oneDelivered = `(
  select id from orders where status = 'Delivered' and deleted_at is null and id not in (select order_id from return_requests) limit 1
)`
const request = (orderId: string) =>
  `insert into return_requests (id, order_id, product_id, kind, reason, details, quantity)
   select gen_random_uuid(), order_id, product_id, 'return', 'faulty', 'Silent.', 1 from order_items
   where order_id = ${orderId} and position = 0`
/** Not one of the demo's. */
const requested = `details = 'Silent.'`

const deletingUser = (id: string) => [
  `update users set deleted_at = now() where id = ${id}`,
  `with gone as (
     delete from product_reviews where order_id in (select id from orders where user_id = ${id}) returning *
   )
   insert into pending_stars select product_id, stars, -1 from gone where stars is not null`,
  `insert into pending_row_counts values ('users', -1)`,
]

const alert = (servedAt: string) =>
  `insert into product_alerts (id, user_id, product_id, kind, language, price, served_at)
   select gen_random_uuid(), u.id, p.id, 'priceDrop', 'en', 1, ${servedAt} from users u, products p
   where u.deleted_at is null and p.deleted_at is null limit 1`

/** What breaks each rule, and only that one. Constraints and triggers would refuse it, so they are taken away. */
const faults: Record<string, readonly string[]> = {
  'Constraints and triggers are in force': ['alter table orders disable trigger notify_review'],
  'An order costs its items and the delivery': [
    `update order_items set quantity = quantity + 1 where order_id = ${onePending} and position = 0`,
  ],
  'A key places one order': [
    'alter table orders drop constraint orders_one_per_key',
    `update orders set idempotency_key = 'the same key' where user_id = (
       select user_id from orders group by user_id having count(*) > 1 limit 1)`,
  ],
  'Placing an order empties the cart': [
    `update orders set idempotency_key = 'a key of this order', user_id = (select user_id from cart_rows limit 1),
       placed_at = (select max(added_at) from cart_rows) + interval '2 minutes' where id = ${onePending}`,
    'delete from order_stats',
    'delete from daily_stats',
    'delete from pending_order_stats',
    `insert into order_stats select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
     from orders where deleted_at is null group by 1, 2, 3, 4, 5`,
  ],
  'An order is paid if one payment of its amount was applied to it': [
    `update payment_attempts set amount = amount - 1 where tran_id = (select transaction_id from orders where id = ${onePaid})`,
  ],
  'A captured payment is applied to its order, or is a duplicate': [
    'alter table payment_attempts drop constraint payment_attempts_captured',
    `insert into payment_attempts (tran_id, order_id, amount, state, captured_at)
     select '01J0000000000000000000TRAN', id, total_amount, 'failed', now() from orders where id = ${onePending}`,
  ],
  'A validation of the gateway counts once': [
    'alter table payment_attempts drop constraint payment_attempts_val_id_key',
    `update payment_attempts set val_id = 'twice' where tran_id in (
       select transaction_id from orders where transaction_id is not null limit 2)`,
  ],
  'Only captured payments are refunded or accepted': [
    'alter table payment_attempts drop constraint payment_attempts_refund_of_captured',
    `insert into payment_attempts (tran_id, order_id, amount, state, refunded_at)
     select '01J0000000000000000000TRAN', id, total_amount, 'failed', now() from orders where id = ${onePending}`,
  ],
  'A refund is settled if its payment was paid back, and under way only while that can be': [
    `insert into refund_requests (id, payment_id, order_id, state, resolved_at)
     select transaction_id, transaction_id, id, 'settled', now() from orders where id = ${onePaid}`,
  ],
  'The payment issues are those of the captures': [
    `${counting('open_issues', 'refunds', 'open_refunds')} insert into capture_issues select 'none', id, placed_at, now(), shop_day(now()), true, true from orders where id = ${onePending}`,
  ],
  'The reviews of products are those of their orders': [
    'delete from product_reviews where order_id = (select order_id from product_reviews where stars is null limit 1)',
  ],
  'The stars of products are those of their reviews': [
    'insert into pending_stars select product_id, stars, -1 from product_reviews where stars is not null limit 1',
  ],
  'The row counts are right': [`insert into pending_row_counts values ('cart_rows', 1)`],
  'A delivered order stays delivered': [audited('deliverOrder', onePending)],
  'An order number belongs to one order, and has no wrong digit': [
    'drop index orders_by_number',
    `update orders set order_number = 1234567895 where id in (select id from orders limit 2)`,
  ],
  'Only orders that were handed over have a courier': [
    'alter table orders drop constraint orders_handed_over_to_courier',
    `update orders set courier = 'RedX' where id = ${onePending}`,
  ],
  'Only an edit that was applied has saved products, and only one that was undone has restored them':
    [
      `insert into bulk_edits (id, admin_id, summary)
       select '00000000-0000-7000-8000-0000000000e1', id, '{}' from users limit 1`,
      `insert into bulk_edit_rows (edit_id, product_id, version, old_price, old_in_stock, new_price, new_in_stock, saved_version)
       select e.id, p.id, 1, 5, true, 6, true, 2 from bulk_edits e, (select id from products limit 1) as p`,
    ],
  'Only delivered orders have reviews': [
    'alter table orders drop constraint orders_review_after_delivery',
    `${counting('reviewed_orders')} update orders set customer_review = 'Good.', review_added = now(), review_hidden = true where id = ${onePending}`,
  ],
  'Only items of delivered orders have return requests': [request(onePending)],
  'No more of an item is returned than was ordered': [
    request(oneDelivered),
    `update return_requests set quantity = 99 where ${requested}`,
  ],
  'A return request has a mail once it is answered, and only then': [
    request(oneDelivered),
    `update return_requests set state = 'declined', answer = 'No.', answered_at = now(),
       answered_by = (select id from users where role = 'admin' limit 1)
     where ${requested}`,
  ],
  'Return requests of deleted users do not wait, and have neither words nor pictures': [
    request(oneDelivered),
    ...deletingUser(
      `(select user_id from orders where id = (select order_id from return_requests where ${requested}))`,
    ),
    `with gone as (delete from cart_rows returning id) insert into pending_row_counts select 'cart_rows', -1 from gone`,
  ],
  'Deleted users have neither sessions, nor carts, nor addresses, nor notes about them': [
    ...deletingUser(withCart),
  ],
  'Pictures of reviews are uploaded ones, and deleted users and orders have none': [
    'alter table orders disable trigger guard_order',
    `update orders set review_photos = '{/uploads/none-960.webp}'
     where id = (select id from orders where customer_review is not null limit 1)`,
    'alter table orders enable trigger guard_order',
  ],
  'Users have five addresses at most, one of them the default': [
    `insert into addresses (id, user_id, label, name, mobile_number, district, address)
     select gen_random_uuid(), ${withCart}, 'Home', 'Rafia', '+8801711000000', 'Dhaka', '12 Lake Road' from generate_series(1, 6)`,
  ],
  'A saved view is shared, or one of the 20 that an admin has of a table': [
    `insert into saved_views (id, owner_id, table_name, name, query, hidden_columns, is_shared)
     select gen_random_uuid(), ${withCart}, 'orders', 'Due', '', '{}', false`,
  ],
  'An alert has a mail once it is served, and only then': [alert('now()')],
  'Alerts of deleted users and products do not wait': [
    alert('null'),
    `with counted as (insert into pending_row_counts values ('products', -1))
     update products set deleted_at = now() where id = (select product_id from product_alerts)`,
  ],
  'A shop that admins have worked in has an admin': [
    audited('deleteOrder', onePending),
    `update users set role = 'user'`,
  ],
  'A product has each attribute once': [
    `update products set attributes = '{brand:Dhonira,brand:Sonvire}' where id = (select min(id::text)::uuid from products)`,
  ],
  'The statistics count every order once': [
    `insert into pending_order_stats values (date '2026-01-01', 'Dhaka', 'Pending', false, false, 1, 100)`,
  ],
}

const undone = new Error('undone')

test('finds constraints that are not in force', async () => {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer / 10000 as version`.execute(db)
  const version = rows[0]?.version ?? 0
  expect(version).toBe(Number(process.env.TEST_POSTGRES ?? version))
  // Only newer servers have constraints that are not enforced.
  const state = version >= 18 ? 'not enforced' : 'not valid'
  const outcome = db.transaction().execute(async (trx) => {
    await run(trx, `alter table orders add constraint idle check (total_amount > 0) ${state}`)
    expect(await findBrokenRules(trx)).toEqual([
      { rule: 'Constraints and triggers are in force', count: 1, subjects: ['orders/idle'] },
    ])
    throw undone
  })
  await expect(outcome).rejects.toBe(undone)
})

test('the demo breaks no rule', async () => {
  expect(await checkDataOf(db)).toEqual([])
})

test('a shop that was filled, and is two years old, breaks no rule', async () => {
  const filled = await freshDatabase({ seed: 'empty' })
  try {
    await fillShop(filled.db, { products: 100, orders: 2_000, users: 300, isAged: true })
    expect(await checkDataOf(filled.db)).toEqual([])
  } finally {
    await filled.drop()
  }
}, 60_000)

test('each rule has a fault here', () => {
  expect(Object.keys(faults)).toEqual(dataRules.map(({ text }) => text))
})

test.each(Object.entries(faults))('%s', async (rule, statements) => {
  const outcome = db.transaction().execute(async (trx) => {
    await run(trx, 'set local session_replication_role = replica', ...statements)
    const broken = await findBrokenRules(trx)
    expect(broken.map((each) => each.rule)).toEqual([rule])
    expect(broken[0]?.subjects[0]).toMatch(/^\w+\/.+/)
    throw undone
  })
  await expect(outcome).rejects.toBe(undone)
})
