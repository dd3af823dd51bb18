import assert from 'node:assert/strict'
import { ambiguousPaths } from '../../../../server/test/support/ambiguousPaths'
import { type AttackClass, attack, check, expectReply, expectText, requests } from '../attack'
import type { Client } from '../client'

const raw = (client: Client, head: string, body = '') =>
  client.sendRaw(
    `${head.replace('HOST', client.host).replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n${body}`,
  )

const post = 'POST /payment/ipn HTTP/1.1\nHost: HOST\n'
/** Requests whose end two servers could see at different places. */
const smuggled: Record<string, string> = {
  'two lengths': `${post}Content-Length: 5\nContent-Length: 6`,
  'a length and chunks': `${post}Content-Length: 5\nTransfer-Encoding: chunked`,
  'chunks twice': `${post}Transfer-Encoding: chunked\nTransfer-Encoding: identity`,
  'chunks after a blank': `${post}Transfer-Encoding : chunked`,
  'a negative length': `${post}Content-Length: -1`,
  'a line without colon': `${post}Content-Length 5`,
  'a NUL in a header': 'GET / HTTP/1.1\nHost: HOST\nX: a\0b',
  'two hosts (L11)': 'GET / HTTP/1.1\nHost: HOST\nHost: evil.example',
  'no host': 'GET / HTTP/1.1\nX: y',
  'a line break in the address': 'GET /\rX: y HTTP/1.1\nHost: HOST',
}

const foreignHosts = [
  'evil.example',
  'localhost.evil.example',
  'localhost.',
  'localhost@evil.example',
  '127.0.0.1.nip.io',
  '',
  'localhost:80:80',
  '[::1]',
  'localhost%00.evil',
  'localhost,evil.example',
]

/** Headers that a page, a cache or a log could repeat. */
const repeated = {
  'x-forwarded-host': 'evil.example',
  'x-original-url': '/admin',
  'x-rewrite-url': '/login',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-prefix': '/evil',
  forwarded: 'host=evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'accept-language': '"><script>evil',
  'user-agent': '<script>evil</script>',
  traceparent: '00-"><script>evil.example</script>-x',
}

