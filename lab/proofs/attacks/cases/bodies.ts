import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { operations } from '../../../../server/src/http/registerOperations'
import { type AttackClass, attack, check, expectReply, json, refuse, requests } from '../attack'
import type { Method } from '../client'

/** Content types that a form of another site can send without asking first, and others that no operation has. */
const wrongTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/jsonx',
]
const anyId = '019b33e7-fc00-7b12-83c3-eb78bed59249'
const withJson = operations.filter(
  ({ body, access }) => body?.contentType === 'application/json' && access !== 'identityToken',
)
const brackets = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`

export const bodies: AttackClass = {
  title: 'prototype keys, deep, huge and compressed bodies, wrong content types',
  attacks: [
    ...requests('a prototype in a body', { by: 'eve', expect: '400|422' }, [
      'POST /api/place-order {"__proto__":{"role":"admin"},"name":"a"}',
      'POST /payment-gateway {"\\u005f_proto__":{"role":"admin"}}',
      'POST /api/place-order {"constructor":{"prototype":{"role":"admin"}}}',
      'POST /api/place-order {"cartItems":[{"__proto__":{"price":1}}]}',
    ]),
    ...requests('a prototype elsewhere', { expect: '200', headers: { cookie: '__proto__=1' } }, [
      'POST /payment/ipn __proto__[role]=admin&constructor[prototype][role]=admin&tran_id=x&__proto__=1',
      'GET /api/new-arrival?__proto__[role]=admin&constructor=1',
      'GET /api/session',
    ]),
    attack('no object has got a role or a price by all this', async () =>
      assert.deepEqual(['role' in {}, 'price' in {}], [false, false]),
    ),
    ...wrongTypes.map((type) =>
      attack(`${type} in place of JSON, for every operation`, async ({ admin }) => {
        const body = '_id=1&role=admin&text=x&reviewText=x&email=a@b.example&name=x'
        for (const { method, path } of withJson) {
          const address = path.replace(/\{\w+\}/g, anyId)
          const verb = method.toUpperCase() as Method
          expectReply(await admin.send(verb, address, body, { 'content-type': type }), '415')
        }
      }),
    ),
    refuse('JSON in another character set', '400', ({ eve }) =>
      eve.put('/api/cart', Buffer.from('{"gadgetId":"x"}', 'utf16le'), {
        'content-type': 'application/json; charset=utf-16',
      }),
    ),
    refuse('10 MB of zeros, compressed to 10 KB', '400|415', ({ eve }) =>
      eve.post('/api/place-order', gzipSync(Buffer.alloc(10_000_000, '0')), {
        ...json,
        'content-encoding': 'gzip',
      }),
    ),
    refuse('lists in lists, 30,000 deep', '422 invalid', ({ eve }) =>
      eve.post('/api/place-order', brackets(30_000), json),
    ),
    refuse('lists in lists, 60,000 deep', '413 too_large', ({ eve }) =>
      eve.post('/api/place-order', brackets(60_000), json),
    ),
    // Node answers before it has read the whole header, and cuts the connection.
    attack('a session ID of 20 KB', async ({ anonymous }) => {
      const headers = { cookie: `jontro_session=${'x'.repeat(20_000)}`, connection: 'close' }
      const reply = await anonymous.get('/api/session', headers).catch(() => undefined)
      check(!reply || reply.status === 431)
    }),
    refuse('a thousand cookies', '401', ({ anonymous }) =>
      anonymous.get('/api/my-cart', { cookie: `${'a=1; '.repeat(1000)}b=2` }),
    ),
    attack('bodies that are cut off', async ({ client, eve, anonymous }) => {
      for (const [path, type] of [
        ['/payment/ipn', 'application/x-www-form-urlencoded'],
        ['/api/place-order', 'application/json'],
        ['/api/upload', 'multipart/form-data; boundary=x'],
      ]) {
        const socket = connect({ host: '127.0.0.1', port: client.port })
        socket.on('error', () => undefined)
        const head = `POST ${path} HTTP/1.1\r\nHost: ${client.host}\r\nCookie: ${eve.cookie}\r\nContent-Type: ${type}`
        socket.write(`${head}\r\nContent-Length: 1000\r\n\r\n{"a`)
        // The server has read the head when it answers another call that came later.
        expectReply(await anonymous.get('/api/session'), '200')
        socket.destroy()
        expectReply(await anonymous.get('/api/session'), '200')
      }
    }),
    ...requests(
      'a method in a header or a field',
      { by: 'admin', expect: '404', headers: { 'x-http-method-override': 'DELETE' } },
      ['POST /api/product/$product?_method=DELETE {}', 'PATCH /api/product/$product {"price":1}'],
    ),
  ],
}
