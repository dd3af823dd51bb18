import fc from 'fast-check'
import { sql } from 'kysely'
import { fillShop } from '../../../lab/shop/data/fillShop'
import { shop as shopConfig } from '../../../shop/shop.config'
import type { components } from '../../src/contract/generated/types'
import { startTestApp, type TestApp, type TestUser } from '../support/app'
import { tranId } from '../support/rows'

jest.setTimeout(180_000)

type Schemas = components['schemas']
type Listed = { _id: string }

let shop: TestApp
let admin: TestUser

beforeAll(async () => {
  shop = await startTestApp({ seed: 'empty' })
  await fillShop(shop.db, { factor: 0.02 })
  await sql`update orders set risk_flag = true where right(id::text, 1) in ('3', '7')`.execute(
    shop.db,
  )
  const twicePaid = await shop.db
    .selectFrom('orders')
    .select(['id', 'total_amount'])
    .where('payment', '=', true)
    .limit(200)
    .execute()
  for (const [index, { id, total_amount }] of twicePaid.entries()) {
    const duplicate = tranId()
    await sql`
      insert into payment_attempts (tran_id, order_id, amount, state, val_id, captured_at)
      values (${duplicate}, ${id}, ${total_amount}, 'duplicate', ${duplicate}, now() - ${index % 15} * interval '1 day')`.execute(
      shop.db,
    )
  }
  await sql`
    update payment_attempts set refunded_at = now(), refund_reference = 'back'
    where state = 'duplicate' and right(tran_id, 1) < 'C'`.execute(shop.db)
  await sql`
    insert into refund_requests (id, payment_id, order_id, next_check_at)
    select tran_id, tran_id, order_id, now() + interval '1 hour' from payment_attempts
    where state = 'duplicate' and right(tran_id, 1) between 'C' and 'K'`.execute(shop.db)
  admin = await shop.signIn('admin')
  await sql`
    insert into return_requests
      (id, order_id, product_id, kind, reason, details, quantity, state, requested_at, answer, answered_at, answered_by, closed_at)
    select gen_random_uuid(), order_id, product_id, kinds[1 + row % 2], 'faulty', 'Silent', 1, state, now() - row * interval '1 day',
      case when state in ('accepted', 'declined', 'done') then 'Answer' end,
      case when state in ('accepted', 'declined', 'done') then now() - row * interval '1 hour' end,
      case when state in ('accepted', 'declined', 'done') then ${admin.id}::uuid end,
      case when state in ('withdrawn', 'done') then now() end
    from (
      select i.order_id, i.product_id, row_number() over (order by o.placed_at, o.id)::integer as row,
        enum_range(null::return_kind) as kinds
      from order_items i join orders o on o.id = i.order_id
      where i.position = 0 and o.status = 'Delivered' order by row limit 300
    ) as items, lateral (select (enum_range(null::return_state))[1 + row % 5] as state) as states`.execute(
    shop.db,
  )
}, 240_000)
afterAll(() => shop.close())

async function everything<Row extends Listed>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const answer = await admin.get(`${path}?page=${page}&limit=100`)
    rows.push(...answer.json<Row[]>())
    if (rows.length >= Number(answer.headers['x-total-count'])) return rows
  }
}

type Value = string | number | boolean | undefined
type Filter<Row> = { values: fc.Arbitrary<Value>; keeps: (row: Row, value: never) => boolean }

type Plan<Row extends Listed> = {
  path: string
  filters: Record<string, Filter<Row>>
  sorts: Record<string, (row: Row) => string | number | boolean>
}

const maybe = <T extends Value>(values: fc.Arbitrary<T>) =>
  fc.option(values, { nil: undefined, freq: 2 })

function compare(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string')
    return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return Number(a) - Number(b)
}

