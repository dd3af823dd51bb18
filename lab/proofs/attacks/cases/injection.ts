import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type AttackClass, attack, check, expectReply, refuse, refuseEach } from '../attack'
import type { Reply } from '../client'
import type { Target } from '../target'
import { orderTables } from './tables'

const sql = {
  quote: "' or '1'='1",
  union: "x' union select identity_uid, email from users --",
  drop: "'; drop table orders; --",
  sleep: "'||pg_sleep(5)||'",
  dollar: '$1; select $$x$$',
  backslash: "\\' or 1=1 --",
} as const

/** Texts that reach SQL, and how the status begins: nothing is found, or the address is refused. */
const texts: Record<
  string,
  { expected: string; send: (target: Target, text: string) => Promise<Reply> }
> = {
  'the search': {
    expected: '200',
    send: ({ anonymous }, text) => anonymous.get(`/api/search?search=${text}`),
  },
  'the suggestions': {
    expected: '200',
    send: ({ anonymous }, text) => anonymous.get(`/api/search-products?search=${text}`),
  },
  'a category': {
    expected: '4',
    send: ({ anonymous }, text) => anonymous.get(`/api/products/${text}`),
  },
  'a payment': {
    expected: '4',
    send: ({ anonymous }, text) => anonymous.get(`/api/payment/${text}`),
  },
  'an e-mail': {
    expected: '404',
    send: ({ eve }, text) => eve.get(`/api/my-orders?email=${text}`),
  },
  'a role': { expected: '4', send: ({ admin }, text) => admin.get(`/api/get-role/${text}`) },
  'a notification': {
    expected: '200',
    send: ({ anonymous }, text) =>
      anonymous.post('/payment/ipn', `tran_id=${text.slice(0, 30).replace(/%.?$/, '')}`, form),
  },
  'the search of orders': {
    expected: '200',
    send: ({ admin }, text) => admin.get(`/api/all-orders?search=${text}`),
  },
  'the search of users': {
    expected: '200',
    send: ({ admin }, text) => admin.get(`/api/all-users?search=${text}`),
  },
  'the search of products': {
    expected: '200',
    send: ({ admin }, text) => admin.get(`/api/all-products?search=${text}`),
  },
  'the search of carts': {
    expected: '200',
    send: ({ admin }, text) => admin.get(`/api/all-carts?search=${text}&product=${text}`),
  },
  'the filter by e-mail': {
    expected: '200',
    send: ({ admin }, text) => admin.get(`/api/all-orders?email=${text}`),
  },
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const isEmpty = ({ status, text }: Reply) =>
  status !== 200 || /^\[\]|"result":\[\]|"success":true/.test(text)

/** Parameters that are words of SQL. */
const words: Record<string, string> = {
  'a sort of its own': '/api/all-orders?sort=(select%20pg_sleep(5))',
  'a direction of its own': '/api/all-orders?order=asc;drop%20table%20orders',
  'a day with a quote': "/api/daily-sales?from=2026-01-01'--&to=2026-01-02",
  'a day that is none': '/api/daily-sales?from=2026-02-31&to=2026-03-01',
  'a page below one': '/api/all-orders?page=0',
  'a page beyond all numbers': '/api/all-orders?page=99999999999999999999',
  'a limit of everything': '/api/all-orders?limit=100000',
  'a status with a quote': "/api/all-orders?status=Pending'",
  'IDs of an export with a bracket': '/api/export/orders?ids=}',
  'the subject of another table': '/api/audit-log?subject=Session/1',
  'a price that is no number': '/api/all-products?minPrice=NaN',
  'a price that is infinite': '/api/all-products?maxPrice=Infinity',
}

const nul: Record<string, string> = {
  'a category': '/api/products/fan%00',
  'the search': '/api/search?search=fan%00',
  'the suggestions': '/api/search-products?search=%00',
  'a role': '/api/get-role/a%00@mail.example',
  'a payment': '/api/payment/%00',
  'the reviews': '/api/my-review/%00',
  'the search of orders': '/api/all-orders?search=abc%00def',
}

const brokenUtf8: Record<string, string> = {
  'half a character in a category': '/api/products/%E0%A6',
  'half a pair in a category': '/api/products/%ED%A0%80',
  'half a character in a page': '/category/%E0%A6',
  'half a pair in a product page': '/product/%ED%A0%80/019b33e7-fc00-7b12-83c3-eb78bed59249',
  'a lone percent sign': '/api/products/%',
  'a lone percent sign in a page': '/category/%zz',
}

export const injection: AttackClass = {
  title: 'injection into every text',
  attacks: [
    ...Object.entries(texts).flatMap(([what, { expected, send }]) =>
      Object.entries(sql).map(([how, text]) =>
        attack(`SQL (${how}) in ${what}`, async (target) => {
          const reply = await send(target, encodeURIComponent(text))
          check(String(reply.status).startsWith(expected), `${reply.status} ${reply.text}`)
          check(isEmpty(reply), reply.text.slice(0, 300))
        }),
      ),
    ),
    ...refuseEach(
      words,
      (label) => label,
      '422 invalid',
      ({ admin }, path) => admin.get(path),
    ),
    ...Object.entries(nul).map(([what, path]) =>
      attack(`a NUL character in ${what}`, async ({ admin }) => {
        const { status, text } = await admin.get(path)
        check(status === 404 || status === 422 || text === '[]', `${status} ${text}`)
      }),
    ),
    ...Object.entries(brokenUtf8).map(([what, path]) =>
      attack(what, async ({ anonymous }) => {
        const { status, text } = await anonymous.get(path)
        check(status === 400 || status === 404, `${status} ${text}`)
      }),
    ),
    attack('a NUL character in the search of a page is left out', async ({ anonymous }) => {
      for (const path of ['/search?q=%00', '/search?q=fan%00', '/category/fan?q=%00']) {
        expectReply(await anonymous.get(path), '200')
      }
    }),
    attack('a search that is cut in the middle of a character', async ({ anonymous }) => {
      expectReply(
        await anonymous.get(`/search?q=${'a'.repeat(199)}${encodeURIComponent('😀')}`),
        '200',
      )
    }),
    attack('wildcards of SQL find nothing by themselves', async ({ admin }) => {
      for (const text of ['%25%25%25', '___', '%25_%25', '\\\\\\']) {
        for (const list of ['orders', 'users', 'products', 'carts']) {
          assert.equal(
            expectReply(await admin.get(`/api/all-${list}?search=${text}`), '200').text,
            '[]',
          )
        }
      }
    }),
    attack(
      'an ID as a URN, which PostgreSQL does not take (A9)',
      async ({ admin, alice, product, pendingOrder }) => {
        for (const path of [
          `/api/product/urn:uuid:${product}`,
          `/api/order/urn:uuid:${pendingOrder}`,
          `/api/order/{${pendingOrder}}`,
          `/api/order/${pendingOrder.replaceAll('-', '')}`,
        ]) {
          expectReply(await admin.get(path), '404 not_found')
        }
        expectReply(
          await alice.put('/api/cart', { gadgetId: `urn:uuid:${product}` }),
          '422 invalid',
        )
      },
    ),
    attack(
      'text of every kind is stored as it is',
      async ({ createCustomer, checkout }) => {
        const customer = await createCustomer('texts')
        const address = `${Object.values(sql).join(' ')} \u202e {{7*7}} \${7*7} <%= 7*7 %> \r\n\r\nSet-Cookie: a=b`
        const order = expectReply(
          await customer.post('/api/place-order', { ...(await checkout(customer)), address }),
          '201',
        )
        assert.equal(order.json<{ address: string }>().address, address.trim())
      },
      orderTables,
    ),
    refuse('a NUL character in an address', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', { ...(await checkout(eve)), address: 'a\0b' }),
    ),
    attack(
      'a name of several lines, which would be text of the shop in a mail',
      async ({ createCustomer, checkout }) => {
        const customer = await createCustomer('lines')
        const name = 'Rafia\n\nYour account is locked'
        const body = { ...(await checkout(customer)), name }
        const reply = expectReply(await customer.post('/api/place-order', body), '201')
        assert.doesNotMatch(reply.json<{ name: string }>().name, /\n/)
      },
      orderTables,
    ),
    refuse('a web address in a name, which mails begin with', '422 invalid', async (target) =>
      target.eve.post('/api/place-order', {
        ...(await target.checkout(target.eve)),
        name: 'Your account is locked: https://evil.example',
      }),
    ),
    attack(
      'half a character in a text is replaced',
      async ({ createCustomer, checkout }) => {
        const customer = await createCustomer('surrogates')
        const body = JSON.stringify({ ...(await checkout(customer)), address: 'LONE' }).replace(
          'LONE',
          '\\ud800',
        )
        const reply = expectReply(
          await customer.post('/api/place-order', body, { 'content-type': 'application/json' }),
          '201',
        )
        assert.equal(reply.json<{ address: string }>().address, '\ufffd')
      },
      orderTables,
    ),
    refuse(
      'a list of receivers as the e-mail of an order',
      '422 invalid',
      async ({ eve, checkout }) =>
        eve.post('/api/place-order', {
          ...(await checkout(eve)),
          email: 'one@mail.example, two@mail.example, three@mail.example',
        }),
    ),
    refuse('a header in the e-mail of an order', '422 invalid', async ({ eve, checkout }) =>
      eve.post('/api/place-order', {
        ...(await checkout(eve)),
        email: 'one@mail.example\r\nBcc: two@mail.example',
      }),
    ),
    refuse(
      'a group of receivers as the e-mail of an order',
      '422 invalid',
      async ({ eve, checkout }) =>
        eve.post('/api/place-order', {
          ...(await checkout(eve)),
          email: 'all:one@mail.example,two@mail.example;',
        }),
    ),
    attack(
      'parameters of the gateway in a validation ID',
      async ({ anonymous, tranId }) => {
        const fields = new URLSearchParams({
          tran_id: tranId,
          val_id: `x&store_id=evil&tran_id=${tranId}&status=VALID`,
        })
        expectReply(await anonymous.post('/payment/ipn', fields.toString(), form), '200')
      },
      ['payment_attempts'],
    ),
    attack(
      'a note with markup, SQL and templates',
      async ({ admin, evesOrder }) => {
        const text = `<script>alert(1)</script> ${sql.drop}`
        const id = randomUUID()
        const note = expectReply(
          await admin.put(`/api/orders/${evesOrder}/notes/${id}`, { text }),
          '200',
        )
        assert.equal(note.json<{ text: string }>().text, text)
        expectReply(await admin.delete(`/api/orders/${evesOrder}/notes/${id}`), '200')
      },
      ['audit_log', 'order_notes', 'row_counts', 'pending_row_counts'],
    ),
  ],
}
