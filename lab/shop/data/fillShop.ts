import { sql } from 'kysely'
import { setTriggers } from '../../../scripts/backup/tables'
import type { Database } from '../../../server/src/db/pool'
import { markDemo } from '../../../server/src/db/shopMode'
import { type Transaction, transaction } from '../../../server/src/db/transaction'
import { saveCategorySynonyms } from '../../../server/src/modules/catalog'
import { foldPendingStats } from '../../../server/src/modules/orders'
import { categorySynonyms } from '../../../shop/categorySynonyms'
import { addPast } from './addPast'
import { type Counts, seedCarts, seedOrders, seedProducts, seedUsers } from './seedRows'

/** Of an aged shop, in minutes: two years. */
const age = 2 * 365 * 24 * 60

const bench = { products: 10_000, orders: 100_000, users: 20_000 }
const cartRowsPerUser = 2.5

type FillOptions = Partial<Counts> & { factor?: number; isAged?: boolean }

/**
 * Fills an empty, migrated database: at factor 1 with 10,000 products, 100,000 orders, 20,000 users and 50,000 cart rows, at factor 0.1 with
 * a tenth of each. The demo accounts can sign in to it. An aged shop has all that two years leave behind (`addPast`).
 */
export async function fillShop(
  db: Database,
  { factor = 1, isAged = false, ...given }: FillOptions = {},
): Promise<void> {
  /** Minutes from one row to the next. */
  const spacing = (usual: number, count: number) => (isAged ? age / Math.max(count, 1) : usual)
  const counts: Counts = {
    products: given.products ?? Math.round(bench.products * factor),
    orders: given.orders ?? Math.round(bench.orders * factor),
    users: given.users ?? Math.round(bench.users * factor),
  }
  const cartRows = Math.round(counts.users * cartRowsPerUser)
  await markDemo(db)
  await transaction(db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await sql`set local jontro.announces_all_products = 'on'`.execute(trx)
    await sql`set local statement_timeout = '10min'`.execute(trx)
    await sql`set local work_mem = '128MB'`.execute(trx)
    await sql`set local maintenance_work_mem = '512MB'`.execute(trx)
    await saveCategorySynonyms(trx, categorySynonyms)
    await withoutIndexes(trx, ['products', 'product_search', 'search_words'], () =>
      seedProducts(trx, counts.products, spacing(11, counts.products), isAged),
    )
    await withoutTriggers(trx, tables, () =>
      withoutIndexes(trx, tables, async () => {
        await seedUsers(trx, counts.users, spacing(40, counts.users))
        await seedCarts(trx, cartRows, counts, spacing(3, cartRows))
        await seedOrders(trx, counts, spacing(5, counts.orders), isAged)
        if (isAged) await addPast(trx)
      }),
    )
    await addSummaries(trx)
  })
  await foldPendingStats(db)
  await vacuum(db)
}

/**
 * Marks rows as visible to all, which index-only scans need. It cannot run in a transaction, and it skips rows whose commit is not
 * on disk yet.
 */
function vacuum(db: Database): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`set synchronous_commit = on`.execute(connection)
    await sql`vacuum (analyze)`.execute(connection)
    await sql`reset synchronous_commit`.execute(connection)
  })
}

/** What users and orders write. Row by row, their triggers and foreign keys take longer than all else. */
const tables = [
  'users',
  'cart_rows',
  'orders',
  'order_items',
  'payment_attempts',
  'refund_requests',
  'mismatched_captures',
  'return_requests',
  'customer_notes',
  'product_alerts',
  'addresses',
  'saved_views',
]

async function withoutTriggers(
  trx: Transaction,
  names: readonly string[],
  fill: () => Promise<void>,
) {
  const all = names.map((name) => ({ name }))
  await setTriggers(trx, all, 'disable')
  await fill()
  await setTriggers(trx, all, 'enable')
}

/** Creating an index, or checking a foreign key, at the end takes a fraction of the time of doing so row by row. */
async function withoutIndexes(
  trx: Transaction,
  names: readonly string[],
  fill: () => Promise<void>,
) {
  const { rows } = await sql<{ drop: string; create: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and conrelid = any (${names}::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = any (${names}::regclass[]) and not indisunique`.execute(trx)
  for (const { drop } of rows) await sql.raw(drop).execute(trx)
  await fill()
  for (const { create } of rows.toReversed()) await sql.raw(create).execute(trx)
}

/** What triggers would have added up. */
async function addSummaries(trx: Transaction) {
  await sql`
    insert into pending_order_stats
    select shop_day(placed_at), district, status, payment, risk_flag, count(*), sum(total_amount)
    from orders where deleted_at is null group by 1, 2, 3, 4, 5`.execute(trx)
  await sql`
    insert into pending_row_counts
    select 'cart_rows', count(*) from cart_rows
    union all select 'users', count(*) from users where deleted_at is null
    union all select 'reviewed_orders', count(*) from orders where customer_review is not null and deleted_at is null`.execute(
    trx,
  )
  await sql`
    insert into daily_product_sales
    select shop_day(placed_at), product_id, sum(quantity), sum(price * quantity)
    from orders o join order_items i on i.order_id = o.id group by 1, 2 order by 1, 2`.execute(trx)
  await sql`insert into capture_issues select * from current_capture_issues`.execute(trx)
  await withoutTriggers(trx, ['product_reviews'], async () => {
    await sql`
      insert into product_reviews
      select r.*, o.review_stars from current_product_reviews r join orders o on o.id = r.order_id order by 1, 2`.execute(
      trx,
    )
  })
  await sql`
    insert into pending_stars
    select product_id, stars, count(*) from product_reviews where stars is not null group by 1, 2`.execute(
    trx,
  )
  await sql`select count_pending_stars(2147483647)`.execute(trx)
}
