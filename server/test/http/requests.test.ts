import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { ambiguousPaths } from '../support/ambiguousPaths'
import { startTestApp, type TestApp } from '../support/app'

/** Sends the exact bytes of a path, which clients usually normalise. */
function send(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer))
    })
      .on('error', reject)
      .end()
  })
}

/** Sends text as a client may that does not speak HTTP. */
function sendRaw(port: number, text: string) {
  return new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.end(text)
  })
}

const securityHeaders = ['content-security-policy', 'x-frame-options', 'x-content-type-options']

async function listen(shop: TestApp): Promise<number> {
  return Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

const broker = {
  FIREBASE_PROJECT_ID: 'jontro-live',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'jontro-live.firebaseapp.com',
  PUBLIC_URL: 'http://127.0.0.1',
}

describe('the path of a request', () => {
  let shop: TestApp
  let port: number

  beforeAll(async () => {
    shop = await startTestApp()
    port = await listen(shop)
  })
  afterAll(() => shop.close())

  it.each(ambiguousPaths)(
    '%s is rejected, since proxies and browsers read it differently',
    async (path) => {
      const { statusCode, headers } = await send(port, path)
      expect(statusCode).toBe(400)
      expect(headers['content-type']).toContain('application/problem+json')
    },
  )

  it.each([
    [`/api/product/${'x'.repeat(400)}`, 404, 'not_found'],
    ['/api/product/%E0%A4%A', 400, 'bad_request'],
  ])(
    '%s, which the router rejects, is a problem that does not repeat it',
    async (url, status, code) => {
      const answer = await shop.visitor.get(url)
      expect(answer.statusCode).toBe(status)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({ status, code })
      expect(answer.body).not.toContain(url)
    },
  )

  it.each(['/api/new-arrival', '/api/new-arrival?next=../..%2f', '/api/new-arrival?a=%5c'])(
    '%s is served',
    async (path) => {
      expect((await send(port, path)).statusCode).toBe(200)
    },
  )

  it.each(['/api/my-review/a%2Fb@mail.example', '/api/order/..a', '/api/order/a..'])(
    '%s reaches its handler',
    async (path) => {
      expect((await send(port, path)).statusCode).toBe(401)
    },
  )

  it.each(['/%', '/api/product/%E0%A4%A', '/..%2f', '/none'])(
    '%s is answered with the security headers of every response',
    async (path) => {
      const { headers } = await send(port, path)
      const served = await send(port, '/api/new-arrival')
      for (const name of securityHeaders) {
        expect(headers[name]).toBe(served.headers[name])
        expect(headers[name]).toBeTruthy()
      }
    },
  )

  it.each([
    ['is no HTTP', 'HELLO\r\n\r\n', 400],
    ['has a bad header', 'GET / HTTP/1.1\r\nHost: localhost\r\nA B: c\r\n\r\n', 400],
    ['has long headers', `GET / HTTP/1.1\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
  ])('what %s is answered with the security headers', async (_name, text, status) => {
    const answer = await sendRaw(port, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of securityHeaders) expect(answer).toMatch(new RegExp(`^${name}: .`, 'm'))
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^content-type: application\/problem\+json$/m)
    expect(JSON.parse(body)).toMatchObject({ status })
  })

  it("is served for the shop's host only", async () => {
    const answer = await sendRaw(
      port,
      'GET /api/new-arrival HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})

const forwarded: Record<string, string>[] = [
  { 'x-forwarded-for': '8.8.8.8' },
  { forwarded: 'for=8.8.8.8' },
  { 'x-real-ip': '8.8.8.8' },
]

describe('a demo', () => {
  it('rejects forwarded requests', async () => {
    const shop = await startTestApp()
    const port = await listen(shop)
    for (const headers of forwarded) {
      expect((await send(port, '/api/new-arrival', headers)).statusCode).toBe(421)
    }
    expect((await send(port, '/api/new-arrival')).statusCode).toBe(200)
    await shop.close()
  })
})

describe('a shop behind a proxy', () => {
  it('rejects calls from a page of its own host without TLS', async () => {
    const env = { ...broker, PUBLIC_URL: 'https://shop.example' }
    const shop = await startTestApp({ env })
    const port = await listen(shop)
    const post = (origin: string) =>
      send(port, '/api/place-order', { host: 'shop.example', origin }, 'POST')
    expect((await post('https://shop.example')).statusCode).toBe(401)
    expect((await post('http://shop.example')).statusCode).toBe(403)
    await shop.close()
  })

  it('warns once that TRUST_PROXY is not set', async () => {
    const shop = await startTestApp({ env: broker })
    const port = await listen(shop)
    const warn = jest.spyOn(shop.app.log, 'warn')
    for (const headers of forwarded) {
      expect((await send(port, '/api/new-arrival', headers)).statusCode).toBe(200)
    }
    const warnings = warn.mock.calls.filter(([text]) => String(text).includes('TRUST_PROXY'))
    expect(warnings).toHaveLength(1)
    await shop.close()
  })

  it('does not warn if TRUST_PROXY is set', async () => {
    const shop = await startTestApp({ env: { ...broker, TRUST_PROXY: '127.0.0.1/32' } })
    const port = await listen(shop)
    const warn = jest.spyOn(shop.app.log, 'warn')
    for (const headers of forwarded) {
      expect((await send(port, '/api/new-arrival', headers)).statusCode).toBe(200)
    }
    expect(warn).not.toHaveBeenCalled()
    await shop.close()
  })
})
