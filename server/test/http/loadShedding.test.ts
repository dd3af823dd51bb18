import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { startTestApp, type TestApp } from '../support/app'
import { withoutChanges } from '../support/assembleApp'

jest.mock('@fastify/under-pressure', () => {
  type Options = { pressureHandler: (request: unknown) => void }
  const { default: fp } = jest.requireActual<typeof import('fastify-plugin')>('fastify-plugin')
  const plugin = async (app: FastifyInstance, { pressureHandler }: Options) => {
    app.addHook('onRequest', async (request) => pressureHandler(request))
  }
  return { __esModule: true, default: fp(plugin) }
})

test('returns 503 at once when overloaded, but not while starting', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000)
  const shop = await startTestApp({ env: { LOAD_SHEDDING: 'true' } })
  const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode
  expect(await statusOf('/api/new-arrival')).toBe(200)
  clock.mockReturnValue(11_000)
  expect(await statusOf('/api/new-arrival')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  clock.mockRestore()
  await shop.close()
})

test('turns away what would wait too long, from the first second, but serves what is cached', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const lines: string[] = []
  const shop = await startTestApp({
    env: { LOAD_SHEDDING: 'true' },
    logger: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
    identity: {
      verify: async () => {
        await held
        throw new Error('The service is gone')
      },
      findAccount: async () => ({}),
      disableAccount: async () => undefined,
    },
  })
  const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode
  const signIn = () =>
    shop.app.inject({
      method: 'POST',
      url: '/jwt',
      headers: { authorization: 'Bearer token' },
      payload: { email: 'arif@mail.example' },
    })
  expect(await statusOf('/api/new-arrival')).toBe(200)
  // A busy machine takes longer than a request may wait to start them all.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  const calls = Array.from({ length: 200 }, signIn)
  const first = await Promise.race(calls)
  expect(first.json()).toMatchObject({ status: 503, code: 'overloaded' })
  expect(first.headers['retry-after']).toBe('2')
  expect(await statusOf('/api/new-arrival')).toBe(200)
  expect(await statusOf('/healthz')).toBe(200)
  release()
  const codes = (await Promise.all(calls)).map((answer) => answer.json<{ code: string }>().code)
  expect(codes.filter((code) => code === 'overloaded')).toHaveLength(200 - 64)
  expect(lines.filter((line) => line.includes('overloaded'))).toEqual([])
  expect((await signIn()).json()).not.toMatchObject({ code: 'overloaded' })
  clock.mockRestore()
  await shop.close()
})

describe('over sockets', () => {
  const isServed = async ({ app }: TestApp) =>
    (await app.inject('/api/new-arrival')).statusCode === 200

  async function sendAll(shop: TestApp, requests: readonly string[]) {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(shop.app.listeningOrigin).port)
    return requests.map((request) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(request)
      return socket
    })
  }

  const linesOf = (...lines: string[]) => [...lines, 'Host: localhost', '', ''].join('\r\n')

  test('clients that do not send their bodies keep nobody else waiting', async () => {
    const shop = await startTestApp({ env: { LOAD_SHEDDING: 'true', TRUST_PROXY: '127.0.0.1' } })
    const sockets = await sendAll(
      shop,
      Array.from({ length: 160 }, (_, index) =>
        linesOf(
          'POST /jwt HTTP/1.1',
          `X-Forwarded-For: 203.0.113.${index % 3}`,
          'Content-Type: application/json',
          'Content-Length: 50',
        ),
      ),
    )
    await setTimeout(1_000)
    expect(await isServed(shop)).toBe(true)
    for (const socket of sockets) socket.destroy()
    await shop.close()
  })

  test('clients that go away while the shop waits for a change are not counted for ever', async () => {
    let release = () => {}
    const held = new Promise<boolean>((resolve) => {
      release = () => resolve(false)
    })
    const live = { ...withoutChanges(), catchUp: () => held }
    const shop = await startTestApp({ env: { LOAD_SHEDDING: 'true' }, live })
    const sockets = await sendAll(
      shop,
      Array.from({ length: 40 }, (_, index) =>
        linesOf(
          `GET /api/search-products?search=fan${index} HTTP/1.1`,
          'Last-Event-ID: 999999999999999',
        ),
      ),
    )
    await setTimeout(300)
    for (const socket of sockets) socket.destroy()
    await setTimeout(100)
    release()
    await setTimeout(1_000)
    expect(await isServed(shop)).toBe(true)
    await shop.close()
  })

  test('answers that wait behind an event stream of their connection are not counted for ever', async () => {
    const shop = await startTestApp({ env: { LOAD_SHEDDING: 'true' } })
    const [socket] = await sendAll(shop, [
      linesOf('GET /api/live HTTP/1.1') + linesOf('GET /api/my-orders HTTP/1.1').repeat(40),
    ])
    await setTimeout(300)
    socket?.destroy()
    await setTimeout(1_000)
    expect(await isServed(shop)).toBe(true)
    await shop.close()
  })
})
