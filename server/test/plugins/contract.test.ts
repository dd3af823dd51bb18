import type { RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { pino } from 'pino'
import { buildApp } from '../../src/app'
import { createAnswerCache } from '../../src/cache/answerCache'
import { loadConfig } from '../../src/config'
import type { Handlers } from '../../src/contract/types'
import { createDatabase } from '../../src/db/pool'
import { createMetrics } from '../../src/observability/metrics'
import { operations } from '../../src/plugins/contract'
import { createSessionStore } from '../../src/sessions/store'
import { startTestApp, type TestApp } from '../support/app'

const nameOf = (method: string, url: string) => `${method.toUpperCase()} ${url}`

/** Addresses of the app that are no calls: pictures that were uploaded. */
const isFile = (url: string) => url.startsWith('/uploads/')

describe('the routes', () => {
  it('are the operations of the contract and no others', async () => {
    const registered = new Set<string>()
    const watchRoutes = fp(async (app) => {
      app.addHook('onRoute', ({ method, url }: RouteOptions) => {
        for (const each of [method].flat()) {
          if (each !== 'HEAD' && !isFile(url)) registered.add(nameOf(each, url))
        }
      })
    })
    const { db, close } = createDatabase('postgres://nobody@localhost:1/none')
    const app = await buildApp({
      config: loadConfig({ NODE_ENV: 'test' }, '/nowhere'),
      logger: pino({ level: 'silent' }),
      metrics: createMetrics({ openScreens: () => 0 }),
      db,
      sessions: createSessionStore(db),
      cache: createAnswerCache(),
      handlers: {} as Handlers,
      identityProxy: watchRoutes,
    })
    const described = operations.map(({ method, path }) =>
      nameOf(method, path.replace(/\{(\w+)\}/g, ':$1')),
    )
    expect([...registered].sort()).toEqual([...described].sort())
    await app.close()
    await close()
  })
})

describe('who may call', () => {
  let shop: TestApp

  beforeAll(async () => {
    shop = await startTestApp()
  })
  afterAll(() => shop.close())

  const someId = '019b33e7-fc00-7b12-83c3-eb78bed59249'
  const addressOf = (path: string) =>
    path.replace(/\{(?:id|tranId)\}/, someId).replace(/\{\w+\}/g, 'someone@mail.example')

  const guarded = operations.filter(({ access }) => access === 'user' || access === 'admin')

  it.each(guarded.map(({ id, method, path }) => [id, method, path] as const))(
    '%s refuses a visitor before it looks at what was sent',
    async (_id, method, path) => {
      const answer = await shop.app.inject({
        method,
        url: addressOf(path),
        payload: method === 'get' || method === 'delete' ? undefined : { nonsense: [] },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
    },
  )

  const forAdmins = guarded.filter(({ access }) => access === 'admin')

  it.each(forAdmins.map(({ id, method, path }) => [id, method, path] as const))(
    '%s refuses a customer',
    async (_id, method, path) => {
      const { cookie } = await shop.signIn('user')
      const answer = await shop.app.inject({ method, url: addressOf(path), headers: { cookie } })
      expect(answer.statusCode).toBe(403)
    },
  )

  it('refuses a call from a page of another site, and changes nothing', async () => {
    const admin = await shop.signIn('admin')
    const id = await shop.addProduct()
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await shop.app.inject({
        method: 'DELETE',
        url: `/api/product/${id}`,
        headers: { ...headers, cookie: admin.cookie },
      })
      expect(answer.statusCode).toBe(403)
    }
    expect((await shop.visitor.get(`/api/product/${id}`)).statusCode).toBe(200)
  })

  it('answers under no host name but its own', async () => {
    const answer = await shop.app.inject({
      url: '/api/new-arrival',
      headers: { host: 'evil.example' },
    })
    expect(answer.statusCode).toBe(421)
  })
})
