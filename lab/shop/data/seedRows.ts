import { sql } from 'kysely'
import { demoAccounts } from '../../../dev-services/demo-data/accounts'
import { demoUsers } from '../../../dev-services/demo-data/users'
import type { Transaction } from '../../../server/src/db/transaction'
import { delivery } from '../../../shop/delivery'
import { fallbackPhoto } from '../../../shop/fallbackUser'
import { shop } from '../../../shop/shop.config'
import { benchProducts } from './products'

/** Of the orders, towards old products and users; with 1 all would sell and buy alike. */
const skew = { products: 2.5, users: 1.5 }

/** Ids as the server makes them, ordered by time; the same for the same number. */
const idOf = (kind: string, number: string, time: string) =>
  sql.raw(`(
    lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7'
    || substr(md5('${kind}' || ${number}), 1, 3) || '8' || substr(md5('${kind}' || ${number}), 4, 15)
  )::uuid`)

/** A number from 0 to below 1 that depends only on the key. */
const chanceOf = (key: string) =>
  sql.raw(`((hashtextextended(${key}, 0) & 4294967295) / 4294967296.0)`)

export type Counts = { products: number; orders: number; users: number }

const chunk = 500

export async function seedProducts(
  trx: Transaction,
  count: number,
  minutes: number,
  isAged: boolean,
) {
  for (let from = 0; from < count; from += chunk) {
    const rows = benchProducts(from, Math.min(chunk, count - from))
    await sql`
      insert into products (id, product_name, category, price, discount_price, in_stock, key_features, images,
                            description, attributes, family, sold, created_at, updated_at, deleted_at)
      select ${idOf('product', 'number::text', 'made')}, product_name, category, price, discount_price, in_stock,
             key_features, images, description, attributes, family, sold, made, made, case when ${isAged} and number % 9 = 0 then now() end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        number integer, product_name text, category text, price numeric, discount_price numeric, in_stock boolean,
        key_features text[], images text[], description text, attributes text[], family text, sold integer
      ), lateral (select now() - number * make_interval(secs => ${minutes * 60}::float) as made) as time`.execute(
      trx,
    )
    // The plans of triggers are those for the number of words that was there when they were made.
    if (from === 0) await sql`analyze product_search, search_words`.execute(trx)
  }
  await sql`
    create temporary table bench_products on commit drop as
    select row_number() over (order by id) - 1 as number, id, product_name, effective_price, images[1] as image
    from products`.execute(trx)
  await sql`create index on bench_products (number)`.execute(trx)
}

export async function seedUsers(trx: Transaction, count: number, minutes: number) {
  const names = demoUsers.map(({ name }) => name.split(' '))
  const first = names.map(([word]) => word)
  const last = names.map(([, word]) => word)
  const accounts = JSON.stringify(demoAccounts)
  await sql`
    create temporary table bench_users on commit drop as
    select number, ${idOf('user', 'number::text', 'joined')} as id, joined,
           coalesce(account.uid, 'bench-' || number) as uid,
           coalesce(account.email, lower(given || '.' || family) || number || '@bench.example') as email,
           coalesce(account."displayName", given || ' ' || family) as name,
           coalesce(account.role, 'user')::user_role as role
    from generate_series(0, ${count}::integer - 1) as number
    cross join lateral (
      select (${first}::text[])[1 + floor(${chanceOf("'first' || number")} * ${first.length})] as given,
             (${last}::text[])[1 + floor(${chanceOf("'last' || number")} * ${last.length})] as family,
             now() - number * make_interval(secs => ${minutes * 60}::float) as joined
    ) as user_row
    left join (
      select row_number() over () - 1 as number, entry.*
      from jsonb_to_recordset(${accounts}::jsonb)
        as entry (uid text, email text, "displayName" text, role text)
    ) as account using (number)`.execute(trx)
  await sql`create index on bench_users (number)`.execute(trx)
  await sql`
    insert into users (id, identity_uid, email, name, role, photo, account_created_at, created_at, last_login_at)
    select id, uid, email, name, role, ${fallbackPhoto}, joined, joined, joined + (now() - joined) * 0.7
    from bench_users`.execute(trx)
}

