import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { startTestApp } from '../support/app'

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

test('clients that do not send their bodies keep nobody else waiting', async () => {
  const shop = await startTestApp({ env: { LOAD_SHEDDING: 'true' } })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(shop.app.listeningOrigin).port)
  const started = [
    'POST /jwt HTTP/1.1',
    `Host: localhost:${port}`,
    'Content-Type: application/json',
    'Content-Length: 50',
  ].join('\r\n')
  const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.write(`${started}\r\n\r\n`)
  await setTimeout(1_000)
  const { statusCode } = await shop.app.inject('/api/new-arrival')
  for (const socket of sockets) socket.destroy()
  await shop.close()
  expect(statusCode).toBe(200)
})
