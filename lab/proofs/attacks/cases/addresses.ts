import assert from 'node:assert/strict'
import { ambiguousPaths } from '../../../../server/test/support/ambiguousPaths'
import { type AttackClass, attack, check, expectReply, expectText, refuse } from '../attack'
import type { Client } from '../client'

const climbing = [
  ...ambiguousPaths,
  '/uploads/../package.json',
  '/uploads/..%2f..%2fpackage.json',
  '/uploads/%2e%2e/%2e%2e/etc/passwd',
  '/images/..%5c..%5cpackage.json',
  '/js/../../package.json',
]

/** Files that nobody may read. */
const files = [
  '/package.json',
  '/.env',
  '/.git/config',
  '/server/main.js',
  '/dist/server/main.js',
  '/assets.json',
  '/uploads/',
  '/uploads/.draft',
  '/uploads/x%00.webp',
  '/uploads/....//....//etc/passwd',
  '/uploads/%252e%252e%252fpackage.json',
  '/uploads//etc/passwd',
  '/js/',
  '/images/',
  '/metrics',
  '/docs',
  '/docs/json',
  '/openapi.json',
  '/emulator/mails',
  '/emulator/action',
  '/sandbox/payments',
  '/debug',
  '/actuator',
  '/server-status',
  '/dist/web/index.html',
  '/main.js.map',
]

const titleOf = (text: string) => /<title>([^<]*)/.exec(text)?.[1]

const raw = (client: Client, head: string, body = '') =>
  client.sendRaw(`${head.replaceAll('\n', '\r\n')}\r\nConnection: close\r\n\r\n${body}`)

/** Requests whose end two servers could see at different places. */
const smuggled: Record<string, string> = {
  'two lengths': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nContent-Length: 5\nContent-Length: 6',
  'a length and chunks':
    'POST /payment/ipn HTTP/1.1\nHost: HOST\nContent-Length: 5\nTransfer-Encoding: chunked',
  'chunks twice':
    'POST /payment/ipn HTTP/1.1\nHost: HOST\nTransfer-Encoding: chunked\nTransfer-Encoding: identity',
  'chunks after a blank': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nTransfer-Encoding : chunked',
  'chunks in a folded line': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nTransfer-Encoding:\n chunked',
  'chunks of another name': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nTransfer-Encoding: xchunked',
  'a negative length': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nContent-Length: -1',
  'a length with a sign': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nContent-Length: +5',
  'a line without colon': 'POST /payment/ipn HTTP/1.1\nHost: HOST\nContent-Length 5',
  'a NUL in a header': 'GET / HTTP/1.1\nHost: HOST\nX: a\0b',
  'two hosts (L11)': 'GET / HTTP/1.1\nHost: HOST\nHost: evil.example',
  'no host': 'GET / HTTP/1.1\nX: y',
  'another protocol': 'GET / HTTP/9.9\nHost: HOST',
  'a line break in the address': 'GET /\rX: y HTTP/1.1\nHost: HOST',
}

const foreignHosts = [
  'evil.example',
  'localhost.evil.example',
  'localhost.',
  'localhost@evil.example',
  '127.0.0.1.nip.io',
  'LOCALHOST.EVIL',
  '',
  'localhost:80:80',
  '[::1]',
  'evil.example:3000',
  'localhost%00.evil',
  'xn--localhost',
  'localhost,evil.example',
]

