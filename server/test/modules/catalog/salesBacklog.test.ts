import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { createJobsDatabase } from '../../../src/jobs/jobs'
import { countPendingSales } from '../../../src/modules/catalog/sales'
import { foldPendingStats } from '../../../src/modules/orders/orderStats'
import { type FreshDatabase, freshDatabase } from '../../support/database'

let fresh: FreshDatabase
let jobs: ReturnType<typeof createJobsDatabase>

beforeAll(async () => {
  fresh = await freshDatabase()
  jobs = createJobsDatabase(fresh.url)
})
afterAll(async () => {
  await jobs.close()
  await fresh.drop()
})

async function pendingRows() {
  const { rows } = await sql<{ sales: number; stats: number; rows: number }>`
    select (select count(*) from pending_sales) as sales, (select count(*) from pending_order_stats) as stats,
           (select count(*) from pending_row_counts) as rows`.execute(fresh.db)
  return rows[0]
}

/** Inserts products without the slow update of the search words. */
async function insertProducts(count: number) {
  await sql`alter table products disable trigger index_product_words`.execute(fresh.db)
  await sql`
    insert into products (id, product_name, category, price, images)
    select gen_random_uuid(), 'Gadget ' || number, 'Fan', 100, array['/images/one.webp']
    from generate_series(1, ${count}::integer) as number`.execute(fresh.db)
  await sql`
    insert into product_search (product_id, words, sold, created_at)
    select id, array_to_tsvector(string_to_array(name_key, ' ')), sold, created_at from products`.execute(
    fresh.db,
  )
  await sql`alter table products enable trigger index_product_words`.execute(fresh.db)
}

test('counts sales of 6,000 products in batches', async () => {
  await insertProducts(6_000)
  await sql`
    insert into pending_sales (product_id, quantity, day, amount)
    select id, times, '2026-11-22', 100 * times from products, generate_series(1, 2) as times`.execute(
    fresh.db,
  )
  await Promise.all([countPendingSales(jobs.db), countPendingSales(jobs.db)])
  await countPendingSales(jobs.db)
  expect(await pendingRows()).toMatchObject({ sales: 0 })
  const { rows } = await sql`
    select sold, quantity, amount, count(*) as products from products join daily_product_sales on product_id = id
    group by 1, 2, 3`.execute(fresh.db)
  expect(rows).toEqual([{ sold: 3, quantity: 3, amount: '300.00', products: 6000 }])
})

test('adds up 200,000 pending order stats and row counts', async () => {
  await sql`
    insert into pending_order_stats
    select date '2026-01-01' + number % 200, 'Dhaka', 'Pending', false, false, 1, 100
    from generate_series(1, 200000) as number`.execute(fresh.db)
  await sql`
    insert into pending_row_counts select 'cart_rows', 1 from generate_series(1, 200000)`.execute(
    fresh.db,
  )
  await foldPendingStats(jobs.db)
  expect(await pendingRows()).toMatchObject({ stats: 0, rows: 0 })
  const { rows } = await sql`
    select (select sum(orders)::integer from current_order_stats) as orders,
           (select sum(orders)::integer from current_daily_stats) as of_days,
           (select sum(rows)::integer from current_row_counts where table_name = 'cart_rows') as rows`.execute(
    fresh.db,
  )
  expect(rows).toEqual([{ orders: 200_000, of_days: 200_000, rows: 200_000 }])
})

test('counts at most 200 products in a batch, so that no product is locked for long', async () => {
  await sql`
    insert into pending_sales (product_id, quantity, day, amount)
    select id, 1, '2026-11-23', 100 from products`.execute(fresh.db)
  const { rows } = await sql`select count_pending_sales(200, 20000) as more`.execute(jobs.db)
  expect(rows).toEqual([{ more: true }])
  expect(await pendingRows()).toMatchObject({ sales: 5_800 })
})

test('locks products in the order of their IDs, as an edit of many products does', async () => {
  await sql`delete from pending_sales`.execute(fresh.db)
  await sql`
    insert into pending_sales (product_id, quantity, day, amount)
    select id, 1, '2026-11-24', 100 from products order by id limit 50`.execute(fresh.db)
  const counting = await fresh.db.transaction().execute(async (trx) => {
    await sql`select from products order by id limit 1 for no key update`.execute(trx)
    const waiting = sql`select count_pending_sales(200, 20000)`.execute(jobs.db)
    const isBlocked = sql<{ isBlocked: boolean }>`
      select exists (select from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))) as "isBlocked"`
    while (!(await isBlocked.execute(trx)).rows[0]?.isBlocked) await setTimeout(10)
    // It has none of the others.
    await sql`select from products order by id for no key update nowait`.execute(trx)
    return { waiting }
  })
  await counting.waiting
  expect(await pendingRows()).toMatchObject({ sales: 0 })
})
