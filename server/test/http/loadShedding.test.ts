import type { FastifyInstance } from 'fastify'
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