export const addresses: AttackClass = {
  title: 'path traversal, host headers, request smuggling and cache poisoning',
  attacks: [
    ...climbing.map((path) =>
      refuse(`the path ${path} (A5, L12)`, '400 bad_request', ({ anonymous }) =>
        anonymous.get(path),
      ),
    ),
    ...files.map((path) =>
      attack(`the file ${path}`, async ({ anonymous }) => {
        for (const accept of ['text/html', 'application/json']) {
          const { status, text } = await anonymous.get(path, { accept })
          check([400, 403, 404].includes(status), `${status} ${text.slice(0, 200)}`)
          expectText(text, { lacks: ['"dependencies"', 'root:x:', 'process_cpu', 'operationId'] })
        }
      }),
    ),
    attack(
      'the home page is not replaced by another under its address (A5)',
      async ({ anonymous }) => {
        const before = titleOf(expectReply(await anonymous.get('/'), '200').text)
        for (const path of [
          '/success/../..',
          '/success/%2e%2e/%2e%2e',
          'http://localhost/success/x/../../',
          '//success/../',
          '/?/success/x/y',
          '/#/success/x/y',
          '/;/success',
        ]) {
          await anonymous.get(path).catch(() => undefined)
        }
        const after = expectReply(await anonymous.get('/'), '200').text
        assert.equal(titleOf(after), before)
        expectText(after, { lacks: ['name="robots" content="noindex"'] })
      },
    ),
    attack('pages are the same whatever headers a visitor sends', async ({ anonymous, client }) => {
      const path = '/category/fan'
      const clean = expectReply(await anonymous.get(path), '200').text
      const headers = {
        'x-forwarded-host': 'evil.example',
        'x-host': 'evil.example',
        'x-original-url': '/admin',
        'x-rewrite-url': '/login',
        'x-forwarded-proto': 'gopher',
        'x-forwarded-prefix': '/evil',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
        'accept-language': '"><script>',
        'user-agent': '<script>evil</script>',
        traceparent: '00-"><script>evil.example</script>-x',
        host: `${client.host.split(':')[0]}:9`,
      }
      for (const query of ['evil=1', 'page=1&evil', 'utm_source=evil.example', '__proto__=evil']) {
        const { text } = expectReply(await anonymous.get(`${path}?${query}`, headers), '200')
        expectText(text, { lacks: ['evil'] })
      }
      assert.equal(expectReply(await anonymous.get(path), '200').text, clean)
    }),
    attack(
      'the next page of a list is not one of a visitor’s making',
      async ({ anonymous, addProduct }) => {
        await addProduct()
        const path = '/api/products/fan?page=1&limit=1'
        const first = expectReply(await anonymous.get(`${path}&evil=1&utm=%3E%3Cx`), '200')
        const { headers } = expectReply(await anonymous.get(path), '200')
        check(headers.link)
        for (const link of [first.headers.link, headers.link])
          expectText(String(link), { lacks: ['evil', 'utm'] })
      },
      ['products', 'product_search', 'search_words', 'row_counts', 'pending_row_counts'],
    ),
    attack(
      'a cached answer does not depend on an invented event',
      async ({ anonymous, product }) => {
        for (const id of ['0', '999999999999999', '1-999999999999999', '-1', "1' or 1", '']) {
          expectReply(
            await anonymous.get(`/api/product/${product}`, { 'last-event-id': id }),
            '200',
          )
        }
      },
    ),
    attack('answers for one user are not kept by caches', async ({ alice, pendingOrder }) => {
      for (const path of [
        '/api/my-cart',
        '/api/my-orders',
        `/api/order/${pendingOrder}`,
        '/api/session',
        '/api/my-dashboard',
      ]) {
        assert.equal(
          expectReply(await alice.get(`${path}?x=.css`), '200').headers['cache-control'],
          'no-store',
          path,
        )
        const { status } = await alice.get(`${path}/x.css`)
        assert.equal(status, 404)
      }
    }),
    attack(
      'a page for everybody has nothing of the user who asked for it',
      async ({ admin, alice, anonymous }) => {
        for (const path of ['/', '/category/fan', '/cart', '/dashboard', '/checkout']) {
          for (const caller of [admin, alice]) {
            const { text } = await caller.get(path)
            expectText(text, { lacks: [caller.email, caller.id, caller.token] })
          }
          check((await anonymous.get(path)).headers['set-cookie'] === undefined)
        }
      },
    ),
    attack('Markdown and pages of one address are kept apart by caches', async ({ anonymous }) => {
      for (const accept of ['text/html', 'text/markdown']) {
        const { headers } = expectReply(await anonymous.get('/category/fan', { accept }), '200')
        assert.match(String(headers.vary), /accept\b(?!-)/)
      }
    }),
    ...foreignHosts.map((host) =>
      attack(`the host ${JSON.stringify(host)}`, async ({ anonymous }) => {
        for (const path of [
          '/',
          '/api/new-arrival',
          '/uploads/x.webp',
          '/llms.txt',
          '/payment/ipn',
        ]) {
          const { status, text } = await anonymous.get(path, { host })
          check(status === 400 || status === 421, `${path} ${status} ${text.slice(0, 100)}`)
        }
      }),
    ),
    attack('another host in the first line', async ({ client }) => {
      const answer = await raw(
        client,
        `GET http://evil.example/llms.txt HTTP/1.1\nHost: ${client.host}`,
      )
      expectText(answer, { lacks: ['evil.example'] })
    }),
    ...Object.entries(smuggled).map(([what, head]) =>
      attack(`a request with ${what}`, async ({ client }) => {
        const answer = await raw(
          client,
          head.replace('HOST', client.host),
          '0\r\n\r\nGET /api/new-arrival HTTP/1.1\r\nHost: x\r\n\r\n',
        )
        // What follows the head is not taken for a request of its own.
        assert.match(answer, /^HTTP\/1\.1 (?:400|505)/, answer.slice(0, 200))
        assert.doesNotMatch(answer, /HTTP\/1\.1 (?!400|505)/)
      }),
    ),
    attack('line breaks in what becomes a header', async ({ anonymous, eve }) => {
      for (const path of [
        '/category/%20fan%0d%0aSet-Cookie:%20a=b',
        '/product/x%0d%0aSet-Cookie:a=b/019b33e7-fc00-7b12-83c3-eb78bed59249',
        '/search?q=%0d%0aSet-Cookie:a=b',
      ]) {
        const { headers } = await anonymous.get(path)
        assert.equal(headers['set-cookie'], undefined)
      }
      expectReply(await eve.get('/api/my-orders?email=%0d%0aSet-Cookie:a=b'), '404')
    }),
    refuse('an upgrade to another protocol', '200', ({ anonymous }) =>
      anonymous.get('/api/session', {
        upgrade: 'h2c',
        connection: 'close, upgrade, http2-settings',
        'http2-settings': 'AAMAAABk',
      }),
    ),
    attack('TRACE, CONNECT and methods that do not exist', async ({ client }) => {
      for (const line of [
        'TRACE / HTTP/1.1',
        'BREW / HTTP/1.1',
        'PRI * HTTP/2.0',
        'PROPFIND / HTTP/1.1',
      ]) {
        const answer = await raw(client, `${line}\nHost: ${client.host}\nCookie: secret=1`)
        assert.match(answer, /^HTTP\/1\.1 (?:4|505)/, answer.slice(0, 200))
        expectText(answer, { lacks: ['secret=1'] })
      }
    }),
  ],
}
