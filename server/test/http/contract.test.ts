import type { LightMyRequestResponse, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import { loadConfig } from '../../src/bootstrap/config'
import { createDatabase } from '../../src/db/pool'
import { operations } from '../../src/http/registerOperations'
import { startTestApp, type TestApp, type TestUser } from '../support/app'
import { assembleApp } from '../support/assembleApp'

const toFileName = (method: string, url: string) => `${method.toUpperCase()} ${url}`

/** Routes outside the contract: uploaded pictures. */
const isFile = (url: string) => url.startsWith('/uploads/')

describe('the routes', () => {
  // [spec 7.1]
  it('are exactly the operations of the contract', async () => {
    const registered = new Set<string>()
    const watchRoutes = fp(async (app) => {
      app.addHook('onRoute', ({ method, url }: RouteOptions) => {
        for (const each of [method].flat()) {
          if (each !== 'HEAD' && !isFile(url)) registered.add(toFileName(each, url))
        }
      })
    })
    const { db, close } = createDatabase('postgres://nobody@localhost:1/none')
    const { app } = await assembleApp({
      config: loadConfig({ NODE_ENV: 'test' }, '/nowhere'),
      logger: pino({ level: 'silent' }),
      db,
      identityRoutes: watchRoutes,
    })
    const described = operations.map(({ method, path }) =>
      toFileName(method, path.replace(/\{(\w+)\}/g, ':$1')),
    )
    expect([...registered].sort()).toEqual([...described].sort())
    await app.close()
    await close()
  })
})

describe('authorisation', () => {
  let shop: TestApp

  beforeAll(async () => {
    shop = await startTestApp()
  })
  afterAll(() => shop.close())

  const someId = '019b33e7-fc00-7b12-83c3-eb78bed59249'
  const toRateLimitKey = (path: string) =>
    path.replace(/\{(?:id|tranId)\}/, someId).replace(/\{\w+\}/g, 'someone@mail.example')

  const guarded = operations.filter(({ access }) => access === 'user' || access === 'admin')

  // [spec 6.1, 6.5]
  it.each(guarded.map(({ id, method, path }) => [id, method, path] as const))(
    '%s rejects a visitor before it reads the body',
    async (_id, method, path) => {
      const answer = await shop.app.inject({
        method,
        url: toRateLimitKey(path),
        payload: method === 'get' || method === 'delete' ? undefined : { nonsense: [] },
      })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
    },
  )

  const forAdmins = guarded.filter(({ access }) => access === 'admin')

  // [spec 6.3, 6.5]
  it.each(forAdmins.map(({ id, method, path }) => [id, method, path] as const))(
    '%s rejects a customer',
    async (_id, method, path) => {
      const { cookie } = await shop.signIn('user')
      const answer = await shop.app.inject({
        method,
        url: toRateLimitKey(path),
        headers: { cookie },
      })
      expect(answer.statusCode).toBe(403)
    },
  )

  it('rejects a request from another site', async () => {
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

  it('rejects unknown host names', async () => {
    const answer = await shop.app.inject({
      url: '/api/new-arrival',
      headers: { host: 'evil.example' },
    })
    expect(answer.statusCode).toBe(421)
  })
})

describe('an invalid ID', () => {
  let shop: TestApp
  let admin: TestUser

  beforeAll(async () => {
    shop = await startTestApp()
    admin = await shop.signIn('admin')
  })
  afterAll(() => shop.close())

  const urn = 'urn:uuid:0199405f-2000-7bc9-b6db-29979ecda6c5'

  it.each(operations.filter(({ path }) => path.includes('{id}')).map((it) => [it.id, it] as const))(
    'is not found by %s',
    async (_id, { method, path, body }) => {
      const answer = await shop.app.inject({
        method,
        url: path.replace('{id}', urn),
        headers: { cookie: admin.cookie },
        payload: body && {},
      })
      expect(answer.statusCode).toBe(404)
    },
  )

  it('is an invalid field in a body', async () => {
    const ids = await admin.post('/api/bulk/orders/deliver', { ids: [urn] })
    const gadget = await admin.put('/api/cart', { gadgetId: urn })
    const order = await admin.post('/payment-gateway', { _id: urn })
    for (const { statusCode } of [ids, gadget, order]) expect(statusCode).toBe(422)
  })
})

describe('a body', () => {
  let shop: TestApp
  let admin: TestUser

  beforeAll(async () => {
    shop = await startTestApp()
    admin = await shop.signIn('admin')
  })
  afterAll(() => shop.close())

  const someId = '019b33e7-fc00-7b12-83c3-eb78bed59249'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  type Invalid = { fieldErrors: Record<string, string> }

  async function fieldsOf(answer: Promise<LightMyRequestResponse>) {
    const { statusCode, ...rest } = await answer
    expect(statusCode).toBe(422)
    return Object.keys(rest.json<Invalid>().fieldErrors)
  }

  it('with too many entries is rejected before any entry is validated', async () => {
    const cartItems = Array.from({ length: 501 }, () => ({}))
    expect(await fieldsOf(admin.post('/api/place-order', { cartItems }))).toEqual(['cartItems'])
    const keyFeatures = Array.from({ length: 31 }, () => 1)
    expect(await fieldsOf(admin.post('/api/product', { keyFeatures }))).toEqual(['keyFeatures'])
  })

  it('with too many form fields is rejected before any field is validated', async () => {
    const payload = Array.from({ length: 101 }, (_, index) => `${index}=&${index}=`).join('&')
    const sent = shop.app.inject({ method: 'POST', url: '/payment/ipn', headers: form, payload })
    expect(await fieldsOf(sent)).toEqual(['body'])
  })

  it('with many errors gets the first 20 of them', async () => {
    const cartItems = Array.from({ length: 400 }, () => ({}))
    expect(await fieldsOf(admin.post('/api/place-order', { cartItems }))).toHaveLength(20)
  })

  it('with a few errors gets all of them', async () => {
    const input = { productName: ' ', category: '', price: -1, images: [] }
    expect((await fieldsOf(admin.post('/api/product', input))).sort()).toEqual(
      ['category', 'images', 'price', 'productName'].sort(),
    )
  })

  const withBody = operations.filter(
    ({ body }) => body && !body.contentType.startsWith('multipart/'),
  )
  const toRateLimitKey = (path: string) =>
    path.replace('{outcome}', 'success').replace(/\{\w+\}/g, someId)

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s is limited',
    async (_id, { method, path, body, bodyLimit = 8192 }) => {
      const answer = await shop.app.inject({
        method,
        url: toRateLimitKey(path),
        headers: { cookie: admin.cookie, 'content-type': body?.contentType },
        payload: ' '.repeat(bodyLimit + 1),
      })
      expect(answer.statusCode).toBe(413)
      expect(answer.json()).toMatchObject({ code: 'too_large' })
    },
  )

  it.each(withBody.map((operation) => [operation.id, operation] as const))(
    'of %s has the content type of the contract',
    async (_id, { method, path, body }) => {
      const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
      for (const type of types.filter((each) => each !== body?.contentType)) {
        const answer = await shop.app.inject({
          method,
          url: toRateLimitKey(path),
          headers: { cookie: admin.cookie, 'content-type': type },
          payload: '{}',
        })
        expect(answer.statusCode).toBe(415)
        expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' })
      }
    },
  )

  it('may be as large as the longest texts that the contract allows', async () => {
    const product = await admin.post('/api/product', {
      productName: 'ক'.repeat(200),
      category: 'Fan',
      price: 500,
      images: Array.from({ length: 4 }, (_, index) => `/images/${'a'.repeat(1900)}${index}`),
      keyFeatures: Array.from({ length: 30 }, () => '😀'.repeat(200)),
      description: '😀'.repeat(20_000),
    })
    expect(product.statusCode).toBe(201)
    const ids = Array.from({ length: 100 }, () => newId())
    expect((await admin.post('/api/bulk/orders/deliver', { ids })).statusCode).toBe(200)
  })
})
