import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../src/db/pool'
import { transaction } from '../../../src/db/transaction'
import { countAll, countRows } from '../../../src/listing/listing'
import { countPendingSales } from '../../../src/modules/catalog/sales'
import { orderListing } from '../../../src/modules/orders'
import { foldPendingStats } from '../../../src/modules/orders/orderStats'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import {
  insertCartRow,
  insertOrder,
  insertProduct,
  insertUser,
  payOrder,
  putOrder,
} from '../../support/rows'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.db
})
afterAll(() => fresh.drop())

const kinds = sql`day::text, district, status, payment, risk_flag`

const kindsOfDay = sql`day::text, status, payment, risk_flag`

async function read(query: RawBuilder<unknown>) {
  const { rows } = await query.execute(db)
  return rows
}

/** Counts and sums of each kind of orders, with districts and without. */
async function kept() {
  const sums = (of: RawBuilder<unknown>, view: RawBuilder<unknown>) =>
    read(sql`
      select ${of}, sum(orders)::integer as orders, sum(amount) as amount from ${view} group by ${of}
      having sum(orders) <> 0 or sum(amount) <> 0 order by ${of}`)
  return [
    await sums(kinds, sql`current_order_stats`),
    await sums(kindsOfDay, sql`current_daily_stats`),
  ]
}

async function counted() {
  const sums = (of: RawBuilder<unknown>) =>
    read(sql`
      select ${of}, count(*)::integer as orders, sum(total_amount) as amount
      from (select *, shop_day(placed_at) as day from orders where deleted_at is null) as active
      group by ${of} order by ${of}`)
  return [await sums(kinds), await sums(kindsOfDay)]
}

const some = fc.array(fc.nat(20), { maxLength: 4 })
const step = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    count: fc.integer({ min: 1, max: 3 }),
    district: fc.constantFrom('Dhaka', 'Sylhet'),
    hoursAgo: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({ kind: fc.constantFrom('deliver', 'flag', 'delete'), orders: some }),
  fc.record({ kind: fc.constant('pay' as const), order: fc.nat(20) }),
  fc.constant({ kind: 'fold' as const }),
  fc.constant({ kind: 'failed' as const }),
)

test('order stats equal the counted orders after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const placed: { id: string; total_amount: string }[] = []
      const normalizeIds = (numbers: readonly number[]) =>
        numbers.flatMap((number) => placed[number % Math.max(1, placed.length)]?.id ?? [])
      for (const it of steps) {
        if (it.kind === 'place') {
          await transaction(db, async (trx) => {
            for (let index = 0; index < it.count; index++) {
              const placed_at = new Date(Date.now() - it.hoursAgo * 3_600_000)
              placed.push(await putOrder(trx, { order: { district: it.district, placed_at } }))
            }
          })
        } else if (it.kind === 'pay') {
          const order = placed[it.order % Math.max(1, placed.length)]
          if (order) await payOrder(db, order.id, order.total_amount).catch(() => undefined)
        } else if (it.kind === 'fold') {
          await Promise.all([foldPendingStats(db), foldPendingStats(db)])
        } else if (it.kind === 'failed') {
          const failing = transaction(db, async (trx) => {
            await putOrder(trx)
            throw new Error('rolled back')
          })
          await expect(failing).rejects.toThrow('rolled back')
        } else if ('orders' in it) {
          const change = {
            deliver: sql`status = 'Delivered', delivered_at = coalesce(delivered_at, now())`,
            flag: sql`risk_flag = not risk_flag`,
            delete: sql`deleted_at = now()`,
          }[it.kind]
          await sql`update orders set ${change} where id = any (${normalizeIds(it.orders)}::uuid[])`.execute(
            db,
          )
        }
        expect(await kept()).toEqual(await counted())
      }
    }),
    { numRuns: 15 },
  )
}, 180_000)

test('concurrent orders do not wait for each other, and are all counted', async () => {
  const before = await kept()
  await Promise.all([
    ...Array.from({ length: 30 }, () => insertOrder(db)),
    ...Array.from({ length: 5 }, () => foldPendingStats(db)),
  ])
  expect(await kept()).not.toEqual(before)
  expect(await kept()).toEqual(await counted())
  await foldPendingStats(db)
  const { rows } = await sql`select from pending_order_stats`.execute(db)
  expect(rows).toEqual([])
  expect(await kept()).toEqual(await counted())
})

test('a bulk load counts for its days, but not as sold', async () => {
  const { id } = await insertProduct(db, { sold: 7 })
  await transaction(db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await putOrder(trx, { items: [{ product_id: id, quantity: 2 }] })
  })
  await insertOrder(db, { items: [{ product_id: id, quantity: 3, price: 10.5 }] })
  await countPendingSales(db)
  const { rows } = await sql`
    select sold, quantity, amount from products join daily_product_sales on product_id = id
    where id = ${id} and day = shop_day(now())`.execute(db)
  expect(rows).toEqual([{ sold: 10, quantity: 5, amount: '2031.50' }])
})

describe('the row counts', () => {
  const cartRows = async () => {
    const [counts] = await read(sql`
      select (select sum(rows)::integer from current_row_counts where table_name = 'cart_rows') as kept,
        (select count(*) from cart_rows) as counted`)
    return counts
  }

  async function fillCart(rows: number) {
    const { id: user_id } = await insertUser(db)
    for (let row = 0; row < rows; row++) {
      await insertCartRow(db, { user_id, product_id: (await insertProduct(db)).id })
    }
  }

  it('are correct after adding, adding again, removing and deleting a product', async () => {
    await Promise.all([fillCart(3), foldPendingStats(db), fillCart(2), foldPendingStats(db)])
    expect(await cartRows()).toEqual({ kept: 5, counted: 5 })

    await sql`
      insert into cart_rows (id, user_id, product_id)
      select gen_random_uuid(), user_id, product_id from cart_rows limit 1
      on conflict (user_id, product_id) do update set quantity = 2`.execute(db)
    await sql`delete from cart_rows where id = (select id from cart_rows limit 1)`.execute(db)
    await sql`delete from cart_rows where false`.execute(db)
    await sql`
      delete from products where id = (select product_id from cart_rows limit 1)`.execute(db)
    expect(await cartRows()).toEqual({ kept: 3, counted: 3 })

    await foldPendingStats(db)
    expect(await read(sql`select from pending_row_counts`)).toEqual([])
    expect(await cartRows()).toEqual({ kept: 3, counted: 3 })
  })
})

test('deleted orders are not counted by the statistics, which leave them out', async () => {
  await insertOrder(db, { order: { deleted_at: new Date() } })
  const listing = orderListing({ isDeleted: true })
  expect((await countRows(db, listing)).count).toBe(await countAll(db, listing))
})
