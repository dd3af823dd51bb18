import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { pino } from 'pino'
import type { PageRenderer } from '../../../common/pageRenderer'
import { loadConfig } from '../../src/bootstrap/config'
import { startTracing } from '../../src/observability/tracing'
import { startTestApp, type TestApp, type TestUser } from '../support/app'
import { writeClientBuild } from '../support/clientBuild'
import { type ReceivedSpan, startOtlpReceiver } from '../support/otlpReceiver'
import { fullIndex } from '../support/pageRenderer'

type Receiver = Awaited<ReturnType<typeof startOtlpReceiver>>

type Call = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const [serverKind, clientKind] = [2, 3]
const clickTrace = '4bf92f3577b34da6a3ce929d0e0e4736'
const clickSpan = '00f067aa0ba902b7'

let receiver: Receiver
let build: Awaited<ReturnType<typeof writeClientBuild>>
let running: { shop: TestApp; stopTracing: () => Promise<void> } | undefined
let logLines: Record<string, unknown>[]

/** As the client does: it calls the API to render a page. */
const renderer: PageRenderer = {
  render: async ({ fetch }) => {
    await fetch(new Request('http://localhost/api/new-arrival'))
    return { html: '<h1>Home</h1>', hydrationData: { route: '/', entries: [] }, tags: [] }
  },
}

async function start(env: NodeJS.ProcessEnv = {}) {
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    ...env,
  }
  const { tracing: tracingConfig } = loadConfig(settings, '/shop')
  if (!tracingConfig) throw new Error('tracing is off')
  const tracing = await startTracing(tracingConfig, (message) => {
    throw new Error(message)
  })
  const write = (line: string) => logLines.push(JSON.parse(line) as Record<string, unknown>)
  const logger = pino({ base: undefined }, { write })
  const shop = await startTestApp({
    root: build.root,
    renderer,
    tracing,
    logger,
    // Not a demo, which logs no requests.
    env: {
      ...settings,
      FIREBASE_PROJECT_ID: 'live',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'live.example',
    },
  })
  running = { shop, stopTracing: tracing.stop }
  const address = await shop.app.listen({ port: 0, host: 'localhost' })
  const origin = `http://localhost:${new URL(address).port}`
  return {
    shop,
    send: (path: string, { headers, ...init }: Call = {}) =>
      fetch(origin + path, {
        ...init,
        headers: { referer: `${origin}/product/Fan/42?from=rafia@mail.example`, ...headers },
      }),
    /** What the collector has when the server has stopped. */
    receive: async () => {
      await tracing.stop()
      return receiver.spans()
    },
  }
}

beforeAll(async () => {
  build = await writeClientBuild({
    'index.html': fullIndex,
    'assets.json': JSON.stringify({ main: ['/js/main.js'], tracing: ['/js/tracing.js'] }),
  })
})
beforeEach(async () => {
  logLines = []
  receiver = await startOtlpReceiver()
})
afterEach(async () => {
  await running?.stopTracing()
  await running?.shop.close()
  running = undefined
  await receiver.close()
})
afterAll(() => build.remove())

const addToCart = (user: TestUser, gadgetId: string, flags = '01') => ({
  method: 'PUT',
  headers: {
    'content-type': 'application/json',
    cookie: user.cookie,
    traceparent: `00-${clickTrace}-${clickSpan}-${flags}`,
  },
  body: JSON.stringify({ gadgetId, quantity: 7 }),
})

const only = (spans: readonly ReceivedSpan[], kind: number) =>
  spans.filter((it) => it.kind === kind)

