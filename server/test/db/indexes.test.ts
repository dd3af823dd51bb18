import { type RawBuilder, sql } from 'kysely'
import { fillShop } from '../../../lab/shop/data/fillShop'
import { auditListing } from '../../src/modules/audit'
import { clearAddresses, findOrphans } from '../../src/modules/images/garbage'
import { sumUploads } from '../../src/modules/images/quota'
import { type FreshDatabase, freshDatabase } from '../support/database'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'empty' })
  await fillShop(fresh.db, { factor: 0.05 })
}, 120_000)
afterAll(() => fresh.drop())

/** The scan and sort nodes of the plan, without costs. */
async function planOf(query: string): Promise<string> {
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain (costs off) ${sql.raw(query)}`.execute(fresh.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

function compiledPlan(query: RawBuilder<unknown>): Promise<string> {
  const { sql: text, parameters } = query.compile(fresh.db)
  const values = parameters.map((value) => (typeof value === 'string' ? `'${value}'` : value))
  return planOf(text.replace(/\$(\d+)/g, (_, index) => String(values[Number(index) - 1])))
}

const id = '01980000-0000-7000-8000-000000000000'
const active = 'deleted_at is null'
const ordered = (columns: string, direction: string) =>
  columns
    .split(', ')
    .map((column) => `${column} ${direction}`)
    .join(', ')

const lists = [
  ['users', 'created_at, id', 'users_by_created'],
  ['users', 'account_created_at, id', 'users_by_account_created'],
  ['users', 'last_login_at, id', 'users_by_last_login'],
  ['users', 'name_key collate "C", id', 'users_by_name'],
  ['users', 'email collate "C", id', 'users_by_email'],
  ['users', 'role, created_at, id', 'users_by_role'],
  ['products', 'created_at, id', 'products_newest'],
  ['products', 'sold, created_at, id', 'products_by_popularity'],
  ['products', 'name_key collate "C", id', 'products_by_name'],
  ['products', 'category_key, id', 'products_by_category'],
  ['products', 'price, id', 'products_by_price'],
  ['products', 'sold, id', 'products_by_sold'],
  ['products', 'in_stock, id', 'products_by_stock'],
  ['orders', 'placed_at, id', 'orders_by_placed'],
  ['orders', 'name_key collate "C", id', 'orders_by_name'],
  ['orders', 'email collate "C", id', 'orders_by_email'],
  ['orders', 'status, placed_at, id', 'orders_by_status'],
  ['orders', 'payment, id', 'orders_by_payment'],
  ['orders', 'total_amount, id', 'orders_by_total'],
  ['orders', 'deliver_by, id', 'orders_by_due'],
  ['orders', 'paid_at, id', 'orders_by_paid_at'],
] as const

describe.each(['asc', 'desc'])('%s', (direction) => {
  test.each(lists)('%s sorted by %s are read from an index', async (table, columns, index) => {
    const plan = await planOf(
      `select id from ${table} where ${active} order by ${ordered(columns, direction)} limit 20`,
    )
    expect(plan).toContain(`using ${index} on ${table}`)
    expect(plan).not.toMatch(/^ *(->)? *Sort/m)
  })

  test.each([
    ['cart_rows c', 'c.added_at, c.id', 'cart_rows_by_added'],
    [
      'cart_rows c join products p on p.id = c.product_id',
      'p.name_key collate "C", p.id, c.id',
      'products_by_name',
    ],
    [
      'cart_rows c join products p on p.id = c.product_id',
      'p.effective_price, p.id, c.id',
      'products_by_effective_price',
    ],
    [
      'cart_rows c join users u on u.id = c.user_id and u.deleted_at is null',
      'u.email collate "C", c.id',
      'users_by_email',
    ],
  ])('%s sorted by %s start with an index', async (from, columns, index) => {
    const plan = await planOf(
      `select c.id from ${from} order by ${ordered(columns, direction)} limit 20`,
    )
    expect(plan).toContain(`using ${index} on`)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

test('a search for the number of an order reads two indexes, and not the table', async () => {
  const plan = await planOf(
    `select id from orders where (search_text like '%1234567895%' or order_number = 1234567895) and ${active}`,
  )
  expect(plan).toContain('orders_search')
  expect(plan).toContain('orders_by_number')
  expect(plan).not.toContain('Seq Scan')
})

test.each([
  [
    'a category by popularity',
    `products where ${active} and category_key = 'fan' order by sold desc, created_at desc, id desc`,
    'products_of_category_by_sold',
  ],
  [
    'a category, newest first',
    `products where ${active} and category_key = 'fan' order by created_at desc, id desc`,
    'products_of_category',
  ],
  [
    'a category by price',
    `products where ${active} and category_key = 'fan' and effective_price between 500 and 2000 order by effective_price, id`,
    'products_of_category_by_price',
  ],
  [
    'a category, best rated first',
    `products where ${active} and category_key = 'fan' order by star_score(star_counts) desc, sold desc, created_at desc, id desc`,
    'products_of_category_by_stars',
  ],
  [
    'the first products of a family',
    `products where ${active} and family = 'Dhonira Aura 1' and category_key = 'fan' and family <> '' order by id`,
    'products_of_family',
  ],
  [
    'reviews of a product with so many stars',
    `product_reviews where product_id = '${id}' and stars = 5 order by review_added desc, order_id desc`,
    'product_reviews_by_stars',
  ],
  [
    'own orders',
    `orders where ${active} and user_id = '${id}' order by placed_at desc, id desc`,
    'orders_of_user',
  ],
  [
    'own reviews',
    `orders where ${active} and user_id = '${id}' and customer_review is not null order by review_added desc, id desc`,
    'orders_reviewed_of_user',
  ],
  [
    'pending reviews',
    `orders where ${active} and user_id = '${id}' and status = 'Delivered' and customer_review is null order by delivered_at desc, id desc`,
    'orders_awaiting_review_of_user',
  ],
  [
    'orders by status and payment',
    `orders where ${active} and status = 'Pending' and payment order by placed_at desc, id desc`,
    'orders_by_status',
  ],
  ['own cart', `cart_rows where user_id = '${id}'`, 'cart_rows_'],
  [
    'orders that contain a text',
    `orders where ${active} and search_text like '%zzzzzz%'`,
    'orders_search',
  ],
  [
    'users that contain a text',
    `users where ${active} and search_text like '%zzzzzz%'`,
    'users_search',
  ],
  [
    'products that contain a text',
    `products where ${active} and search_text like '%zzzzzz%'`,
    'products_search_text',
  ],
  [
    'reviewed orders',
    `orders where ${active} and customer_review is not null order by placed_at desc, id desc`,
    'using orders_reviewed on',
  ],
  [
    'payments to ask about',
    `payment_attempts where next_check_at <= now() order by next_check_at`,
    'payment_attempts_due',
  ],
])('%s use their own index', async (_, query, index) => {
  expect(await planOf(`select * from ${query} limit 20`)).toContain(index)
})

test('unused pictures are found by indexes, batch by batch', async () => {
  const ids = sql`select gen_random_uuid() as id from generate_series(1, 6000)`
  await sql`
    insert into images (id, url, content_type, bytes, created_at)
    select id, '/uploads/' || id || '-960.webp', 'image/webp', 1, now() - interval '2 days'
    from (${ids}) as made`.execute(fresh.db)
  await sql`
    update products set images = array['/uploads/' || id || '-960.webp']`.execute(fresh.db)
  await sql`
    update orders set customer_review = 'Good.', review_added = now(), review_photos = array['/uploads/' || id || '-960.webp']
    where status = 'Delivered' and customer_review is null`.execute(fresh.db)
  await sql`analyze images, products, users, orders, order_items`.execute(fresh.db)
  const plan = await compiledPlan(findOrphans(id))
  expect(plan).toContain('products_by_image')
  expect(plan).toContain('orders_by_review_photo')
  expect(plan).not.toMatch(/Seq Scan on (users|products|orders|order_items)/)
})

test('upload quotas and addresses to clear are read from an index', async () => {
  await sql`
    insert into images (id, owner_id, uploader_address, url, content_type, bytes, created_at)
    select made.id, case when mod(n, 10) > 0 then u.id end,
      case when mod(n, 10) = 0 then '192.0.2.' || mod(n, 200) end,
      '/uploads/' || made.id || '-960.webp', 'image/webp', 1, now() - make_interval(mins => n)
    from (select gen_random_uuid() as id, n from generate_series(1, 6000) n) as made
    join (select id, row_number() over () as row from users) u on u.row = 1 + mod(n, 900)`.execute(
    fresh.db,
  )
  await sql`vacuum analyze images`.execute(fresh.db)
  for (const [query, index] of [
    [sumUploads({ userId: id }), 'images_by_owner'],
    [sumUploads({ address: '192.0.2.10' }), 'images_by_uploader_address'],
    [clearAddresses, 'images_by_uploader_address'],
  ] as const) {
    expect(await compiledPlan(query)).toContain(index)
  }
})

test.each([
  ['zzzzzz', 'audit_log_search'],
  ['zz', 'audit_log_by_label'],
])('audit log entries that contain %s are found by an index', async (search, index) => {
  await sql`
    insert into audit_log (actor_email, action, subject, label)
    select 'admin@bench.example', 'deliverOrder', 'Order/' || number, 'Customer ' || number
    from generate_series(1, 5000) as number`.execute(fresh.db)
  await sql`vacuum (analyze) audit_log`.execute(fresh.db)
  const { where } = auditListing({ search })
  expect(await compiledPlan(sql`select a.id from audit_log a where ${where} limit 20`)).toContain(
    index,
  )
})

test('every page of every sorting of orders is an index-only scan', async () => {
  const plan = await planOf(
    `select id from orders where ${active} order by total_amount desc, id desc limit 20 offset 1000`,
  )
  expect(plan).toContain('Index Only Scan Backward using orders_by_total on orders')
})

test('the benchmark data is complete', async () => {
  const { rows } = await sql`
    select (select count(*) from products) as products, (select count(*) from orders) as orders,
           (select count(*) from users) as users, (select count(*) from cart_rows) as cart_rows,
           (select count(*) from pending_sales) as pending`.execute(fresh.db)
  expect(rows).toEqual([
    { products: 500, orders: 5_000, users: 1_000, cart_rows: 2_500, pending: 0 },
  ])
})