/** For random filters, sorting and pages, the response equals filtering and sorting all rows in JavaScript. */
async function holds<Row extends Listed>({ path, filters, sorts }: Plan<Row>) {
  const rows = await everything<Row>(path)
  expect(rows.length).toBeGreaterThan(150)
  const asked = fc.record({
    ...Object.fromEntries(
      Object.entries(filters).map(([name, { values }]) => [name, maybe(values)] as const),
    ),
    sort: fc.constantFrom(...Object.keys(sorts)),
    order: fc.constantFrom('asc', 'desc'),
    limit: fc.integer({ min: 1, max: 25 }),
    position: fc.double({ min: 0, max: 1.1, noNaN: true }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ sort, order, limit, position, ...values }) => {
      const given = Object.entries(values as Record<string, Value>).filter(
        (entry): entry is [string, Exclude<Value, undefined>] => entry[1] !== undefined,
      )
      const by = sorts[sort]
      if (!by) throw new Error(`no sort ${sort}`)
      const sign = order === 'asc' ? 1 : -1
      const expected = rows
        .filter((row) => given.every(([name, value]) => filters[name]?.keeps(row, value as never)))
        .sort((a, b) => sign * (compare(by(a), by(b)) || compare(a._id, b._id)))
        .map(({ _id }) => _id)
      const page = Math.max(1, Math.ceil((position * expected.length) / limit))
      const query = new URLSearchParams({
        ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
        ...{ sort, order, page: String(page), limit: String(limit) },
      })
      const answer = await admin.get(`${path}?${query.toString()}`)
      expect(answer.headers['x-total-count']).toBe(String(expected.length))
      expect(answer.headers['x-total-more']).toBeUndefined()
      expect(answer.json<Row[]>().map(({ _id }) => _id)).toEqual(
        expected.slice((page - 1) * limit, page * limit),
      )
    }),
    { numRuns: 60 },
  )
}

const toShopDay = (time: string | number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: shopConfig.timeZone }).format(new Date(time))
const days = fc
  .integer({ min: 0, max: 14 })
  .map((back) => toShopDay(Date.now() - back * 86_400_000))

const hasWords = (text: string, ...fields: string[]) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => fields.some((field) => field.toLowerCase().includes(word)))

test('orders', () =>
  holds<Schemas['Order']>({
    path: '/api/all-orders',
    filters: {
      status: {
        values: fc.constantFrom('Pending', 'Delivered'),
        keeps: ({ status }, value: string) => status === value,
      },
      payment: { values: fc.boolean(), keeps: ({ payment }, value: boolean) => payment === value },
      riskFlag: {
        values: fc.boolean(),
        keeps: ({ riskFlag }, value: boolean) => riskFlag === value,
      },
      refundDue: {
        values: fc.boolean(),
        keeps: ({ refundDue }, value: boolean) => refundDue === value,
      },
      reviewed: {
        values: fc.boolean(),
        keeps: ({ customerReview }, value: boolean) => (customerReview !== undefined) === value,
      },
      district: {
        values: fc.constantFrom(...shopConfig.districts, 'Nowhere'),
        keeps: ({ district }, value: string) => district === value,
      },
      email: {
        values: fc.constantFrom('arif', 'MAH', 'rakibul.', 'zzz', 'a%_'),
        keeps: ({ email }, value: string) => email.startsWith(value.toLowerCase()),
      },
      from: {
        values: days,
        keeps: ({ orderPlaced }, value: string) => toShopDay(orderPlaced) >= value,
      },
      to: {
        values: days,
        keeps: ({ orderPlaced }, value: string) => toShopDay(orderPlaced) <= value,
      },
    },
    sorts: {
      orderPlaced: ({ orderPlaced }) => orderPlaced,
      name: ({ name }) => name.toLowerCase(),
      email: ({ email }) => email,
      status: ({ status, orderPlaced }) =>
        `${Number(status === 'Delivered')} ${new Date(orderPlaced).toISOString()}`,
      payment: ({ payment }) => payment,
      totalAmount: ({ totalAmount }) => totalAmount,
    },
  }))

