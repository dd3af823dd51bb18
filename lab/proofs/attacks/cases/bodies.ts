import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { operations } from '../../../../server/src/http/registerOperations'
import { type AttackClass, attack, check, expectReply, refuse, refuseEach } from '../attack'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const prototypes: Record<string, string> = {
  __proto__: '{"__proto__":{"role":"admin"},"name":"a"}',
  '__proto__, escaped': '{"\\u005f_proto__":{"role":"admin"}}',
  'constructor.prototype': '{"constructor":{"prototype":{"role":"admin"}}}',
  '__proto__, deep': '{"cartItems":[{"__proto__":{"price":1}}]}',
}
const invalidJson: Record<string, string> = {
  'that is cut off': '{"gadgetId":',
  'with a comment': '{}/*x*/',
  'of two values': '{}{}',
  'with NaN': '{"quantity":NaN}',
  'of one quote': '"',
}
const notObjects: Record<string, string> = {
  'that is null': 'null',
  'that is a list': '[]',
  'that is a number': '7',
  'that is a text': '"x"',
  'that is true': 'true',
}

/** Content types that a form of another site can send without asking first, and others that no operation has. */
const wrongTypes: Record<string, string> = {
  'a form': 'application/x-www-form-urlencoded',
  'plain text': 'text/plain',
  XML: 'application/xml',
  'a form of parts': 'multipart/form-data; boundary=x',
  'JSON in all but name': 'application/jsonx',
  nothing: '',
}

const withJson = operations.filter(
  ({ body, access }) => body?.contentType === 'application/json' && access !== 'identityToken',
)
const anyId = '019b33e7-fc00-7b12-83c3-eb78bed59249'
const pathOf = (path: string) => path.replace(/\{\w+\}/g, anyId)

