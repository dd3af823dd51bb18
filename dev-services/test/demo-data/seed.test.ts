import { sql } from 'kysely'
import { isMobile } from '../../../common/mobile'
import { checkDataOf } from '../../../server/src/db/checkData'
import { type FreshDatabase, freshDatabase } from '../../../server/test/support/database'
import { demoAccounts } from '../../demo-data/accounts'
import { demoProducts } from '../../demo-data/catalogue'
import { seedDemo } from '../../demo-data/seed'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'demo' })
})
afterAll(() => fresh.drop())

const contents = async () => {
  const tables = [
    'products',
    'users',
    'orders',
    'order_items',
    'payment_attempts',
    'return_requests',
    'mails',
    'cart_rows',
    'category_synonyms',
    'pending_sales',
  ]
  const hashes = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ hash: string | null }>`
        select md5(string_agg(row::text, '' order by row::text)) as hash
        from ${sql.table(table)} as row`.execute(fresh.db)
      return [table, rows[0]?.hash] as const
    }),
  )
  return new Map(hashes)
}

test('every product of the catalogue is there', async () => {
  const products = await fresh.db.selectFrom('products').selectAll().execute()
  expect(products.map(({ id }) => id).sort()).toEqual(demoProducts.map(({ _id }) => _id).sort())
})

test('the accounts that can sign in have their roles', async () => {
  const users = await fresh.db
    .selectFrom('users')
    .select(['identity_uid', 'email', 'role'])
    .where(
      'identity_uid',
      'in',
      demoAccounts.map(({ uid }) => uid),
    )
    .orderBy('identity_uid')
    .execute()
  expect(users).toEqual([
    { identity_uid: 'demo-admin', email: 'admin@jontro.example', role: 'admin' },
    { identity_uid: 'demo-admin-2', email: 'admin2@jontro.example', role: 'admin' },
    { identity_uid: 'demo-customer', email: 'customer@jontro.example', role: 'user' },
  ])
})

test('checkout accepts the mobile number of each order whose customer can sign in', async () => {
  const orders = await fresh.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.mobile_number')
    .where(
      'identity_uid',
      'in',
      demoAccounts.map(({ uid }) => uid),
    )
    .execute()
  expect(orders.length).toBeGreaterThan(0)
  expect(
    orders.map(({ mobile_number }) => mobile_number).filter((each) => !isMobile(each)),
  ).toEqual([])
})

test('there are orders in each state, and the demo customer has some of each', async () => {
  const { rows } = await sql<{ state: string; orders: number; own: number }>`
    select concat_ws(' ', status, case when payment then 'paid' else 'unpaid' end,
                     case when customer_review is not null then 'reviewed' end) as state,
           count(*) as orders, count(*) filter (where email = 'customer@jontro.example') as own
    from orders group by 1 order by 1`.execute(fresh.db)
  expect(rows.map(({ state }) => state)).toEqual([
    'Delivered paid',
    'Delivered paid reviewed',
    'Delivered unpaid',
    'Delivered unpaid reviewed',
    'Pending paid',
    'Pending unpaid',
  ])
  for (const { orders, own } of rows) {
    expect(orders).toBeGreaterThanOrEqual(3)
    expect(own).toBeGreaterThanOrEqual(1)
  }
})

test('orders lie in the last 90 days and go to all nine districts', async () => {
  const { rows } = await sql<{ ok: boolean; districts: number }>`
    select bool_and(placed_at between now() - interval '92 days' and now()
                    and coalesce(delivered_at, placed_at) between placed_at and now()
                    and coalesce(review_added, now()) between coalesce(delivered_at, placed_at) and now()) as ok,
           count(distinct district) as districts
    from orders`.execute(fresh.db)
  expect(rows).toEqual([{ ok: true, districts: 9 }])
})

test('there are return requests in three states, each after the delivery', async () => {
  const { rows } = await sql<{ state: string; ok: boolean }>`
    select state, requested_at between delivered_at and now() as ok
    from return_requests join orders on orders.id = order_id order by state`.execute(fresh.db)
  expect(rows).toEqual(['open', 'accepted', 'done'].map((state) => ({ state, ok: true })))
  expect(await checkDataOf(fresh.db)).toEqual([])
})

test('a second seed changes nothing', async () => {
  const before = await contents()
  await seedDemo(fresh.db)
  expect(await contents()).toEqual(before)
})

test('a second seed leaves what people did', async () => {
  const [product, row, order] = await Promise.all([
    fresh.db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow(),
    fresh.db.selectFrom('cart_rows').select('id').limit(1).executeTakeFirstOrThrow(),
    fresh.db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow(),
  ])
  await fresh.db
    .updateTable('products')
    .set({ price: 9_999_999 })
    .where('id', '=', product.id)
    .execute()
  await fresh.db.deleteFrom('cart_rows').where('id', '=', row.id).execute()
  await fresh.db
    .updateTable('orders')
    .set({ deleted_at: new Date() })
    .where('id', '=', order.id)
    .execute()
  await fresh.db
    .updateTable('users')
    .set({ role: 'user' })
    .where('identity_uid', '=', 'demo-admin')
    .execute()
  const before = await contents()
  await seedDemo(fresh.db)
  expect(await contents()).toEqual(before)
})

test('a product that is new to the shop is added', async () => {
  const [first] = demoProducts
  await fresh.db.deleteFrom('products').where('id', '=', String(first?._id)).execute()
  await seedDemo(fresh.db)
  const found = await fresh.db
    .selectFrom('products')
    .select('product_name')
    .where('id', '=', String(first?._id))
    .executeTakeFirst()
  expect(found).toEqual({ product_name: first?.productName })
})

test('what was sold is counted by the time when the shop opens', async () => {
  const { rows } = await sql<{ sold: number; waiting: number }>`
    select (select sum(quantity)::integer from daily_product_sales) as sold,
      (select count(*) from pending_sales) as waiting`.execute(fresh.db)
  expect(rows).toEqual([{ sold: expect.any(Number) as number, waiting: 0 }])
})
