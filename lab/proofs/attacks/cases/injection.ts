import assert from 'node:assert/strict'
import { type AttackClass, attack, expectReply, requests } from '../attack'
import { orderTables } from './tables'

const sql = [
  "' or '1'='1",
  "x' union select identity_uid, email from users --",
  "'; drop table orders; --",
  "'||pg_sleep(5)||'",
  '$1; select $$x$$',
  "\\' or 1=1 --",
]

/** Texts that reach SQL, by everybody and by admins. */
const texts = [
  'GET /api/products/TEXT',
  'GET /api/payment/TEXT',
  'GET /api/my-orders?email=TEXT',
  'GET /api/get-role/TEXT',
  'POST /payment/ipn tran_id=TEXT',
  'GET /api/all-orders?search=TEXT',
  'GET /api/all-users?search=TEXT',
  'GET /api/all-products?search=TEXT',
  'GET /api/all-carts?search=TEXT&product=TEXT',
  'GET /api/all-orders?email=TEXT',
]

export const injection: AttackClass = {
  title: 'injection into every text',
  attacks: [
    ...sql.flatMap((text) =>
      requests(
        'SQL finds nothing',
        { by: 'admin', expect: '200|400|404|422', lacks: ['"_id"', 'syntax'] },
        texts.map((line) => line.replaceAll('TEXT', () => encodeURIComponent(text))),
      ),
    ),
    ...sql.map((text) =>
      attack(`SQL in a search finds what its words find: ${text}`, async ({ anonymous }) => {
        const words = text.replace(/[^a-z0-9]+/g, ' ').trim()
        for (const path of ['/api/search', '/api/search-products']) {
          const [found, expected] = [text, words].map(async (search) => {
            const query = new URLSearchParams({ search })
            const { text: body } = expectReply(await anonymous.get(`${path}?${query}`), '200')
            return body.match(/"_id":"[^"]*"/g)
          })
          assert.deepEqual(await found, await expected, path)
        }
      }),
    ),
    ...requests('a NUL character', { by: 'admin', expect: '200|404|422', lacks: ['"_id"'] }, [
      'GET /api/products/fan%00',
      'GET /api/search?search=fan%00x',
      'GET /api/search-products?search=%00',
      'GET /api/get-role/a%00@mail.example',
      'GET /api/payment/%00',
      'GET /api/my-review/%00',
      'GET /api/all-orders?search=abc%00def',
    ]),
    ...requests('half a character', { expect: '400|404' }, [
      'GET /api/products/%ED%A0%80',
      'GET /category/%E0%A6',
      'GET /product/%ED%A0%80/019b33e7-fc00-7b12-83c3-eb78bed59249',
      'GET /api/products/%',
    ]),
    ...requests('a search of half a character, or with a NUL', { expect: '200' }, [
      'GET /search?q=fan%00',
      'GET /category/fan?q=%00',
      `GET /search?q=${'a'.repeat(199)}${encodeURIComponent('😀')}`,
    ]),
    ...requests(
      'wildcards of SQL find nothing by themselves',
      { by: 'admin', expect: '200', lacks: ['"_id"'] },
      ['orders', 'users', 'products', 'carts'].flatMap((list) =>
        ['%25%25%25', '___', '\\\\\\'].map((text) => `GET /api/all-${list}?search=${text}`),
      ),
    ),
    ...requests(
      'an ID that PostgreSQL reads otherwise (A9)',
      { by: 'alice', expect: '404 not_found' },
      [
        'GET /api/product/urn:uuid:$product',
        'GET /api/order/urn:uuid:$pendingOrder',
        'GET /api/order/{$pendingOrder}',
      ],
    ),
    ...requests(
      'parameters of the gateway in a validation ID',
      { expect: '200', may: ['payment_attempts'] },
      ['POST /payment/ipn tran_id=$tranId&val_id=x%26store_id%3Devil%26status%3DVALID'],
    ),
    attack(
      'text of every kind is stored as it is, in one line where it becomes a line of a mail',
      async ({ createCustomer, checkout }) => {
        const customer = await createCustomer('texts')
        const address = `${sql.join(' ')} \u202e {{7*7}} \${7*7} <%= 7*7 %> \r\n\r\nSet-Cookie: a=b \ufffd`
        const body = {
          ...(await checkout(customer)),
          address,
          name: 'Rafia\n\nYour account is locked',
        }
        const halved = JSON.stringify(body).replace('\ufffd', '\\ud800')
        const type = { 'content-type': 'application/json' }
        const reply = expectReply(await customer.post('/api/place-order', halved, type), '201')
        const order = reply.json<{ address: string; name: string }>()
        assert.equal(order.address, address)
        assert.doesNotMatch(order.name, /\n/)
      },
      orderTables,
    ),
  ],
}