test('products', () =>
  holds<Schemas['Product']>({
    path: '/api/all-products',
    filters: {
      category: {
        values: fc.constantFrom('fan', 'Wireless Earphone', 'bluetooth earphone', 'nothing'),
        keeps: ({ category }, value: string) =>
          category.toLowerCase() === value.toLowerCase().replace('bluetooth e', 'wireless e'),
      },
      inStock: { values: fc.boolean(), keeps: ({ inStock }, value: boolean) => inStock === value },
      discounted: {
        values: fc.boolean(),
        keeps: ({ discountPrice }, value: boolean) => (discountPrice !== undefined) === value,
      },
      minPrice: {
        values: fc.integer({ min: 0, max: 160_000 }),
        keeps: ({ price, discountPrice }, value: number) => (discountPrice ?? price) >= value,
      },
      maxPrice: {
        values: fc.integer({ min: 0, max: 160_000 }),
        keeps: ({ price, discountPrice }, value: number) => (discountPrice ?? price) <= value,
      },
      search: {
        values: fc.constantFrom('pro', 'aura max', 'EARBUDS', '50%', 'zzz'),
        keeps: ({ productName, category }, value: string) => hasWords(value, productName, category),
      },
    },
    sorts: {
      productName: ({ productName }) => productName.toLowerCase(),
      category: ({ category }) => category.toLowerCase(),
      price: ({ price }) => price,
      inStock: ({ inStock }) => inStock,
    },
  }))

test('users', () =>
  holds<Schemas['User']>({
    path: '/api/all-users',
    filters: {
      role: {
        values: fc.constantFrom('user', 'admin'),
        keeps: ({ role }, value: string) => role === value,
      },
      from: {
        values: days,
        keeps: ({ timestamp }, value: string) => toShopDay(Number(timestamp.createdAt)) >= value,
      },
      to: {
        values: days,
        keeps: ({ timestamp }, value: string) => toShopDay(Number(timestamp.createdAt)) <= value,
      },
      search: {
        values: fc.constantFrom('rahman', 'arif@', 'khan arif', 'bench.example', '_%_'),
        keeps: ({ name, email }, value: string) => hasWords(value, name, email),
      },
    },
    sorts: {
      name: ({ name }) => name.toLowerCase(),
      email: ({ email }) => email,
    },
  }))

test('refunds', () =>
  holds<Schemas['PaymentIssue']>({
    path: '/api/refunds',
    filters: {
      state: {
        values: fc.constantFrom('due', 'requested', 'refunded', 'accepted'),
        keeps: ({ refundedAt, acceptedAt, refundRequestedAt }, value: string) => {
          const open = refundRequestedAt ? 'requested' : 'due'
          return value === (refundedAt ? 'refunded' : acceptedAt ? 'accepted' : open)
        },
      },
      due: {
        values: fc.constantFrom('overdue', 'today', 'later'),
        keeps: ({ refundBy = '', refundedAt, acceptedAt, refundRequestedAt }, value: string) => {
          const today = toShopDay(Date.now())
          const due = refundBy < today ? 'overdue' : refundBy === today ? 'today' : 'later'
          return !refundedAt && !acceptedAt && !refundRequestedAt && due === value
        },
      },
      search: {
        values: fc.constantFrom('arif', 'BENCH.example', 'back', 'back arif', '_%_'),
        keeps: ({ transactionId, refundReference = '', order }, value: string) =>
          hasWords(value, transactionId, refundReference, order._id, order.name, order.email),
      },
      kind: {
        values: fc.constantFrom('gateway', 'cash'),
        keeps: ({ kind }, value: string) => kind === value,
      },
      email: {
        values: fc.constantFrom('arif', 'MAH', 'nobody'),
        keeps: ({ order }, value: string) => order.email.startsWith(value.toLowerCase()),
      },
    },
    sorts: { amount: ({ amount }) => amount, refundBy: ({ refundBy = '' }) => refundBy },
  }))

test('carts', () =>
  holds<Schemas['CartItem']>({
    path: '/api/all-carts',
    filters: {
      email: {
        values: fc.constantFrom('arif', 'MAH', 'nobody'),
        keeps: ({ author }, value: string) => author.startsWith(value.toLowerCase()),
      },
      product: {
        values: fc.constantFrom('pro', 'aura', 'max pro', 'zzz', '%%%'),
        keeps: ({ name }, value: string) => hasWords(value, name),
      },
      search: {
        values: fc.constantFrom('echo', 'karim', '@bench'),
        keeps: ({ name, author }, value: string) =>
          hasWords(value, name) || hasWords(value, author),
      },
    },
    sorts: {
      author: ({ author }) => author,
      name: ({ name }) => name.toLowerCase(),
      price: ({ price }) => price,
      quantity: ({ quantity }) => quantity,
    },
  }))

