import assert from 'node:assert/strict'
import { operations } from '../../../../server/src/http/registerOperations'
import { type AttackClass, attack, check, expectReply, expectText, refuse } from '../attack'
import type { Headers } from '../client'

const foreign: Record<string, Headers> = {
  'another site': { origin: 'https://evil.example' },
  'a sandboxed frame': { origin: 'null' },
  'another port': { origin: 'http://localhost:1' },
  'a longer host': { origin: 'http://localhost.evil.example' },
  'a user of the host': { origin: 'http://localhost@evil.example' },
  'no address at all': { origin: 'evil' },
  'a link of another site': { 'sec-fetch-site': 'cross-site' },
  'a subdomain': { 'sec-fetch-site': 'same-site' },
  'another site without an origin': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  'a site of two values': { 'sec-fetch-site': 'same-origin, cross-site' },
}

const changing = operations.filter(({ method, crossSite }) => method !== 'get' && !crossSite)
const anyId = '019b33e7-fc00-7b12-83c3-eb78bed59249'

export const crossSite: AttackClass = {
  title: 'other sites in the same browser (CSRF, CORS, frames)',
  attacks: [
    ...Object.entries(foreign).map(([who, headers]) =>
      attack(`every changing call of an admin, sent by ${who}`, async ({ admin }) => {
        for (const { id, method, path } of changing) {
          const reply = await admin.send(
            method.toUpperCase() as 'POST',
            path.replace(/\{\w+\}/g, anyId),
            undefined,
            headers,
          )
          assert.equal(`${reply.status} ${reply.code}`, '403 cross_site', id)
        }
      }),
    ),
    refuse('the profile, sent as a form by another site', '403 cross_site', ({ eve }) =>
      eve.put('/api/add-user', `name=Evil&email=${eve.email}&photo=/images/a.svg`, {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
      }),
    ),
    refuse('a role, sent as text by another site', '403 cross_site', ({ admin, eve }) =>
      admin.patch(`/api/user-update/${eve.id}`, '{"role":"admin"}', {
        'content-type': 'text/plain',
        origin: 'https://evil.example',
      }),
    ),
    refuse(
      'a session opened by another site (login CSRF)',
      '403 cross_site',
      async ({ exchange, eve, tokenFor }) =>
        exchange(eve.email, await tokenFor(eve.email), { origin: 'https://evil.example' }),
    ),
    attack('a picture, link, form, frame or script that ends a session (A4)', async ({ alice }) => {
      const sent: Headers[] = [
        { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin', accept: 'image/avif,*/*' },
        { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
        { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', accept: 'text/html' },
        { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
        { 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin', accept: '*/*' },
        { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site', accept: 'application/json' },
        { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site', accept: 'application/json' },
        { origin: 'https://evil.example', accept: 'application/json' },
        { accept: 'image/webp,*/*' },
        { accept: 'text/html' },
        {},
      ]
      for (const headers of sent) {
        const reply = expectReply(await alice.get('/logout', headers), '200')
        assert.deepEqual(reply.json(), { success: false }, JSON.stringify(headers))
        assert.equal(reply.headers['set-cookie'], undefined)
        expectReply(await alice.get('/api/my-cart'), '200')
      }
      expectReply(await alice.head('/logout'), '200')
      expectReply(await alice.get('/api/my-cart'), '200')
    }),
    attack(
      'another site is never allowed to read an answer (CORS)',
      async ({ alice, anonymous, pendingOrder }) => {
        for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
          for (const path of [
            `/api/order/${pendingOrder}`,
            '/api/session',
            '/api/new-arrival',
            '/',
            '/uploads/x.webp',
            '/api/live?x=%00'.replace('?x=%00', '?key=bad'),
          ]) {
            const { headers } = await alice.get(path, { origin })
            assert.equal(headers['access-control-allow-origin'], undefined)
            assert.equal(headers['access-control-allow-credentials'], undefined)
          }
          const preflight = await anonymous.send('OPTIONS', '/api/place-order', undefined, {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          })
          check(preflight.status >= 400)
          assert.equal(preflight.headers['access-control-allow-origin'], undefined)
        }
      },
    ),
    attack('a frame of another site, scripts of others and sniffing', async ({ anonymous }) => {
      for (const path of [
        '/',
        '/login',
        '/checkout',
        '/api/new-arrival',
        '/nothing',
        '/uploads/none.webp',
      ]) {
        const { headers } = await anonymous.get(path)
        const policy = String(headers['content-security-policy'])
        for (const part of [
          "frame-ancestors 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "default-src 'self'",
        ]) {
          check(policy.includes(part), `${path}: ${policy}`)
        }
        const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
        expectText(scripts, { lacks: ['unsafe', '*', 'data:', 'http:'] })
        assert.equal(headers['x-content-type-options'], 'nosniff')
        assert.equal(headers['x-frame-options'], 'SAMEORIGIN')
        assert.equal(headers['x-powered-by'], undefined)
        assert.equal(headers.server, undefined)
      }
    }),
    attack(
      'the cookie is for this site, this protocol and no script',
      async ({ exchange, tokenFor, behindProxy, client, identity }) => {
        const email = 'cookie@mail.example'
        const open =
          expectReply(await exchange(email, await tokenFor(email)), '200').headers[
            'set-cookie'
          ]?.[0] ?? ''
        for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
          check(open.includes(part), open)
        assert.doesNotMatch(open, /Domain|Max-Age|Expires/i)
        check(client)
        check(identity)
        const proxied = await behindProxy()
        const reply = await proxied
          .caller()
          .post('/jwt', { email }, { authorization: `Bearer ${await tokenFor(email)}` })
        const secure = expectReply(reply, '200').headers['set-cookie']?.[0] ?? ''
        for (const part of ['__Host-jontro_session=', 'Secure', 'HttpOnly', 'SameSite=Strict'])
          check(secure.includes(part), secure)
        assert.match(String(reply.headers['strict-transport-security']), /max-age=\d{8}/)
      },
      ['users', 'sessions'],
    ),
    attack(
      'a page of the same host without https is another site',
      async ({ behindProxy, eve, evesCartRow }) => {
        const proxied = await behindProxy()
        const caller = proxied.caller({ cookie: `__Host-jontro_session=${eve.token}` })
        expectReply(
          await caller.put(
            `/api/cart/${evesCartRow}`,
            { quantity: 1 },
            { origin: 'https://shop.example' },
          ),
          '200',
        )
        expectReply(
          await caller.put(
            `/api/cart/${evesCartRow}`,
            { quantity: 9 },
            { origin: 'http://shop.example' },
          ),
          '403 cross_site',
        )
      },
    ),
  ],
}
