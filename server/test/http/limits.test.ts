import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { pino } from 'pino'
import { loadConfig } from '../../src/bootstrap/config'
import { createDatabase, type Database } from '../../src/db/pool'
import { createCallCounter } from '../../src/http/callCounter'
import { countCall, purgeRateLimits } from '../../src/http/sharedRateLimits'
import { startTestApp, type TestApp } from '../support/app'
import { assembleApp, withoutLimits } from '../support/assembleApp'

let shop: TestApp

const env = {
  RATE_LIMIT_PER_MINUTE: '40',
  RATE_LIMIT_STRICT_PER_MINUTE: '20',
  // A demo rejects forwarded requests.
  FIREBASE_PROJECT_ID: 'jontro-live',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'jontro-live.firebaseapp.com',
}

beforeEach(async () => {
  shop = await startTestApp({ env })
})
afterEach(() => shop.close())

type Ask = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  payload?: object | string
  ip?: string
}

async function statuses(
  count: number,
  ask: (turn: number) => Ask,
  { app }: Pick<TestApp, 'app'> = shop,
) {
  const seen: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const { url, method = 'GET', headers, payload, ip = '203.0.113.7' } = ask(turn)
    const answer = await app.inject({ url, method, headers, payload, remoteAddress: ip })
    seen.push(answer.statusCode)
    if (answer.statusCode === 429) {
      expect(answer.json()).toMatchObject({ code: 'too_many_requests' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
  }
  return seen
}

const allowed = (seen: readonly number[]) => seen.filter((status) => status !== 429).length

const forgedCookie = () => ({
  cookie: `jontro_session=${randomBytes(32).toString('base64url')}`,
})

test('each user has a limit, from all addresses together', async () => {
  const [one, two] = [await shop.signIn('user'), await shop.signIn('user')]
  const by =
    ({ cookie }: { cookie: string }) =>
    (turn: number) => ({
      url: '/api/my-cart',
      headers: { cookie },
      ip: `203.0.113.${turn % 5}`,
    })
  expect(allowed(await statuses(50, by(one)))).toBe(40)
  expect(allowed(await statuses(30, by(two)))).toBe(30)
})

test('a network of many phones may read a hundred times as much as a user, and let a fraction of it be computed', async () => {
  const reads = await statuses(4_100, () => ({ url: '/api/best-seller' }))
  expect(allowed(reads)).toBe(4_000)
  const searches = await statuses(250, (turn) => ({
    url: `/api/search-products?search=word${turn}`,
    ip: '203.0.113.9',
  }))
  expect(allowed(searches)).toBe(200)
})

test('uploads of visitors are limited per address and day', async () => {
  // Only the clock is mocked; in the database the counts become older.
  const now = jest.spyOn(performance, 'now')
  const from = performance.now()
  try {
    let taken = 0
    for (let minute = 0; minute < 30; minute++) {
      taken += allowed(await statuses(5, () => ({ url: '/api/upload', method: 'POST' })))
      now.mockReturnValue(from + (minute + 1) * 61_000)
      await sql`update rate_limits set ends_at = ends_at - interval '61 seconds'`.execute(shop.db)
    }
    expect(taken).toBe(80)
  } finally {
    now.mockRestore()
  }
})

test('visitors may upload a fifth as much, whatever cookies or addresses they send', async () => {
  const seen = await statuses(12, (turn) => ({
    url: '/api/upload',
    method: 'POST',
    headers: {
      ...forgedCookie(),
      'x-forwarded-for': `198.51.100.${turn}`,
      forwarded: `for=${turn}`,
    },
  }))
  expect(allowed(seen)).toBe(4)
  expect(seen.slice(0, 4)).toEqual([415, 415, 415, 415])
  const elsewhere = await statuses(1, () => ({
    url: '/api/upload',
    method: 'POST',
    ip: '203.0.113.8',
  }))
  expect(elsewhere).toEqual([415])
  const { cookie } = await shop.signIn('user')
  const signedIn = await statuses(25, () => ({
    url: '/api/upload',
    method: 'POST',
    headers: { cookie },
  }))
  expect(allowed(signedIn)).toBe(20)
})

const signIn = (email: string, ip?: string) => ({
  url: '/jwt',
  method: 'POST' as const,
  headers: forgedCookie(),
  payload: { email },
  ip,
})

test('signing in is limited to 20 tries a minute for each address and e-mail', async () => {
  const seen = await statuses(25, () => signIn('rafia@mail.example'))
  expect(allowed(seen)).toBe(20)
  expect(allowed(await statuses(1, () => signIn('RAFIA@mail.example')))).toBe(0)
  expect(allowed(await statuses(1, () => signIn('rafia@mail.example', '203.0.113.8')))).toBe(1)
})

test('many customers of one mobile network can sign in from its one address', async () => {
  const seen = await statuses(390, (turn) => signIn(`customer-${turn}@mail.example`))
  expect(allowed(seen)).toBe(390)
})

const notice = (tranId: string, ip?: string) => ({
  url: '/payment/ipn',
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: `tran_id=${tranId}`,
  ip,
})

test('the payment gateway can notify more payments than a customer could make', async () => {
  const seen = await statuses(200, (turn) => notice(`payment-${turn}`))
  expect(allowed(seen)).toBe(200)
})

/** Bytes that are still in use after 300 calls, beside those of a few calls before. */
async function measureGrowth(call: (times: number) => unknown) {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const readHeap = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  await call(50)
  const before = readHeap()
  await call(300)
  return readHeap() - before
}

describe('what is kept in memory', () => {
  const padding = 'x'.repeat(16_000)

  it('is no body of a notification', async () => {
    const notify = (times: number) =>
      statuses(times, () => notice(`${randomUUID()}&padding=${padding}`))
    expect(await measureGrowth(notify)).toBeLessThan(150 * padding.length)
  })

  it('is no payment ID as long as a body', async () => {
    const notify = (times: number) => statuses(times, () => notice(`${randomUUID()}${padding}`))
    expect(await measureGrowth(notify)).toBeLessThan(150 * padding.length)
  })

  it('is no header from which an address was cut', async () => {
    const countCalls = createCallCounter(60_000)
    const count = (times: number) => {
      for (let turn = 0; turn < times; turn++) {
        const header = Buffer.from(`${randomUUID()}, ${padding}`).toString()
        countCalls(`address ${header.slice(0, 36)}`)
      }
    }
    expect(await measureGrowth(count)).toBeLessThan(150 * padding.length)
    // Still in use.
    expect(countCalls('address').count).toBe(1)
  })
})

test('notifications of one payment are limited to 20 a minute, without affecting other payments', async () => {
  expect(allowed(await statuses(25, () => notice('forged')))).toBe(20)
  expect(allowed(await statuses(5, () => notice('forged', '203.0.113.8')))).toBe(5)
})

test('guessing session cookies is limited, as is everything from one address', async () => {
  const seen = await statuses(1_210, () => ({ url: '/api/my-cart', headers: forgedCookie() }))
  expect(seen.filter((status) => status === 401)).toHaveLength(1_200)
  expect(seen.slice(1_200)).toEqual(Array(10).fill(429))
})

test('public data is limited by address only', async () => {
  const { cookie } = await shop.signIn('user')
  const seen = await statuses(100, () => ({ url: '/api/best-seller', headers: { cookie } }))
  expect(allowed(seen)).toBe(100)
})

test('invalid notifications are limited too', async () => {
  const payload = Array.from({ length: 101 }, (_, index) => `${index}=`).join('&')
  const seen = await statuses(25, (turn) => ({
    ...notice('forged'),
    payload: `tran_id=a&tran_id=${turn}&${payload}`,
  }))
  expect(allowed(seen)).toBe(20)
})

test('public responses count if they have to be computed, but not from the cache', async () => {
  const list = (turn: number) => ({ url: `/api/popular-gadget?skip=${turn}` })
  expect(allowed(await statuses(210, list))).toBe(200)
  expect(allowed(await statuses(50, () => list(3)))).toBe(50)
  expect(allowed(await statuses(1, (turn) => ({ ...list(turn + 900), ip: '203.0.113.8' })))).toBe(1)
})

test('an IPv6 network is limited as one address', async () => {
  const from = (prefix: string) => (turn: number) => ({
    url: '/api/my-cart',
    ip: `${prefix}::${turn.toString(16)}`,
  })
  const seen = await statuses(1_210, from('2001:db8:1:2'))
  expect(seen.filter((status) => status === 429)).toHaveLength(10)
  expect(allowed(await statuses(1, from('2001:db8:1:3')))).toBe(1)
})

test('a limit does not outlast its minute if the system clock is set back', () => {
  let now = 1_000
  const countCalls = createCallCounter(60_000, () => now)
  const count = () => countCalls('someone')
  expect([count(), count(), count()].map((counted) => counted.count)).toEqual([1, 2, 3])
  now += 30_000
  expect(count()).toEqual({ count: 4, ttl: 30_000 })
  jest.useFakeTimers({ now: Date.now() - 7_200_000 })
  now += 30_000
  expect(count()).toEqual({ count: 1, ttl: 60_000 })
  jest.useRealTimers()
})

describe('a strict limit', () => {
  async function startOther(db: Database) {
    const config = loadConfig({ ...withoutLimits, ...env }, tmpdir())
    return assembleApp({ db, config, logger: pino({ level: 'silent' }) })
  }

  it('is shared by all processes', async () => {
    const other = await startOther(shop.db)
    const tries = () => signIn('rafia@mail.example')
    expect(allowed(await statuses(15, tries))).toBe(15)
    expect(allowed(await statuses(15, tries, other))).toBe(5)
    expect(allowed(await statuses(1, tries))).toBe(0)
    await sql`update rate_limits set ends_at = now()`.execute(shop.db)
    expect(allowed(await statuses(1, tries, other))).toBe(1)
    await other.app.close()
  })

  it('counts in each process while the database is unavailable', async () => {
    const { db, close } = createDatabase('postgres://nobody@localhost:1/none')
    const other = await startOther(db)
    const seen = await statuses(25, () => notice('forged'), other)
    expect(allowed(seen)).toBe(20)
    await other.app.close()
    await close()
  })

  it('does not outlast its time if the clock of the database is set back', async () => {
    expect((await countCall(shop.db, 'someone', 60_000)).count).toBe(1)
    expect((await countCall(shop.db, 'someone', 60_000)).count).toBe(2)
    await sql`update rate_limits set ends_at = ends_at + interval '2 hours'`.execute(shop.db)
    const { count, ttl } = await countCall(shop.db, 'someone', 60_000)
    expect(count).toBe(1)
    expect(ttl).toBeLessThanOrEqual(60_000)
  })

  it('leaves no count behind when its time is over', async () => {
    await countCall(shop.db, 'past', 1)
    await countCall(shop.db, 'current', 60_000)
    await sql`select pg_sleep(0.01)`.execute(shop.db)
    await purgeRateLimits(shop.db)
    const { rows } = await sql`select key from rate_limits`.execute(shop.db)
    expect(rows).toHaveLength(1)
  })
})
