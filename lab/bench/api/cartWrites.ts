import { Pool } from 'pg'
import { encode, measure, type Timing } from './load'
import type { Bench } from './setup'

export const encodeAdd = (cookie: string, gadgetId: string) =>
  encode({ method: 'PUT', path: '/api/cart', headers: { cookie }, body: { gadgetId, quantity: 1 } })

/** Of all measurements together, so that none repeats what another has added. */
let turn = 0

/** Adds a product to the cart of each customer in turn, then the next product: as long as carts have room, each is a new row. */
export function nextAdd({ customers, products }: Bench): Buffer {
  const customer = customers[turn % customers.length]
  const product = products[Math.floor(turn++ / customers.length) % products.length]
  return encodeAdd(customer?.cookie ?? '', product?.id ?? '')
}

/** Bare durable inserts with as many connections as a shop has. */
export async function measureInserts(
  url: string,
  load: { connections: number; seconds: number },
): Promise<Timing> {
  const pool = new Pool({ connectionString: url, max: 16 })
  try {
    await pool.query(
      'create table if not exists bench_inserts (id bigserial primary key, text text)',
    )
    return await measure(load, () =>
      pool.query({
        name: 'insert',
        text: 'insert into bench_inserts (text) values ($1)',
        values: ['one row'],
      }),
    )
  } finally {
    await pool.end()
  }
}
