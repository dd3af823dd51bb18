import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { transaction } from '../../../server/src/db/transaction'
import { checkoutOf } from '../../people/customerApi'
import { measureInserts } from './cartWrites'
import { encode, interleave, measureRequests } from './load'
import { formatRate, formatRatio, formatTiming } from './report'
import { type Bench, findProducts, type Row } from './setup'

const connections = 32
const minPerSecond = 400
const maxP99 = 120
const itemsPerOrder = 2

/** Replaces the carts of all customers by the same products, without HTTP and without events. */
async function fillCarts({ db, customers }: Bench, productIds: readonly string[]) {
  const ids = customers.map(({ id }) => id)
  await transaction(db, async (trx) => {
    await sql`set local jontro.bulk_load = 'on'`.execute(trx)
    await sql`delete from cart_rows where user_id = any(${ids})`.execute(trx)
    await sql`
      insert into cart_rows (id, user_id, product_id)
      select gen_random_uuid(), user_id, product_id
      from unnest(${ids}::uuid[]) as user_id, unnest(${productIds}::uuid[]) as product_id`.execute(
      trx,
    )
  })
}

/** Orders, and those without all of their items. */
async function countOrders({ db }: Bench, since: Date) {
  const { rows } = await sql<{ orders: number; incomplete: number }>`
    select count(*) as orders,
      count(*) filter (where (select count(*) from order_items i where i.order_id = o.id) <> ${itemsPerOrder}) as incomplete
    from orders o where placed_at >= ${since}`.execute(db)
  return rows[0] ?? { orders: 0, incomplete: 0 }
}

/** Fills the cart of each customer; returns the requests that order them. */
export async function createOrders(bench: Bench) {
  // Other cases change prices.
  const chosen = (await findProducts(bench.db)).slice(0, itemsPerOrder)
  const body = checkoutOf(
    chosen.map(({ id, name, price, image }) => ({
      _id: id,
      gadgetId: id,
      name,
      price,
      quantity: 1,
      image,
    })),
  )
  await fillCarts(
    bench,
    chosen.map(({ id }) => id),
  )
  return bench.customers.map(({ cookie }) =>
    encode({
      method: 'POST',
      path: '/api/place-order',
      headers: { cookie, 'idempotency-key': randomUUID() },
      body,
    }),
  )
}

/** Orders of filled carts, compared with bare inserts. Each acknowledged order must be in the database. */
export async function benchOrders(bench: Bench): Promise<Row[]> {
  const shop = await bench.startShop()
  const since = new Date()
  let acknowledged = 0
  let refused = 0
  /** Each customer orders once, so a round may end before its time. */
  async function order(seconds: number) {
    const requests = await createOrders(bench)
    const timing = await measureRequests(shop, { connections, seconds }, () => requests.pop())
    acknowledged += timing.calls
    refused += timing.refused
    return timing
  }
  const { orders, inserts } = await interleave(bench, {
    orders: order,
    inserts: (seconds) => measureInserts(bench.url, { connections, seconds }),
  })
  const found = await countOrders(bench, since)
  // A call that was answered with 503 may have placed its order.
  const isWhole =
    found.orders >= acknowledged && found.orders <= acknowledged + refused && found.incomplete === 0
  return [
    {
      figure: `place order, ${itemsPerOrder} items, filling the cart not counted, ${connections} users`,
      measured: formatTiming(orders),
      control: `${formatRate(inserts)} bare inserts through pg`,
      ratio: formatRatio(orders.perSecond / inserts.perSecond),
      bar: `≥ ${minPerSecond}/s, p99 ≤ ${maxP99} ms`,
      holds: orders.perSecond >= minPerSecond && orders.p99 <= maxP99 && orders.refused === 0,
    },
    {
      figure: 'acknowledged orders that are in the database, whole',
      measured: `${found.orders - found.incomplete}`,
      control: `${acknowledged} acknowledged`,
      ratio: '–',
      bar: 'all',
      holds: isWhole,
    },
  ]
}
