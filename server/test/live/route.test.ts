import { connect } from 'node:net'
import { sql } from 'kysely'
import type { Database } from '../../src/db/pool'
import { openStreams } from '../../src/observability/metrics'
import { startTestApp, type TestApp } from '../support/app'

let shop: TestApp
let origin: string

beforeAll(async () => {
  shop = await startTestApp()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

/** Resolves when a statement waits for a lock. */
async function untilWaiting(db: Database) {
  const waiting = sql<{ count: string }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while (Number((await waiting.execute(db)).rows[0]?.count) === 0);
}

/** Returns the first event of a stream. */
async function firstOf(query: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/live${query}`, { headers, signal: leaving.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/^event: .*\n\n/ms.test(text)) text += (await reader?.read())?.value ?? ''
  leaving.abort()
  const toFieldName = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return { id: toFieldName('id'), event: toFieldName('event'), data: toFieldName('data') }
}

const nothing = { event: 'tags', data: '[]' }

test('an event stream resumes after Last-Event-ID, or after the `since` parameter', async () => {
  const { id, ...first } = await firstOf('?age=0')
  expect(first).toEqual(nothing)

  expect(await firstOf(`?since=${id}`)).toEqual({ ...nothing, id })
  expect(await firstOf('?since=other.7')).toEqual({ id, event: 'gap', data: 'null' })
  expect(await firstOf('?since=other.7', { 'last-event-id': id })).toMatchObject(nothing)
  expect(await firstOf('?age=3600000')).toMatchObject({ event: 'gap' })
})

test('an event stream resumes from the database where this process does not know the changes any more', async () => {
  const admin = await shop.signIn('admin')
  const change = async (...tags: string[]) => {
    const { rows } = await sql<{ xid: string }>`
      select pg_current_xact_id()::text as xid from notify_change(${tags}::text[], null)`.execute(
      shop.db,
    )
    return Number(rows[0]?.xid)
  }
  const first = await change('Product/1')
  await change('Product/2', 'User/1')
  await change('Product/2', 'User/1', 'Category/headphones')
  shop.broker.publishGap(first + 1_000)
  const tagsSince = async (position: number, headers = {}) => {
    const { event, data } = await firstOf(`?since=${position}`, headers)
    return { event, tags: (JSON.parse(data) as string[] | null)?.toSorted() }
  }

  // The parent lists the headphones too.
  const publicTags = ['Category/earphones & headphones', 'Category/headphones', 'Product/2']
  expect(await tagsSince(first + 1)).toEqual({ event: 'tags', tags: publicTags })
  expect(await tagsSince(first + 1, { cookie: admin.cookie })).toEqual({
    event: 'tags',
    tags: [...publicTags, 'User/1'],
  })
  // Such a position is of another database.
  expect(await tagsSince(first + 2_000)).toEqual({ event: 'gap', tags: undefined })
  // What was before the first one may have been pruned.
  await sql`delete from changes where xid < ${String(first)}::xid8`.execute(shop.db)
  expect(await tagsSince(first)).toEqual({ event: 'gap', tags: undefined })
})

test('HEAD opens no event stream', async () => {
  const answer = await fetch(`${origin}/api/live`, { method: 'HEAD' })
  expect(answer.status).toBe(404)
})

describe('the number of event streams', () => {
  let limited: TestApp
  let address: string
  const leaving: AbortController[] = []
  /** Node closes the connection of an unread response that nothing refers to. */
  const streams: Response[] = []

  beforeAll(async () => {
    limited = await startTestApp({ env: { EVENT_STREAMS_PER_CALLER: '3' } })
    address = await limited.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => limited.close())

  async function open(headers: Record<string, string> = {}) {
    const controller = new AbortController()
    leaving.push(controller)
    const stream = await fetch(`${address}/api/live`, { headers, signal: controller.signal })
    streams.push(stream)
    return stream.status
  }

  it('is limited for each user, and a hundred times as high for all visitors of an address', async () => {
    const { cookie } = await limited.signIn('user')
    const openOwn = () => open({ cookie })
    expect([await openOwn(), await openOwn(), await openOwn(), await openOwn()]).toEqual([
      200, 200, 200, 429,
    ])
    // A mobile network has one address for many visitors.
    const visitors = await Promise.all(Array.from({ length: 300 }, () => open()))
    expect(new Set(visitors)).toEqual(new Set([200]))
    expect(await open()).toBe(429)
    leaving[0]?.abort()
    // The server detects the end of a stream when its connection closes.
    while ((await openOwn()) !== 200);
    expect(await openOwn()).toBe(429)
  })

  it('counts those that wait behind another one of their connection until it closes', async () => {
    const { cookie } = await limited.signIn('user')
    const countOpen = async () => (await openStreams.get()).values[0]?.value ?? 0
    const before = await countOpen()
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const request = `GET /api/live HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`
    socket.write(request.repeat(3))
    while ((await countOpen()) < before + 3) await new Promise(setImmediate)
    expect(await open({ cookie })).toBe(429)
    socket.destroy()
    while ((await open({ cookie })) !== 200);
    expect([await open({ cookie }), await open({ cookie }), await open({ cookie })]).toEqual([
      200, 200, 429,
    ])
  })
})

test('closing the server ends event streams and finishes requests in progress', async () => {
  const closing = await startTestApp()
  const address = await closing.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${address}/api/live`)
  const blocker = await closing.db.startTransaction().execute()
  const { cookie } = await closing.signIn('user')
  await blocker.executeQuery(sql`lock table products in access exclusive mode`.compile(closing.db))
  const call = fetch(`${address}/api/new-arrival`, { headers: { cookie } })
  await untilWaiting(closing.db)
  const closed = closing.app.close()
  await stream.text()
  await blocker.commit().execute()
  const answer = await call
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  await closed
  await closing.close()
})
