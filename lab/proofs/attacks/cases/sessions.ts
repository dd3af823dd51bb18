import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { sql } from 'kysely'
import { type AttackClass, attack, expectReply, expectText } from '../attack'
import type { Target } from '../target'
import { orderTables } from './tables'

const signedIn = ['users', 'sessions']

/** What an event stream sends until `until` has happened and a public event after it has arrived. */
async function listen(
  { client, admin, product }: Target,
  cookie: string | undefined,
  query: string,
  until: () => Promise<unknown>,
) {
  let received = ''
  let isClosed = false
  const call = request({
    host: '127.0.0.1',
    port: client.port,
    path: `/api/live${query}`,
    headers: { host: client.host, ...(cookie && { cookie }) },
  })
  const arrived = new Promise<void>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        received += text
        // The stream begins with an event, so that nothing is missed from here on.
        if (received.includes('event:') && !isTriggered) trigger()
        if (received.includes(`Product/${product}`)) resolve()
      })
      response.on('end', () => {
        isClosed = true
        resolve()
      })
    })
  })
  let isTriggered = false
  let work: Promise<unknown> = Promise.resolve()
  const trigger = () => {
    isTriggered = true
    // The change of a product is the last, and everybody receives it.
    work = until()
      .then(() => admin.post('/api/bulk/products/stock', { ids: [product], inStock: false }))
      .then(() => admin.post('/api/bulk/products/stock', { ids: [product], inStock: true }))
  }
  call.end()
  await arrived
  await work
  call.destroy()
  return { received, isClosed }
}

const streamKeyOf = async (caller: Target['alice']) =>
  expectReply(await caller.get('/api/session'), '200').json<{ user: { streamKey: string } }>().user
    .streamKey

const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }) =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? ''

const streamed = [...orderTables, 'products', 'audit_log']

/** Alice's cart changes while somebody listens. */
const addToAlicesCart = ({ alice, otherProduct }: Target) =>
  alice.put('/api/cart', { gadgetId: otherProduct })

/** With whose cookie they listen, and whose key they name. */
const eavesdroppers: Record<
  string,
  (target: Target) => { cookie: string | undefined; keyOf: Target['alice'] }
> = {
  'a stranger with Alice’s key': ({ alice }) => ({ cookie: undefined, keyOf: alice }),
  'Eve with Alice’s key': ({ eve, alice }) => ({ cookie: eve.cookie, keyOf: alice }),
  'Eve with her own key': ({ eve }) => ({ cookie: eve.cookie, keyOf: eve }),
  'a demoted admin': ({ demoted }) => ({ cookie: demoted.cookie, keyOf: demoted }),
}