export const addresses: AttackClass = {
  title: 'path traversal, host headers, request smuggling and cache poisoning',
  attacks: [
    ...requests('an ambiguous path (A5, L12)', { expect: '400 bad_request' }, [
      ...ambiguousPaths.map((path) => `GET ${path}`),
      'GET /uploads/../package.json',
      'GET /uploads/%2e%2e/%2e%2e/etc/passwd',
      'GET /images/..%5c..%5cpackage.json',
    ]),
    ...requests(
      'a file that nobody may read',
      {
        expect: '400|403|404',
        lacks: ['"dependencies"', 'root:x:', 'process_cpu', 'operationId'],
      },
      [
        'GET /package.json',
        'GET /.env',
        'GET /.git/config',
        'GET /server/main.js',
        'GET /dist/server/main.js',
        'GET /assets.json',
        'GET /uploads/',
        'GET /uploads/.draft',
        'GET /uploads/x%00.webp',
        'GET /uploads/....//....//etc/passwd',
        'GET /uploads/%252e%252e%252fpackage.json',
        'GET /uploads//etc/passwd',
        'GET /js/',
        'GET /metrics',
        'GET /docs/json',
        'GET /openapi.json',
        'GET /emulator/mails',
        'GET /sandbox/payments',
        'GET /main.js.map',
      ],
    ),
    attack('pages are the same whatever a visitor sends (A5)', async ({ anonymous }) => {
      const path = '/category/fan'
      const [home, clean] = [await anonymous.get('/'), await anonymous.get(path)]
      for (const address of ['/success/../..', 'http://localhost/success/x/../../', '/?/success/x'])
        await anonymous.get(address).catch(() => undefined)
      for (const query of ['evil=1', 'page=1&evil', 'utm_source=evil.example', '__proto__=evil']) {
        const { text } = expectReply(await anonymous.get(`${path}?${query}`, repeated), '200')
        expectText(text, { lacks: ['evil'] })
      }
      const list = await anonymous.get('/api/products/fan?page=1&limit=1&evil=1')
      expectText(String(expectReply(list, '200').headers.link), { lacks: ['evil'] })
      assert.equal(expectReply(await anonymous.get(path), '200').text, clean.text)
      assert.equal(expectReply(await anonymous.get('/'), '200').text, home.text)
    }),
    attack('answers for one user are not kept by caches', async ({ alice, names }) => {
      for (const path of ['/api/my-cart', `/api/order/${names.pendingOrder}`, '/api/session']) {
        const { headers } = expectReply(await alice.get(`${path}?x=.css`), '200')
        assert.equal(headers['cache-control'], 'no-store')
        expectReply(await alice.get(`${path}/x.css`), '404')
      }
    }),
    attack('a page has nothing of the user who asked for it', async ({ admin, anonymous }) => {
      for (const path of ['/', '/category/fan', '/cart', '/dashboard', '/checkout']) {
        const { text } = await admin.get(path)
        expectText(text, { lacks: [admin.email, admin.id, admin.token] })
        assert.equal((await anonymous.get(path)).cookie, '')
      }
    }),
    ...foreignHosts.flatMap((host) =>
      requests(`the host ${JSON.stringify(host)}`, { expect: '400|421', headers: { host } }, [
        'GET /',
        'GET /api/new-arrival',
        'GET /uploads/x.webp',
      ]),
    ),
    attack('another host in the first line', async ({ client }) => {
      const answer = await raw(client, 'GET http://evil.example/llms.txt HTTP/1.1\nHost: HOST')
      expectText(answer, { lacks: ['evil.example'] })
    }),
    ...Object.entries(smuggled).map(([what, head]) =>
      attack(`a request with ${what}`, async ({ client }) => {
        const next = '0\r\n\r\nGET /api/new-arrival HTTP/1.1\r\nHost: x\r\n\r\n'
        const answer = await raw(client, head, next)
        // What follows the head is not taken for a request of its own.
        assert.match(answer, /^HTTP\/1\.1 (?:400|505)/, answer.slice(0, 200))
        assert.doesNotMatch(answer, /HTTP\/1\.1 (?!400|505)/)
      }),
    ),
    ...['TRACE / HTTP/1.1', 'BREW / HTTP/1.1', 'PRI * HTTP/2.0', 'PROPFIND / HTTP/1.1'].map(
      (line) =>
        attack(`the request ${line}`, async ({ client }) => {
          const answer = await raw(client, `${line}\nHost: HOST\nCookie: secret=1`)
          assert.match(answer, /^HTTP\/1\.1 (?:4|505)/, answer.slice(0, 200))
          expectText(answer, { lacks: ['secret=1'] })
        }),
    ),
    ...requests(
      'an upgrade to another protocol',
      { expect: '200', headers: { upgrade: 'h2c', connection: 'close, upgrade' } },
      ['GET /api/session'],
    ),
    attack('redirects stay in the shop, and no line break becomes a header', async (target) => {
      const names = ['//evil.example', '%2f%2fevil.example', '\\evil.example', '@evil.example']
      for (const path of [
        ...names.flatMap((name) => [`/product/${name}/${target.names.product}`, `/${name}`]),
        `/product/x%0d%0aSet-Cookie:a=b/${target.names.product}`,
        '/category/%20fan%0d%0aSet-Cookie:%20a=b',
        '/login?from=//evil.example&next=javascript:alert(1)',
      ]) {
        const { status, headers, cookie, text } = await target.anonymous.get(path)
        check(status < 500, `${path}: ${status}`)
        assert.equal(cookie, '')
        if (status === 301)
          assert.match(String(headers.location), /^\/product\/[\w%-]+\/[\da-f-]+$/)
        else assert.equal(headers.location, undefined, path)
        if (status === 200) expectText(text, { lacks: ['evil.example', 'javascript:'] })
      }
    }),
  ],
}
