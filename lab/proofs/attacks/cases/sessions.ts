import assert from 'node:assert/strict'
import { request } from 'node:http'
import { sql } from 'kysely'
import { type AttackClass, attack, expectReply, expectText, refuse } from '../attack'
import type { Target } from '../target'
import { orderTables, productTables, sessionTables } from './tables'

/** What an event stream sends from its first event on, until Alice's cart and then a product, which is public, have changed. */
function listen({ client, admin, alice, names }: Target, cookie = '') {
  const setStock = (inStock: boolean) =>
    admin.post('/api/bulk/products/stock', { ids: [names.product], inStock })
  async function change() {
    await alice.put('/api/cart', { gadgetId: names.otherProduct })
    await setStock(false)
    await setStock(true)
  }
  return new Promise<string>((resolve, reject) => {
    const { host, port } = client
    const headers = { host, ...(cookie && { cookie }) }
    let received = ''
    let work: Promise<void> | undefined
    const call = request({ host: '127.0.0.1', port, path: '/api/live', headers })
    call.on('error', reject).on('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        received += text
        if (received.includes('event:')) work ??= change()
        if (!received.includes(`Product/${names.product}`)) return
        resolve(Promise.resolve(work).then(() => received))
        call
          .off('error', reject)
          .on('error', () => undefined)
          .destroy()
      })
    })
    call.end()
  })
}

const eavesdroppers: Record<string, (target: Target) => string | undefined> = {
  'a stranger': () => undefined,
  Eve: ({ eve }) => eve.cookie,
  'a demoted admin': ({ demoted }) => demoted.cookie,
}

/** What somebody could know of Alice's session who does not have it. */
const almost: Record<string, (target: Target) => Promise<string> | string> = {
  'what the database has of it': async ({ db, alice }) => {
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'hex') as hash from sessions where user_id = ${alice.id}`.execute(
      db,
    )
    return rows[0]?.hash ?? 'nothing'
  },
  'the ID of its user': ({ alice }) => alice.id,
  'all but its last character': ({ alice }) => alice.token.slice(0, -1),
  'it in lower case': ({ alice }) => alice.token.toLowerCase(),
  'it with a NUL': ({ alice }) => `${alice.token}%00`,
  'it and more': ({ alice }) => `${alice.token}x`,
}

/** Requests of Eve for something of Alice, and for nothing at all. */
const guesses: Record<string, [method: 'GET' | 'DELETE' | 'POST', path: string]> = {
  'a role': ['GET', '/api/get-role/EMAIL'],
  orders: ['GET', '/api/my-orders?email=EMAIL'],
  'a cart': ['GET', '/api/my-cart?email=EMAIL'],
  reviews: ['GET', '/api/my-review/EMAIL'],
  'a dashboard': ['GET', '/api/my-dashboard?email=EMAIL'],
  'an order': ['GET', '/api/order/ORDER'],
  'the cancellation of an order': ['POST', '/api/orders/ORDER/cancel'],
}

export const sessions: AttackClass = {
  title: 'session fixation and theft, event streams of others, user enumeration',
  attacks: [
    attack(
      'a cookie that was set before the login is not the session after it',
      async ({ exchange, tokenFor, client }) => {
        const email = 'fixed@mail.example'
        const cookie = `jontro_session=${'planted'.repeat(6)}`
        const reply = expectReply(await exchange(email, await tokenFor(email), { cookie }), '200')
        assert.match(reply.cookie, /^jontro_session=[\w-]{43};/)
        assert.ok(!reply.cookie.startsWith(cookie))
        expectReply(await client.caller({ cookie }).get('/api/my-cart'), '401')
      },
      sessionTables,
    ),
    refuse(
      'the session of an attacker, planted in the browser of a user, after the user logs in',
      '401',
      async ({ exchange, tokenFor, signIn }) => {
        const { cookie, get } = await signIn('user', 'planter')
        const email = 'victim@mail.example'
        expectReply(await exchange(email, await tokenFor(email), { cookie }), '200')
        return get('/api/my-cart')
      },
      sessionTables,
    ),
    ...Object.entries(almost).map(([what, find]) =>
      refuse(`a session by ${what}`, '401', async (target) => {
        const cookie = `jontro_session=${await find(target)}`
        return target.anonymous.get('/api/my-cart', { cookie })
      }),
    ),
    refuse('a session in the address and in headers', '401', ({ anonymous, alice: { token } }) =>
      anonymous.get(`/api/my-cart?jontro_session=${token}`, {
        authorization: `Bearer ${token}`,
        cookie: `JONTRO_SESSION=${token}; __Host-jontro_session=${token}`,
      }),
    ),
    ...Object.entries(eavesdroppers).map(([who, choose]) =>
      attack(
        `the event stream of ${who} has nothing of Alice`,
        async (target) => {
          const received = await listen(target, choose(target))
          expectText(received, { lacks: ['Cart', 'Order', 'Dashboard', 'User/', 'Audit'] })
        },
        [...orderTables, ...productTables],
      ),
    ),
    attack(
      'Alice’s own event stream has her cart (or the others prove nothing)',
      async (target) => {
        const received = await listen(target, target.alice.cookie)
        expectText(received, { has: ['Cart'], lacks: ['Audit'] })
      },
      [...orderTables, ...productTables],
    ),
    ...Object.entries(guesses).map(([what, [method, path]]) =>
      attack(`${what} of Alice and of nobody get the same answer (L14)`, async (target) => {
        const { eve, alice, names } = target
        const send = async (email: string, order = '') => {
          const address = path.replace('EMAIL', email).replace('ORDER', order)
          const { text } = expectReply(await eve.send(method, address), '404')
          return text.replace(/"requestId":"[^"]*"/, '')
        }
        assert.equal(
          await send(alice.email, names.pendingOrder),
          await send('nobody@mail.example', '019b33e7-fc00-7b12-83c3-eb78bed59249'),
        )
      }),
    ),
  ],
}
