import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { fillShop } from '../../../../lab/shop/data/fillShop'
import { startTestApp, type TestApp, type TestUser } from '../../support/app'
import { placeOrder } from '../../support/checkout'
import { parseCsv } from '../../support/csv'
import { payOrder } from '../../support/rows'

let shop: TestApp
let admin: TestUser
let origin: string

beforeAll(async () => {
  shop = await startTestApp({ seed: 'empty' })
  await fillShop(shop.db, { factor: 0.03 })
  // Larger than all buffers together, so that backpressure reaches the server.
  await sql`update orders set additional_info = repeat('far ', 500)`.execute(shop.db)
  admin = await shop.signIn('admin')
  origin = await shop.app.listen({ host: 'localhost', port: 0 })
}, 120_000)
afterAll(() => shop.close())

async function download(path: string) {
  const answer = await admin.get(`/api/export/${path}`)
  expect(answer.statusCode).toBe(200)
  const [head = [], ...records] = parseCsv(answer.body)
  return { answer, head, records, total: Number(answer.headers['x-total-count']) }
}

const ofOthers = sql`
  from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`

/** Other connections that are in a transaction. */
async function openTransactions() {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${ofOthers}`.execute(
    shop.db,
  )
  return rows[0]?.count
}

/** Waits, since a statement of the session store may be running too; returns the last count. */
async function untilOpen(expected: number) {
  for (let tries = 0; tries < 200 && (await openTransactions()) !== expected; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return openTransactions()
}

/** Starts to read over a real connection, and then stops reading. */
async function begin(path: string): Promise<IncomingMessage> {
  const request = get(`${origin}/api/export/${path}`, { headers: { cookie: admin.cookie } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}

describe('an export', () => {
  it('is a CSV file with a name and a known number of records', async () => {
    const { answer, head, records, total } = await download('orders')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="orders-20\d\d-\d\d-\d\d\.csv"$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(head.slice(0, 4)).toEqual(['Order ID', 'Order number', 'Placed', 'Name'])
    expect(total).toBe(3_000)
    expect(records).toHaveLength(3_000)
    expect(new Set(records.map(([id]) => id)).size).toBe(3_000)
    expect(answer.body.split('\r\n')).toHaveLength(3_002)
  })

  it.each([
    ['orders', 'all-orders', '?status=Pending&payment=false&sort=totalAmount&order=asc'],
    ['orders', 'all-orders', '?district=Dhaka&sort=name'],
    ['orders', 'all-orders', '?search=rahman'],
    ['products', 'all-products', '?inStock=false&sort=price'],
    ['users', 'all-users', '?search=a&sort=email&order=asc'],
    ['carts', 'all-carts', '?product=pro&sort=price&order=desc'],
  ])('of %s has the rows of the list, in its order: %s%s', async (name, list, query) => {
    const { records, total } = await download(`${name}${query}`)
    const page = await admin.get(`/api/${list}${query}&page=1&limit=100`)
    const listed = page.json<{ _id: string }[]>().map(({ _id }) => _id)
    expect(listed.length).toBeGreaterThan(3)
    expect(records.map(([id]) => id).slice(0, 100)).toEqual(listed)
    expect(records).toHaveLength(total)
  })

  it.each([
    ['orders', 'all-orders'],
    ['products', 'all-products'],
    ['carts', 'all-carts'],
  ])('of %s has the chosen rows only', async (name, list) => {
    const listed = (await admin.get(`/api/${list}?limit=3`)).json<{ _id: string }[]>()
    const ids = listed.map(({ _id }) => _id).sort()
    const { records, total } = await download(`${name}?ids=${ids.join()}`)
    expect(records.map(([id]) => id).sort()).toEqual(ids)
    expect(total).toBe(3)
    expect((await admin.get(`/api/export/${name}?ids=1,2`)).statusCode).toBe(422)
  })

  it('of chosen orders has deleted ones if the filters list them, and the last day for the delivery', async () => {
    const { _id, totalAmount } = await placeOrder(shop, await shop.signIn('user'))
    await payOrder(shop.db, _id, totalAmount)
    const { deliverBy } = (await admin.get(`/api/order/${_id}`)).json<{ deliverBy: string }>()
    await admin.delete(`/api/orders/${_id}`)
    expect((await download(`orders?ids=${_id}`)).records).toEqual([])
    const { head, records } = await download(`orders?needsAttention=true&ids=${_id}`)
    expect(records.map((record) => [record[0], record[head.indexOf('Deliver by')]])).toEqual([
      [_id, deliverBy],
    ])
  })

  it('shows amounts as numbers, local dates and no formulas', async () => {
    const customer = await shop.signIn('user', { name: '=HYPERLINK("https://evil.example")' })
    await shop.db
      .updateTable('users')
      .set({ account_created_at: '2026-03-04T20:05:00Z' })
      .where('id', '=', customer.id)
      .execute()
    const users = await download(`users?search=${customer.id}`)
    expect(users.records).toEqual([
      [
        customer.id,
        '\'=HYPERLINK("https://evil.example")',
        customer.email,
        'user',
        '05/03/2026, 02:05',
        expect.stringMatching(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/),
      ],
    ])
    const order = await placeOrder(shop, customer, 749.5)
    const { head, records } = await download(`orders?search=${order._id}`)
    const [record = []] = records
    expect(Object.fromEntries(head.map((name, index) => [name, record[index]]))).toMatchObject({
      'Order ID': order._id,
      Mobile: "'+8801711000000",
      Items: `1 × ${order.cartItems[0]?.name}`,
      'Items total': '749.5',
      'Total amount': '849.5',
      Status: 'Pending',
      Delivered: '',
      Paid: 'No',
    })
  })

  it.each(['products', 'orders', 'refunds', 'returns', 'users', 'carts', 'audit-log'])(
    'of %s has other headings in Bengali, and the same records',
    async (name) => {
      const english = await download(`${name}?language=en`)
      expect((await download(name)).answer.body).toBe(english.answer.body)
      const bengali = await download(`${name}?language=bn`)
      expect(bengali.head).toHaveLength(english.head.length)
      expect(new Set(bengali.head).size).toBe(bengali.head.length)
      for (const heading of bengali.head) expect(heading).toMatch(/[\u0980-\u09FF]/)
      expect(bengali.records.map(([id]) => id)).toEqual(english.records.map(([id]) => id))
    },
  )

  it('has words in Bengali, but numbers, dates and what users have entered as they are', async () => {
    const order = await placeOrder(shop, await shop.signIn('user'), 749.5)
    const path = `orders?search=${order._id}`
    const { head, records } = await download(`${path}&language=bn`)
    const [record = []] = records
    expect(Object.fromEntries(head.map((name, index) => [name, record[index]]))).toMatchObject({
      'অর্ডার ID': order._id,
      মোবাইল: "'+8801711000000",
      জেলা: 'Dhaka',
      পণ্যগুলো: `1 × ${order.cartItems[0]?.name}`,
      সর্বমোট: '849.5',
      অবস্থা: 'অপেক্ষমাণ',
      পরিশোধিত: 'না',
    })
    const english = await download(path)
    expect(record[1]).toBe(english.records[0]?.[1])
    expect((await admin.get('/api/export/orders?language=fr')).statusCode).toBe(422)
  })

  it('has only a header if nothing matches', async () => {
    const { head, records, total } = await download('products?search=nosuchgadget')
    expect({ records, total }).toEqual({ records: [], total: 0 })
    expect(head).toContain('Category')
  })

  it('is a snapshot, whatever changes while it is read', async () => {
    const answer = await begin('orders?sort=status')
    await once(answer, 'readable')
    await sql`update orders set status = 'Delivered', delivered_at = now() where status = 'Pending'`.execute(
      shop.db,
    )
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const [, ...records] = parseCsv(Buffer.concat(chunks).toString())
    expect(records).toHaveLength(Number(answer.headers['x-total-count']))
    expect(new Set(records.map(([id]) => id)).size).toBe(records.length)
    expect(records.some((record) => record.includes('Pending'))).toBe(true)
    expect(await untilOpen(0)).toBe(0)
  })

  it('waits for a slow client, and ends when the client disconnects', async () => {
    const answer = await begin('orders')
    await once(answer, 'readable')
    expect(await untilOpen(1)).toBe(1)
    answer.destroy()
    expect(await untilOpen(0)).toBe(0)
    for (let round = 0; round < 10; round++) (await begin('orders')).destroy()
    expect(await untilOpen(0)).toBe(0)
    expect((await download('carts')).records.length).toBeGreaterThan(0)
  })

  it('is cut off, not ended, if the database connection is lost', async () => {
    const answer = await begin('orders')
    await once(answer, 'readable')
    await sql`select pg_terminate_backend(pid, 5000) ${ofOthers}`.execute(shop.db)
    answer.resume()
    await expect(once(answer, 'end')).rejects.toThrow('aborted')
    expect((await download('carts')).records.length).toBeGreaterThan(0)
  })

  it('is limited to two at a time', async () => {
    const readers = [await begin('orders'), await begin('orders')]
    const refused = await admin.get('/api/export/orders')
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    for (const reader of readers) reader.destroy()
    expect(await untilOpen(0)).toBe(0)
    expect((await admin.get('/api/export/carts')).statusCode).toBe(200)
  })

  it.each(['products', 'orders', 'users', 'carts', 'audit-log'])(
    'of %s is only available to admins',
    async (name) => {
      const user = await shop.signIn('user')
      expect((await user.get(`/api/export/${name}`)).statusCode).toBe(403)
      expect((await shop.visitor.get(`/api/export/${name}`)).statusCode).toBe(401)
    },
  )

  it('rejects unknown filters', async () => {
    expect((await admin.get('/api/export/orders?status=Lost')).statusCode).toBe(422)
    expect((await admin.get('/api/export/orders?from=yesterday')).statusCode).toBe(422)
  })
})