describe('tracing', () => {
  it('leads from the click in the browser over the request to its statements', async () => {
    const { shop, send, receive } = await start({ OTEL_SERVICE_NAME: 'gadgets' })
    const user = await shop.signIn('user', { name: 'Rafia Rahman' })
    const gadgetId = await shop.addProduct({ name: 'Quiet Fan' })

    expect((await send('/api/cart', addToCart(user, gadgetId))).status).toBe(200)

    const spans = await receive()
    expect(receiver.resources()[0]).toMatchObject({ 'service.name': 'gadgets' })
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([clickTrace]))
    const requests = only(spans, serverKind)
    expect(requests).toMatchObject([
      {
        name: 'PUT /api/cart',
        parentSpanId: clickSpan,
        attributes: {
          'http.request.method': 'PUT',
          'http.route': '/api/cart',
          'http.response.status_code': 200,
          'jontro.page': '/product/:name/:id',
        },
      },
    ])
    const statements = only(spans, clientKind)
    expect(statements).toHaveLength(spans.length - 1)
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set([requests[0]?.spanId]),
    )
    const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
    expect(texts).toContainEqual(expect.stringMatching(/insert into "?cart/))
    expect(new Set(statements.map(({ name }) => name))).toEqual(new Set(['SELECT', 'WITH']))
    // Nothing of the request but its route.
    for (const secret of [user.id, user.email, user.cookie, 'Rafia', gadgetId, 'Quiet Fan', '@']) {
      expect(receiver.text()).not.toContain(secret)
    }
  })

  it('adds the trace to the lines of the log', async () => {
    const { shop, send } = await start()
    const user = await shop.signIn('user')
    await send('/api/cart', addToCart(user, await shop.addProduct()))
    await shop.app.close()
    expect(logLines.filter(({ reqId }) => reqId !== undefined)).toMatchObject([
      { msg: 'incoming request', trace_id: clickTrace },
      { msg: 'request completed', trace_id: clickTrace },
    ])
  })

  it('does not record what the caller has not sampled', async () => {
    const { shop, send, receive } = await start()
    const user = await shop.signIn('user')
    await send('/api/cart', addToCart(user, await shop.addProduct(), '00'))
    expect(await receive()).toEqual([])
    expect(logLines.filter((line) => 'trace_id' in line)).toEqual([])
  })

  it('keeps the statements of requests apart that run at the same time', async () => {
    const { shop, send, receive } = await start()
    const users = await Promise.all(Array.from({ length: 12 }, () => shop.signIn('user')))
    const gadgetId = await shop.addProduct()
    const traceIdOf = (index: number) => (index + 1).toString(16).padStart(32, 'a')
    const isRecorded = (index: number) => index % 3 === 0
    const call = async (index: number) => {
      const user = users[index]
      if (!user) throw new Error('no user')
      const traceparent = `00-${traceIdOf(index)}-${clickSpan}-${isRecorded(index) ? '01' : '00'}`
      const { headers, ...change } = addToCart(user, gadgetId)
      const marked = { headers: { ...headers, traceparent } }
      await send('/api/cart', { ...change, ...marked })
      await send('/api/my-cart', marked)
    }
    await call(0)
    await Promise.all(users.map((_, index) => call(index)))
    await call(0)

    const spans = await receive()
    const namesOf = (id: string) =>
      spans
        .filter(({ traceId }) => traceId === id)
        .map(({ name, attributes }) => `${name} ${String(attributes['db.query.text'])}`)
        .sort()
    const recorded = users.flatMap((_, index) => (isRecorded(index) ? [traceIdOf(index)] : []))
    expect([...new Set(spans.map(({ traceId }) => traceId))].sort()).toEqual(recorded.sort())
    const [first = '', ...others] = recorded
    // One lap of the same two requests has the same statements, whatever runs beside it.
    for (const id of others) expect(namesOf(id)).toEqual(namesOf(others[0] ?? ''))
    expect(namesOf(first)).toHaveLength(3 * namesOf(others[0] ?? '').length)
    const parents = new Map(spans.map(({ spanId, traceId }) => [spanId, traceId]))
    for (const { parentSpanId, traceId } of only(spans, clientKind)) {
      expect(parents.get(parentSpanId ?? '')).toBe(traceId)
    }
  })

  it('limits exports that run at the same time', async () => {
    const { shop, send } = await start()
    const { cookie } = await shop.signIn('admin')
    const lock = await shop.db.startTransaction().execute()
    await sql`lock table orders in access exclusive mode`.execute(lock)
    const exports = Array.from({ length: 3 }, () =>
      send('/api/export/orders', { headers: { cookie } }),
    )
    const first = await Promise.race([...exports, sleep(5_000)])
    await lock.rollback().execute()
    await Promise.all(exports)
    expect(first?.status).toBe(503)
  })

  it('records a request whose client has gone before it was answered', async () => {
    const { shop, send, receive } = await start()
    const { cookie } = await shop.signIn('admin')
    const lock = await shop.db.startTransaction().execute()
    await sql`lock table orders in access exclusive mode`.execute(lock)
    const client = new AbortController()
    const { signal } = client
    const gone = send('/api/export/orders', { headers: { cookie }, signal }).catch(() => 'gone')
    await sleep(300)
    client.abort()
    expect(await gone).toBe('gone')
    await sleep(100)
    await lock.rollback().execute()

    expect(only(await receive(), serverKind)).toMatchObject([{ name: 'GET /api/export/orders' }])
  })

  it.each([
    ['always_on', '00', 1],
    ['parentbased_always_off', '01', 1],
    ['always_off', '01', 0],
    ['traceidratio', '01', 0],
    ['parentbased_traceidratio', '01', 1],
  ])('samples by OTEL_TRACES_SAMPLER=%s with the flags %s', async (name, flags, count) => {
    const { send, receive } = await start({
      OTEL_TRACES_SAMPLER: name,
      OTEL_TRACES_SAMPLER_ARG: '0',
    })
    await send('/api/new-arrival', {
      headers: { traceparent: `00-${clickTrace}-${clickSpan}-${flags}` },
    })
    expect(only(await receive(), serverKind)).toHaveLength(count)
  })

  it.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-${clickSpan}-01`])(
    'starts a trace of its own for a caller with the traceparent %s',
    async (traceparent) => {
      const { send, receive } = await start()
      await send('/api/new-arrival', traceparent ? { headers: { traceparent } } : {})
      const [request] = only(await receive(), serverKind)
      expect(request?.parentSpanId ?? '').toBe('')
      expect(request?.traceId).not.toBe(clickTrace)
    },
  )

  it('puts what a page is rendered from below the page', async () => {
    const { send, receive } = await start()
    const html = await (await send('/')).text()
    expect(html).toContain('<script defer src="/js/tracing.js" data-share="1"></script>')
    const spans = await receive()
    const page = spans.find(({ name }) => name === 'GET /')
    const call = spans.find(({ name }) => name === 'GET /api/new-arrival')
    expect(call?.parentSpanId).toBe(page?.spanId)
    expect(only(spans, clientKind).map(({ parentSpanId }) => parentSpanId)).toContain(call?.spanId)
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  })

  it('does not record probes, unknown addresses and event streams', async () => {
    const { send, receive } = await start()
    await send('/healthz')
    await send('/readyz')
    await send('/api/nothing')
    const stream = new AbortController()
    await send('/api/live', { signal: stream.signal })
    stream.abort()
    expect(await receive()).toEqual([])
  })

  it('records a failed statement by its code, without the values that its message quotes', async () => {
    const { shop, receive } = await start()
    const { tracing } = loadConfig(
      { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER: 'always_on' },
      '/shop',
    )
    if (!tracing) throw new Error('tracing is off')
    const { startTrace, recordQuery, stop } = await startTracing(tracing, () => undefined)
    const trace = startTrace({ method: 'GET', route: '/', headers: {}, findPage: () => undefined })
    const error = Object.assign(new DatabaseError('invalid input: "Rafia"', 1, 'error'), {
      code: '22P02',
    })
    const failed = new Promise((resolve, reject) => {
      trace?.run(() => {
        recordQuery('select $1', () => Promise.reject(error)).then(resolve, reject)
      })
    })
    await expect(failed).rejects.toBe(error)
    trace?.end(500)
    await stop()
    await shop.app.close()
    expect(await receive()).toMatchObject([
      { name: 'SELECT', attributes: { 'error.type': '22P02' }, status: { code: 2 } },
      { name: 'GET /', attributes: { 'http.response.status_code': 500 }, status: { code: 2 } },
    ])
    expect(receiver.text()).not.toContain('Rafia')
  })
})
