import assert from 'node:assert/strict'
import { operations } from '../../../../server/src/http/registerOperations'
import { type AttackClass, attack, expectReply, expectText, refuse } from '../attack'
import type { Headers, Method } from '../client'
import { sessionTables } from './tables'

const foreign: Record<string, Headers> = {
  'another site': { origin: 'https://evil.example' },
  'a sandboxed frame': { origin: 'null' },
  'another port': { origin: 'http://localhost:1' },
  'a longer host': { origin: 'http://localhost.evil.example' },
  'a user of the host': { origin: 'http://localhost@evil.example' },
  'no address at all': { origin: 'evil' },
  'a link of another site': { 'sec-fetch-site': 'cross-site' },
  'a subdomain': { 'sec-fetch-site': 'same-site' },
  'a site of two values': { 'sec-fetch-site': 'same-origin, cross-site' },
}

/** Everything but a script of the shop itself: pictures, links, frames, other sites. */
const notScripts: Headers[] = [
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

const policies = [
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "default-src 'self'",
]

const changing = operations.filter(({ method, crossSite }) => method !== 'get' && !crossSite)

export const crossSite: AttackClass = {
  title: 'other sites in the same browser (CSRF, CORS, frames)',
  attacks: [
    ...Object.entries(foreign).map(([who, headers]) =>
      attack(`every changing call of an admin, sent by ${who}`, async ({ admin }) => {
        for (const { method, path } of changing) {
          const verb = method.toUpperCase() as Method
          const address = path.replace(/\{\w+\}/g, '019b33e7-fc00-7b12-83c3-eb78bed59249')
          expectReply(await admin.send(verb, address, undefined, headers), '403 cross_site')
        }
      }),
    ),
    refuse('a session opened by another site (login CSRF)', '403 cross_site', async (target) =>
      target.exchange(target.eve.email, await target.tokenFor(target.eve.email), {
        origin: 'https://evil.example',
      }),
    ),
    attack('what is no script of the shop ends no session (A4)', async ({ alice }) => {
      for (const headers of notScripts) {
        const reply = expectReply(await alice.get('/logout', headers), '200')
        assert.deepEqual(reply.json(), { success: false }, JSON.stringify(headers))
        assert.equal(reply.cookie, '')
        expectReply(await alice.get('/api/my-cart'), '200')
      }
      expectReply(await alice.head('/logout'), '200')
      expectReply(await alice.get('/api/my-cart'), '200')
    }),
    attack('another site may not read an answer (CORS)', async ({ alice, names }) => {
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
        const asks = { origin, 'access-control-request-method': 'POST' }
        const preflight = await alice.send('OPTIONS', '/api/place-order', undefined, asks)
        const replies = [expectReply(preflight, '400|403|404|405')]
        for (const path of [
          `/api/order/${names.pendingOrder}`,
          '/api/session',
          '/',
          '/api/live?age=bad',
        ])
          replies.push(await alice.get(path, { origin }))
        for (const { headers } of replies) {
          assert.equal(headers['access-control-allow-origin'], undefined)
          assert.equal(headers['access-control-allow-credentials'], undefined)
        }
      }
    }),
    attack('frames of other sites, scripts of others and sniffing', async ({ anonymous }) => {
      for (const path of ['/', '/login', '/checkout', '/api/new-arrival', '/uploads/none.webp']) {
        const { headers } = await anonymous.get(path)
        const policy = String(headers['content-security-policy'])
        expectText(policy, { has: policies })
        const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
        expectText(scripts, { lacks: ['unsafe', '*', 'data:', 'http:'] })
        assert.equal(headers['x-content-type-options'], 'nosniff')
        assert.equal(headers['x-frame-options'], 'SAMEORIGIN')
        assert.equal(headers['x-powered-by'] ?? headers.server, undefined)
      }
    }),
    attack(
      'the cookie is for this site, this protocol and no script',
      async ({ exchange, tokenFor, behindProxy }) => {
        const email = 'cookie@mail.example'
        const token = await tokenFor(email)
        const open = expectReply(await exchange(email, token), '200')
        expectText(open.cookie, {
          has: ['HttpOnly', 'SameSite=Strict', 'Path=/'],
          lacks: ['Domain', 'Max-Age', 'Expires'],
        })
        const caller = (await behindProxy()).caller({ authorization: `Bearer ${token}` })
        const secure = expectReply(await caller.post('/jwt', { email }), '200')
        expectText(secure.cookie, {
          has: ['__Host-jontro_session=', 'Secure', 'HttpOnly', 'SameSite=Strict'],
        })
        assert.match(String(secure.headers['strict-transport-security']), /max-age=\d{8}/)
      },
      sessionTables,
    ),
    refuse(
      'a page of the same host without https',
      '403 cross_site',
      async ({ behindProxy, eve, names }) => {
        const cookie = `__Host-jontro_session=${eve.token}`
        const path = `/api/cart/${names.evesCartRow}`
        const proxied = (await behindProxy()).caller({ cookie })
        const own = { origin: 'https://shop.example' }
        expectReply(await proxied.put(path, { quantity: 1 }, own), '200')
        return proxied.put(path, { quantity: 9 }, { origin: 'http://shop.example' })
      },
    ),
  ],
}
