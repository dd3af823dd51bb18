import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '../../src/db/pool'
import { countPendingSales } from '../../src/db/sales'
import { foldOrderTallies } from '../../src/db/tallies'
import { transaction } from '../../src/db/transaction'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { insertOrder, insertProduct, payOrder, putOrder } from '../support/rows'

let fresh: FreshDatabase
let db: Database

beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.db
})
afterAll(() => fresh.drop())

const kinds = sql`day::text, district, status, payment, risk_flag`

async function kept() {
  const { rows } = await sql`
    select ${kinds}, sum(orders)::integer as orders, sum(amount) as amount from order_sums
    group by day, district, status, payment, risk_flag
    having sum(orders) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

async function counted() {
  const { rows } = await sql`
    select ${kinds}, count(*)::integer as orders, sum(total_amount) as amount
    from (select *, shop_day(placed_at) as day from orders where deleted_at is null) as living
    group by day, district, status, payment, risk_flag order by 1, 2, 3, 4, 5`.execute(db)
  return rows
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

test('what is kept of orders is what counting them gives, whatever happens to them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
      const placed: { id: string; total_amount: string }[] = []
      const idsOf = (numbers: readonly number[]) =>
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
          await Promise.all([foldOrderTallies(db), foldOrderTallies(db)])
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
          await sql`update orders set ${change} where id = any (${idsOf(it.orders)}::uuid[])`.execute(
            db,
          )
        }
        expect(await kept()).toEqual(await counted())
      }
    }),
    { numRuns: 15 },
  )
}, 180_000)

test('many who order at once wait for nobody, and are all counted', async () => {
  const before = await kept()
  await Promise.all([
    ...Array.from({ length: 30 }, () => insertOrder(db)),
    ...Array.from({ length: 5 }, () => foldOrderTallies(db)),
  ])
  expect(await kept()).not.toEqual(before)
  expect(await kept()).toEqual(await counted())
  await foldOrderTallies(db)
  const { rows } = await sql`select from pending_tallies`.execute(db)
  expect(rows).toEqual([])
  expect(await kept()).toEqual(await counted())
})

test('a data load is counted for its days, and not as sold', async () => {
  const { id } = await insertProduct(db, { sold: 7 })
  await transaction(db, async (trx) => {
    await sql`set local jontro.quiet = 'on'`.execute(trx)
    await putOrder(trx, { items: [{ product_id: id, quantity: 2 }] })
  })
  await insertOrder(db, { items: [{ product_id: id, quantity: 3, price: 10.5 }] })
  await countPendingSales(db)
  const { rows } = await sql`
    select sold, quantity, amount from products join product_days on product_id = id
    where id = ${id} and day = shop_day(now())`.execute(db)
  expect(rows).toEqual([{ sold: 10, quantity: 5, amount: '2031.50' }])
})