export const bodies: AttackClass = {
  title: 'prototype keys, deep, huge and compressed bodies, wrong content types',
  attacks: [
    ...Object.entries(prototypes).map(([what, body]) =>
      attack(`${what} in a body`, async ({ eve }) => {
        for (const path of ['/api/place-order', '/payment-gateway']) {
          const { status, text } = await eve.post(path, body, json)
          check(status === 400 || status === 422, `${status} ${text}`)
        }
        assert.equal(Object.hasOwn(Object.prototype, 'role'), false)
        assert.equal(Object.hasOwn(Object.prototype, 'price'), false)
      }),
    ),
    attack('prototype keys in a form, a query and a cookie', async ({ anonymous }) => {
      const body =
        '__proto__[role]=admin&__proto__.role=admin&constructor[prototype][role]=admin&tran_id=x&__proto__=1'
      expectReply(await anonymous.post('/payment/ipn', body, form), '200')
      expectReply(
        await anonymous.get('/api/new-arrival?__proto__[role]=admin&constructor=1'),
        '200',
      )
      expectReply(
        await anonymous.get('/api/session', {
          cookie: '__proto__=1; constructor=2; jontro_session[x]=3',
        }),
        '200',
      )
      assert.equal(Object.hasOwn(Object.prototype, 'role'), false)
    }),
    ...refuseEach(
      invalidJson,
      (label) => `JSON ${label}`,
      '400 bad_json',
      ({ eve }, body) => eve.put('/api/cart', body, json),
    ),
    ...refuseEach(
      notObjects,
      (label) => `a body ${label}`,
      '422 invalid',
      ({ eve }, body) => eve.put('/api/cart', body, json),
    ),
    refuse('an empty body that says it is JSON', '400 bad_json', ({ eve }) =>
      eve.put('/api/cart', '', json),
    ),
    ...Object.entries(wrongTypes).map(([what, type]) =>
      attack(`${what} in place of JSON, for every operation`, async ({ admin }) => {
        for (const { id, method, path } of withJson) {
          const body = `_id=${anyId}&role=admin&text=x&reviewText=x&email=a@b.example&name=x&photo=/images/a.webp`
          const verb = method.toUpperCase() as 'POST'
          const { status, text } = await admin.send(
            verb,
            pathOf(path),
            body,
            type ? { 'content-type': type } : undefined,
          )
          assert.equal(status, 415, `${id}: ${status} ${text}`)
        }
      }),
    ),
    attack('JSON in place of a form', async ({ anonymous, tranId }) => {
      for (const path of ['/payment/ipn', '/payment/success', '/payment/fail']) {
        expectReply(await anonymous.post(path, { tran_id: tranId }), '415 unsupported_media_type')
      }
    }),
    refuse('JSON in place of a picture', '415 unsupported_media_type', ({ anonymous }) =>
      anonymous.post('/api/upload', { image: 'x' }),
    ),
    refuse('JSON in place of a file', '415 unsupported_media_type', ({ admin }) =>
      admin.post('/api/import/products', { file: 'x' }),
    ),
    refuse('JSON in another character set', '400', ({ eve }) =>
      eve.put('/api/cart', Buffer.from('{"gadgetId":"x"}', 'utf16le'), {
        'content-type': 'application/json; charset=utf-16',
      }),
    ),
    attack('10 MB of zeros, compressed to 10 KB', async ({ eve }) => {
      const body = gzipSync(Buffer.from(JSON.stringify({ gadgetId: 'x'.repeat(10_000_000) })))
      const { status, text } = await eve.post('/api/place-order', body, {
        ...json,
        'content-encoding': 'gzip',
      })
      check(status === 400 || status === 415, `${status} ${text}`)
    }),
    refuse('objects in objects, 30,000 deep', '422 invalid', ({ eve }) =>
      eve.post('/api/place-order', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, json),
    ),
    refuse('objects in objects, 60,000 deep', '413 too_large', ({ eve }) =>
      eve.post('/api/place-order', `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, json),
    ),
    // A1: every error of a body was collected, and one request took the processor for seconds.
    ...Object.entries({
      'doubled form keys, 16 KB (A1)': [
        '/payment/ipn',
        `tran_id=x&${Array.from({ length: 1_500 }, (_, at) => `${at.toString(16)}=&${at.toString(16)}=`).join('&')}`,
        form,
      ],
      'empty cart items, 63 KB (A1)': [
        '/api/place-order',
        `{"cartItems":[${Array(20_000).fill('{}').join(',')}]}`,
        json,
      ],
      'numbers in place of IDs, 7 KB (A1)': [
        '/api/bulk/orders/delete',
        `{"ids":[${Array(3_000).fill('1').join(',')}]}`,
        json,
      ],
      'numbers in place of key features, 120 KB (A1)': [
        '/api/product',
        `{"keyFeatures":[${Array(60_000).fill('1').join(',')}]}`,
        json,
      ],
    } as const).map(([what, [path, body, headers]]) =>
      attack(what, async ({ admin }) => {
        const reply = expectReply(await admin.post(path, body, headers), '422 invalid')
        check(Object.keys(reply.json<{ fieldErrors: object }>().fieldErrors).length <= 20)
        check(reply.text.length < 10_000, `${reply.text.length} bytes were answered`)
      }),
    ),
    attack('a body above its limit, for every operation (A1)', async ({ admin }) => {
      for (const { id, method, path, body, bodyLimit = 8192 } of operations) {
        if (!body || body.contentType.startsWith('multipart/')) continue
        const target = pathOf(path.replace('{outcome}', 'success'))
        const reply = await admin.send(
          method.toUpperCase() as 'POST',
          target,
          ' '.repeat(bodyLimit + 1),
          { 'content-type': body.contentType },
        )
        assert.equal(reply.status, 413, id)
      }
    }),
    attack('a session ID of 20 KB and a thousand cookies', async ({ anonymous }) => {
      // Node answers before it has read the whole header, and cuts the connection.
      const cookie = `jontro_session=${'x'.repeat(20_000)}`
      const status = await anonymous.get('/api/session', { cookie, connection: 'close' }).then(
        (reply) => reply.status,
        () => 'cut',
      )
      check(status === 431 || status === 'cut', String(status))
      expectReply(
        await anonymous.get('/api/my-cart', {
          cookie: Array.from({ length: 1000 }, (_, at) => `a${at}=1`).join('; '),
        }),
        '401',
      )
    }),
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
    attack('an address of 10,000 characters', async ({ anonymous }) => {
      for (const path of ['/api/payment/', '/product/', '/category/', '/api/products/', '/']) {
        const { status } = await anonymous.get(path + 'a'.repeat(10_000))
        check([404, 414, 422].includes(status), `${path} ${status}`)
      }
    }),
    refuse('a method that is no method of the operation', '404', ({ admin, product }) =>
      admin.patch(`/api/product/${product}`, { price: 1 }),
    ),
    attack('a method in a header or a field', async ({ eve, product }) => {
      const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
      expectReply(await eve.get(`/api/product/${product}?_method=DELETE`, headers), '200')
      expectReply(await eve.post(`/api/product/${product}?_method=DELETE`, {}, headers), '404')
    }),
  ],
}