describe('a search', () => {
  const find = async (path: string) => {
    const answer = await admin.get(path)
    return {
      status: answer.statusCode,
      total: Number(answer.headers['x-total-count']),
      isMore: answer.headers['x-total-more'],
      rows: answer.json<{ _id: string; name: string; totalAmount: number }[]>(),
    }
  }

  it('counts and returns up to 1,000 matches', async () => {
    const first = await find('/api/all-orders?search=bench.example&page=1&limit=10')
    expect(first).toMatchObject({ total: 1000, isMore: 'true' })
    const last = await find('/api/all-orders?search=bench.example&page=100&limit=10')
    expect(last.rows).toHaveLength(10)
    const behind = await find('/api/all-orders?search=bench.example&page=101&limit=10')
    expect(behind).toMatchObject({ status: 200, rows: [] })
    expect((await find('/api/all-orders?search=bench.example')).rows).toHaveLength(1000)
  })

  it('returns the first of all matches, not of the first thousand', async () => {
    const dearest = await find('/api/all-orders?sort=totalAmount&page=1&limit=5')
    const found = await find('/api/all-orders?search=%2B88012&sort=totalAmount&page=1&limit=5')
    expect(found.rows).toEqual(dearest.rows)
  })

  it.each([
    ['/api/all-orders', 'name'],
    ['/api/all-users', 'name'],
    ['/api/all-products', 'productName'],
  ])('with one or two letters matches the start of a name: %s', async (path, field) => {
    const answer = await admin.get(`${path}?search=Ar&limit=100`)
    const names = answer.json<Record<string, string>[]>().map((row) => row[field] ?? '')
    const all = await everything<Listed & Record<string, string>>(path)
    const expected = all.filter((row) => row[field]?.toLowerCase().startsWith('ar'))
    expect(answer.headers['x-total-count']).toBe(String(Math.min(1000, expected.length)))
    expect(names.every((name) => name.toLowerCase().startsWith('ar'))).toBe(true)
  })
})

test.each([
  'from=2026-02-30',
  'from=yesterday',
  'from=0001-01-01',
  'email=ab',
  'riskFlag=perhaps',
  'minPrice=-1',
])('rejects the invalid filter %s', async (query) => {
  const paths = query.startsWith('minPrice') ? ['/api/all-products'] : ['/api/all-orders']
  for (const path of paths) expect((await admin.get(`${path}?${query}`)).statusCode).toBe(422)
})

test('database and shop have the same time zone', async () => {
  const { rows } = await sql<{ day: string; start: Date }>`
    select shop_day('2026-03-04T18:30:00Z')::text as day, start_of_day('2026-03-05') as start`.execute(
    shop.db,
  )
  expect(rows).toEqual([{ day: '2026-03-05', start: new Date('2026-03-04T18:00:00Z') }])
  expect(toShopDay('2026-03-04T18:30:00Z')).toBe('2026-03-05')
})

test('returns', () =>
  holds<Schemas['ReturnRequest']>({
    path: '/api/returns',
    filters: {
      state: {
        values: fc.constantFrom('open', 'withdrawn', 'accepted', 'declined', 'done'),
        keeps: ({ state }, value: string) => state === value,
      },
      kind: {
        values: fc.constantFrom('return', 'warranty'),
        keeps: ({ kind }, value: string) => kind === value,
      },
      email: {
        values: fc.constantFrom('arif', 'MAH', 'nobody'),
        keeps: ({ order }, value: string) => order.email.startsWith(value.toLowerCase()),
      },
      from: {
        values: days,
        keeps: ({ requestedAt }, value: string) => toShopDay(Date.parse(requestedAt)) >= value,
      },
      to: {
        values: days,
        keeps: ({ requestedAt }, value: string) => toShopDay(Date.parse(requestedAt)) <= value,
      },
    },
    sorts: {
      requestedAt: ({ requestedAt }) => requestedAt,
    },
  }))