export const sessions: AttackClass = {
  title: 'session fixation and theft, event streams of others, user enumeration',
  attacks: [
    attack(
      'a cookie that was set before the login is not the session after it',
      async (target) => {
        const { exchange, tokenFor, client } = target
        const email = 'fixed@mail.example'
        const planted = `jontro_session=${'planted'.repeat(6)}`
        const { headers } = expectReply(
          await exchange(email, await tokenFor(email), { cookie: planted }),
          '200',
        )
        assert.notEqual(cookieOf(headers), planted)
        expectReply(await client.caller({ cookie: planted }).get('/api/my-cart'), '401')
      },
      signedIn,
    ),
    attack(
      'the session of an attacker, planted in the browser of a user, ends when the user logs in',
      async (target) => {
        const { exchange, tokenFor, signIn } = target
        const attacker = await signIn('user', 'planter')
        const email = 'victim@mail.example'
        const { headers } = expectReply(
          await exchange(email, await tokenFor(email), { cookie: attacker.cookie }),
          '200',
        )
        assert.notEqual(cookieOf(headers), attacker.cookie)
        expectReply(await attacker.get('/api/my-cart'), '401')
      },
      signedIn,
    ),
    attack(
      'two sessions of one user have different cookies',
      async ({ exchange, tokenFor }) => {
        const email = 'twice@mail.example'
        const cookies = await Promise.all(
          [1, 2, 3].map(async () =>
            cookieOf(expectReply(await exchange(email, await tokenFor(email)), '200').headers),
          ),
        )
        assert.equal(new Set(cookies).size, 3)
        for (const cookie of cookies) assert.match(cookie, /^jontro_session=[\w-]{43}$/)
      },
      signedIn,
    ),
    attack('what the database has of a session opens none', async ({ client, alice, db }) => {
      const { rows } = await sql<{
        hash: string
      }>`select encode(token_hash, 'hex') as hash from sessions where user_id = ${alice.id}`.execute(
        db,
      )
      const stored = rows[0]?.hash ?? ''
      assert.equal(stored, createHash('sha256').update(alice.token).digest('hex'))
      for (const value of [
        stored,
        Buffer.from(stored, 'hex').toString('base64url'),
        await streamKeyOf(alice),
        alice.id,
        alice.email,
      ]) {
        expectReply(
          await client.caller({ cookie: `jontro_session=${value}` }).get('/api/my-cart'),
          '401',
        )
      }
    }),
    attack('changed, cut, doubled and quoted cookies', async ({ client, alice }) => {
      const last = alice.token.at(-1) === 'A' ? 'E' : 'A'
      for (const value of [
        alice.token.slice(0, -1),
        `${alice.token.slice(0, -1)}${last}`,
        alice.token.toLowerCase(),
        `${alice.token}\0`,
        `${alice.token}x`,
      ]) {
        const { status } = await client
          .caller()
          .get('/api/my-cart', { cookie: `jontro_session=${encodeURIComponent(value)}` })
        assert.equal(status, 401)
      }
      for (const name of [
        'JONTRO_SESSION',
        '__Host-jontro_session',
        'session',
        ' jontro_session',
      ]) {
        const { status } = await client
          .caller()
          .get('/api/my-cart', { cookie: `${name.trim() === name ? name : 'x'}=${alice.token}` })
        assert.equal(status, 401)
      }
    }),
    attack('a session in the address, in a header or in the body', async ({ anonymous, alice }) => {
      expectReply(
        await anonymous.get(`/api/my-cart?jontro_session=${alice.token}&session=${alice.token}`),
        '401',
      )
      expectReply(
        await anonymous.get('/api/my-cart', {
          authorization: `Bearer ${alice.token}`,
          'x-session': alice.token,
        }),
        '401',
      )
    }),
    attack(
      'a cookie after the logout',
      async ({ signIn, client }) => {
        const user = await signIn('user', 'leaver')
        expectReply(await user.get('/logout', { accept: 'application/json' }), '200')
        expectReply(await client.caller({ cookie: user.cookie }).get('/api/my-cart'), '401')
      },
      signedIn,
    ),
    attack(
      'twelve idle hours, seven days and thirty days',
      async ({ signIn, db }) => {
        const user = await signIn('user', 'idle')
        for (const change of [
          sql`last_seen_at = now() - interval '12 hours 1 second', created_at = now() - interval '1 day'`,
          sql`last_seen_at = now(), created_at = now() - interval '8 days', expires_at = now() - interval '1 second'`,
        ]) {
          await sql`update sessions set ${change} where user_id = ${user.id}`.execute(db)
          expectReply(await user.get('/api/my-cart'), '401')
        }
      },
      signedIn,
    ),
    attack(
      'a demotion counts for the next call of every session',
      async ({ signIn, admin }) => {
        const user = await signIn('admin', 'falling')
        expectReply(await user.get('/api/all-users?limit=1'), '200')
        expectReply(await admin.patch(`/api/user-update/${user.id}`, { role: 'user' }), '200')
        expectReply(await user.get('/api/all-users?limit=1'), '403')
      },
      [...signedIn, 'audit_log', 'row_counts', 'pending_row_counts'],
    ),
    attack(
      'a deletion counts for the next call, and the cart is gone',
      async ({ createCustomer, admin, takeErrors }) => {
        const user = await createCustomer('erased')
        expectReply(await admin.delete(`/user/${user.id}`), '200')
        expectReply(
          await user.put('/api/add-user', {
            name: 'Back',
            email: user.email,
            photo: '/images/a.svg',
          }),
          '401',
        )
        takeErrors()
      },
      [...orderTables, 'audit_log'],
    ),
    ...Object.entries(eavesdroppers).map(([who, choose]) =>
      attack(
        `the event stream of ${who} has nothing of Alice`,
        async (target) => {
          const { cookie, keyOf } = choose(target)
          const query = `?key=${await streamKeyOf(keyOf)}`
          const { received } = await listen(target, cookie, query, () => addToAlicesCart(target))
          expectText(received, {
            has: ['Product'],
            lacks: ['Cart', 'Order', 'Dashboard', 'User/', 'Audit'],
          })
        },
        streamed,
      ),
    ),
    attack(
      'Alice’s own event stream has her cart (or the others prove nothing)',
      async (target) => {
        const { received } = await listen(
          target,
          target.alice.cookie,
          `?key=${await streamKeyOf(target.alice)}`,
          () => addToAlicesCart(target),
        )
        expectText(received, { has: ['Cart'], lacks: ['Audit'] })
      },
      streamed,
    ),
    attack(
      'missed events of others are not sent later',
      async (target) => {
        await addToAlicesCart(target)
        for (const query of ['?since=0', '?since=1', '?age=600000', '?age=999999999999']) {
          const { received } = await listen(
            target,
            target.eve.cookie,
            `${query}&key=${await streamKeyOf(target.eve)}`,
            async () => undefined,
          )
          expectText(received, { lacks: ['Cart', 'Order', 'Audit', 'User/'] })
        }
      },
      streamed,
    ),
    attack(
      'a stream ends with its session (L2)',
      async (target) => {
        const user = await target.signIn('user', 'listener')
        const { isClosed } = await listen(
          target,
          user.cookie,
          `?key=${await streamKeyOf(user)}`,
          () => user.get('/logout', { accept: 'application/json' }),
        )
        assert.equal(isClosed, true)
      },
      streamed,
    ),
    attack(
      'the stream of an admin ends when the admin is demoted',
      async (target) => {
        const user = await target.signIn('admin', 'listening')
        const { isClosed } = await listen(
          target,
          user.cookie,
          `?key=${await streamKeyOf(user)}`,
          () => target.admin.patch(`/api/user-update/${user.id}`, { role: 'user' }),
        )
        assert.equal(isClosed, true)
      },
      [...streamed, 'row_counts', 'pending_row_counts'],
    ),
    attack('HEAD of the event stream holds nothing (L6)', async ({ anonymous }) => {
      expectReply(await anonymous.head('/api/live'), '404')
    }),
    attack('keys and positions that are none', async ({ anonymous }) => {
      for (const query of [
        "key=' or 1=1",
        'key=short',
        'age=-1',
        'age=x',
        'since='.padEnd(100, '1'),
      ]) {
        expectReply(await anonymous.get(`/api/live?${encodeURI(query)}`), '422')
      }
    }),
    attack(
      'an e-mail with and without an account get the same answer (L14)',
      async ({ eve, alice }) => {
        const strip = (text: string) => text.replace(/"requestId":"[^"]*"/, '')
        for (const toPath of [
          (email: string) => `/api/get-role/${email}`,
          (email: string) => `/api/my-orders?email=${email}`,
          (email: string) => `/api/my-cart?email=${email}`,
          (email: string) => `/api/my-review/${email}`,
          (email: string) => `/api/my-pending-review/${email}`,
          (email: string) => `/api/my-dashboard?email=${email}`,
        ]) {
          const [known, unknown] = [
            await eve.get(toPath(alice.email)),
            await eve.get(toPath('nobody@mail.example')),
          ]
          assert.equal(known.status, 404)
          assert.equal(strip(known.text), strip(unknown.text))
        }
      },
    ),
    attack(
      'an ID with and without a record get the same answer',
      async ({ eve, alice, pendingOrder, cartRow }) => {
        const strip = (text: string) => text.replace(/"requestId":"[^"]*"/, '')
        const none = '019b33e7-fc00-7b12-83c3-eb78bed59249'
        const known = [
          await eve.get(`/api/order/${pendingOrder}`),
          await eve.delete(`/api/cart/${cartRow}`),
          await eve.get(`/api/get-role/${alice.id}`),
          await eve.post(`/api/orders/${pendingOrder}/cancel`),
        ]
        const unknown = [
          await eve.get(`/api/order/${none}`),
          await eve.delete(`/api/cart/${none}`),
          await eve.get(`/api/get-role/${none}`),
          await eve.post(`/api/orders/${none}/cancel`),
        ]
        assert.deepEqual(
          known.map(({ text }) => strip(text)),
          unknown.map(({ text }) => strip(text)),
        )
      },
    ),
    attack('a deleted user and one who never was are alike to others', async ({ eve, deleted }) => {
      expectReply(await eve.get(`/api/get-role/${deleted.email}`), '404 not_found')
    }),
    attack(
      'the public state of a payment names nobody',
      async ({ anonymous, tranId, alice, pendingOrder }) => {
        const { text } = expectReply(await anonymous.get(`/api/payment/${tranId}`), '200')
        expectText(text, { lacks: [alice.email, alice.id, pendingOrder, 'amount', 'House'] })
      },
    ),
    attack(
      'public answers about products name no user, sale or time',
      async ({ anonymous, product, alice, admin }) => {
        for (const path of [
          `/api/product/${product}`,
          '/api/new-arrival',
          '/api/best-seller',
          '/api/popular-gadget',
          '/api/search?search=fan',
          '/api/products/fan',
        ]) {
          const { text } = expectReply(await anonymous.get(path), '200')
          expectText(text, {
            lacks: [alice.email, admin.email, '"sold"', 'createdAt', 'deleted', 'name_key'],
          })
        }
      },
    ),
  ],
}