export async function seedCarts(
  trx: Transaction,
  count: number,
  { users, products }: Pick<Counts, 'users' | 'products'>,
  minutes: number,
) {
  // Neighbouring numbers have other customers, so no customer gets a product twice.
  await sql`
    insert into cart_rows (id, user_id, product_id, quantity, added_at)
    select ${idOf('cart', 'row_number::text', 'added')}, u.id, p.id, 1 + row_number % 4, greatest(added, u.joined)
    from generate_series(0, ${count}::integer - 1) as row_number
    cross join lateral (select now() - row_number * make_interval(secs => ${minutes * 60}::float) as added) as time
    join bench_users u on u.number = row_number % ${users}::integer
    join bench_products p
      on p.number = (row_number * 7 + row_number / ${users}::integer) % ${products}::integer`.execute(
    trx,
  )
}

export async function seedOrders(
  trx: Transaction,
  { orders: count, users, products }: Counts,
  minutes: number,
  isAged: boolean,
) {
  /** Of those that were placed two years ago, nearly all. */
  const isDelivered = isAged
    ? sql`placed < now() - interval '30 days' and ${chanceOf("'delivered' || order_number")} < 0.95`
    : sql`order_number % 20 <> 0 and ${chanceOf("'delivered' || order_number")} < 0.8`
  await sql`
    create temporary table bench_items on commit drop as
    select distinct on (order_number, p.id) order_number, position, p.id as product_id, p.product_name as name,
           p.effective_price as price, 1 + (order_number + position) % 3 as quantity, p.image
    from generate_series(${count}::integer - 1, 0, -1) as order_number
    cross join lateral generate_series(0, order_number % 3) as position
    join bench_products p
      on p.number = floor(power(${chanceOf("'item' || order_number || '-' || position")}, ${skew.products}) * ${products}::integer)`.execute(
    trx,
  )
  await sql`
    create temporary table bench_orders on commit drop as
    select order_number, ${idOf('order', 'order_number::text', 'placed')} as id, placed, u.id as user_id, u.email, u.name,
           total, ${isDelivered} as delivered,
           case when ${chanceOf("'paid' || order_number")} < 0.7
                then '01K0' || upper(translate(substr(md5('payment' || order_number), 1, 22), 'ilou', 'abcd')) end as tran_id
    from (
      select order_number, sum(price * quantity) + ${delivery.elsewhere.charge} as total
      from bench_items group by order_number
    ) as sums
    cross join lateral (select now() - order_number * make_interval(secs => ${minutes * 60}::float) as placed) as time
    join bench_users u
      on u.number = ${users}::integer - 1 - floor(power(${chanceOf("'customer' || order_number")}, ${skew.users}) * ${users}::integer)`.execute(
    trx,
  )
  await sql`
    insert into orders (id, user_id, email, contact_email, name, mobile_number, country, district, address,
                        delivery_charge, total_amount, status, placed_at, delivered_at, transaction_id, paid_at,
                        customer_review, review_stars, review_added)
    select id, user_id, email, email, name, '+88012' || lpad(order_number::text, 8, '0'), ${shop.country},
           (${[...shop.districts]}::text[])[1 + floor(${chanceOf("'district' || order_number")} * ${shop.districts.length})],
           'House ' || order_number % 98 + 1 || ', Road ' || order_number % 27 + 1,
           ${delivery.elsewhere.charge}, total, (case when delivered then 'Delivered' else 'Pending' end)::order_status, placed,
           case when delivered then placed + (now() - placed) / 2 end,
           tran_id, case when tran_id is not null then placed + (now() - placed) / 9 end,
           case when delivered and order_number % 2 = 0 then 'Arrived in time and works as it should.' end,
           case when delivered and order_number % 2 = 0
                then (array[5, 5, 5, 4, 5, 4, null, 5, 3, 5, 4, 2, null, 5, 4, 1])[1 + floor(${chanceOf("'stars' || order_number")} * 16)] end,
           case when delivered and order_number % 2 = 0 then placed + (now() - placed) * 0.8 end
    from bench_orders`.execute(trx)
  await sql`
    insert into order_items (order_id, position, product_id, name, price, quantity, image)
    select o.id, i.position, i.product_id, i.name, i.price, i.quantity, i.image
    from bench_items i join bench_orders o using (order_number)`.execute(trx)
  await sql`
    insert into payment_attempts (tran_id, order_id, amount, state, val_id, risk_level, created_at, captured_at, checked_at, checks)
    select tran_id, id, total, 'paid', 'bench-' || order_number, 0, placed, placed + (now() - placed) / 9,
           placed + (now() - placed) / 9, 1
    from bench_orders where tran_id is not null`.execute(trx)
}
