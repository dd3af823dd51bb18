import { randomBytes } from 'node:crypto'
import { startTestApp, type TestApp } from '../support/app'

let shop: TestApp

beforeEach(async () => {
  shop = await startTestApp({
    env: { RATE_LIMIT_PER_MINUTE: '40', RATE_LIMIT_STRICT_PER_MINUTE: '20' },
  })
})
afterEach(() => shop.close())

type Ask = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; ip?: string }

async function statuses(count: number, ask: (turn: number) => Ask) {
  const seen: number[] = []
  for (let turn = 0; turn < count; turn++) {
    const { url, method = 'GET', headers, ip = '203.0.113.7' } = ask(turn)
    const answer = await shop.app.inject({ url, method, headers, remoteAddress: ip })
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

test('a person has a limit of their own, wherever they call from', async () => {
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

test('visitors upload a fifth of what others may, and made-up cookies or addresses change nothing', async () => {
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

test('signing in is tried 20 times a minute from one address', async () => {
  const seen = await statuses(25, () => ({
    url: '/jwt',
    method: 'POST',
    headers: { ...forgedCookie(), 'content-type': 'application/json' },
  }))
  expect(allowed(seen)).toBe(20)
})

test('guessing at sessions is limited too, and so is everything from one address', async () => {
  const seen = await statuses(410, () => ({ url: '/api/my-cart', headers: forgedCookie() }))
  expect(seen.filter((status) => status === 401)).toHaveLength(400)
  expect(seen.slice(400)).toEqual(Array(10).fill(429))
})

test('what is the same for all is limited by address alone', async () => {
  const { cookie } = await shop.signIn('user')
  const seen = await statuses(100, () => ({ url: '/api/best-seller', headers: { cookie } }))
  expect(allowed(seen)).toBe(100)
})
