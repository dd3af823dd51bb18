import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { startMailbox } from '../../../../dev-services/mailbox/startMailbox'
import { createSmtpMailer } from '../../../../server/src/adapters/mail'
import { createMailSender } from '../../../../server/src/modules/mail'
import { parseCsv } from '../../../../server/test/support/csv'
import { type AttackClass, attack, check, expectReply, expectText } from '../attack'
import type { Target } from '../target'
import { orderTables, productTables } from './tables'

const markup = [
  `"><img src=x onerror=attack(1)>`,
  `</script><script>attack(2)</script>`,
  `<!--app-body--><svg onload=attack(3)>`,
  `'-attack(4)-'`,
  `</title><style>*{display:none}</style>`,
  `[click](javascript:attack(5))`,
  `$& $1 $\` $'`,
].join(' ')

/** In a path, slashes are refused. */
const inPath = markup.replaceAll('/', '').slice(0, 90)

/** Markup that a browser would obey. */
const obeyed = [
  '<img src=x',
  '<script>attack',
  '<svg onload',
  '</title><style>',
  '<!--app-body--><svg',
]

type Stored = {
  product: string
  order: string
  user: Awaited<ReturnType<Target['createCustomer']>>
}

const storedByTarget = new WeakMap<Target, Promise<Stored>>()

/** Puts markup into every text that a customer or an admin can write. */
async function storeEverywhere(target: Target): Promise<Stored> {
  const { admin, createCustomer, checkout } = target
  const product = expectReply(
    await admin.post('/api/product', {
      productName: `Marked ${markup}`.slice(0, 200),
      category: 'Fan',
      price: 500,
      images: ['/images/a.webp', 'https://evil.example/x.png?a=(1)&b=2'],
      keyFeatures: [`Feature ${markup}`.slice(0, 200), '# heading\n- item', '=1+1'],
      description: `Described ${markup}\n\n# Heading ${markup}\n\n| a | b |`,
    }),
    '201',
  ).json<{ _id: string }>()._id
  const user = await createCustomer('marked')
  expectReply(
    await user.put('/api/add-user', {
      name: markup.slice(0, 100),
      email: user.email,
      photo: '/images/avatar.svg',
    }),
    '200',
  )
  expectReply(await user.put('/api/cart', { gadgetId: product }), '200')
  const order = expectReply(
    await user.post('/api/place-order', {
      ...(await checkout(user)),
      name: markup.slice(0, 100),
      address: `House ${markup}`,
      additionalInfo: `Info ${markup}`,
    }),
    '201',
  ).json<{ _id: string }>()._id
  expectReply(await admin.patch(`/api/orders/${order}/deliver`), '200')
  expectReply(await user.put(`/api/add-review/${order}`, { reviewText: `Review ${markup}` }), '200')
  expectReply(
    await admin.put(`/api/orders/${order}/notes/${randomUUID()}`, { text: `Note ${markup}` }),
    '200',
  )
  return { product, order, user }
}

function stored(target: Target): Promise<Stored> {
  const found = storedByTarget.get(target) ?? storeEverywhere(target)
  storedByTarget.set(target, found)
  return found
}

const everything = [...orderTables, ...productTables]

const onPage = (name: string, toPath: (stored: Stored) => string, has: readonly string[]) =>
  attack(
    `markup on ${name}`,
    async (target) => {
      const { status, text, headers } = await target.anonymous.get(toPath(await stored(target)), {
        accept: 'text/html',
      })
      check(status === 200 || status === 301 || status === 404, `${status}`)
      expectText(text, { has, lacks: obeyed })
      assert.match(String(headers['content-security-policy']), /script-src 'self'/)
    },
    everything,
  )

const inJson = (
  name: string,
  send: (target: Target, stored: Stored) => ReturnType<Target['admin']['get']>,
) =>
  attack(
    `markup in ${name} is JSON, and nothing that a browser would show`,
    async (target) => {
      const { headers, text } = expectReply(await send(target, await stored(target)), '200')
      assert.match(String(headers['content-type']), /^application\/json/)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      check(text.includes('onerror=attack(1)'))
    },
    everything,
  )

const formulas = [
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  "=cmd|' /C calc'!A0",
  '＝1+1',
  ' =1',
  '"=1',
  "'=1",
  '\u200b=1',
  'a\n=1',
  ';=1',
]

export const markupEverywhere: AttackClass = {
  title: 'markup, scripts and formulas in every field that is shown',
  attacks: [
    onPage(
      'the page of a product',
      ({ product }) => `/product/${encodeURIComponent(inPath)}/${product}`,
      [],
    ),
    attack(
      'markup on the page of a product, at its own address',
      async (target) => {
        const { product } = await stored(target)
        const { headers } = expectReply(await target.anonymous.get(`/product/x/${product}`), '301')
        const location = String(headers.location)
        assert.match(location, new RegExp(`^/product/[^/<>"]+/${product}$`))
        const { text } = expectReply(await target.anonymous.get(location), '200')
        expectText(text, { has: ['&lt;img src=x', '\\u003c/script>'], lacks: obeyed })
      },
      everything,
    ),
    onPage('the page of its category', () => '/category/fan?sort=highToLow', ['&lt;img src=x']),
    onPage('the home page', () => '/', ['&lt;img src=x']),
    onPage('the page of search results', () => `/search?q=${encodeURIComponent('Marked')}`, [
      '&lt;img src=x',
    ]),
    onPage(
      'a page that repeats what is searched',
      () => `/search?q=${encodeURIComponent(markup.slice(0, 150))}`,
      ['&lt;'],
    ),
    onPage(
      'the page of products side by side',
      ({ product }) => `/compare?ids=${product},${encodeURIComponent(markup)}`,
      [],
    ),
    onPage('the error page', () => `/nothing/${encodeURIComponent(inPath)}`, []),
    onPage(
      'a page of a category that is none',
      () => `/category/${encodeURIComponent(inPath)}`,
      [],
    ),
    onPage(
      'the page after a payment',
      () => `/success/${encodeURIComponent('"><img src=x onerror=attack(1)>')}/x`,
      [],
    ),
    attack(
      'markup in the sitemap',
      async (target) => {
        const { product } = await stored(target)
        const { text } = expectReply(await target.anonymous.get('/sitemap.xml'), '200')
        expectText(text, { has: [product], lacks: [...obeyed, ']]>'] })
        const [, inside = ''] = /<urlset[^>]*>([\s\S]*)<\/urlset>/.exec(text) ?? []
        assert.equal(
          inside
            .replace(/<url><loc>[^<>"']*<\/loc>(?:<lastmod>[^<>]*<\/lastmod>)?<\/url>/g, '')
            .replaceAll("'", '')
            .trim()
            .replace(/<url><loc>[^<>]*<\/loc><lastmod>[^<>]*<\/lastmod><\/url>/g, ''),
          '',
        )
      },
      everything,
    ),
    attack(
      'markup, headings and links in Markdown',
      async (target) => {
        const { product } = await stored(target)
        const markdown = { accept: 'text/markdown' }
        const { headers: moved } = await target.anonymous.get(`/product/x/${product}`, markdown)
        for (const path of [String(moved.location), '/category/fan']) {
          const { text, headers } = expectReply(await target.anonymous.get(path, markdown), '200')
          assert.match(String(headers['content-type']), /^text\/markdown/)
          assert.equal(headers['x-content-type-options'], 'nosniff')
          // A heading of its own, a link to a script, or an element.
          assert.doesNotMatch(text, /^#+ heading/m)
          assert.doesNotMatch(text, /(?<!\\)\]\(javascript:/)
          assert.doesNotMatch(text, /(?<!\\)<(?:img|script|svg|!--)/)
        }
      },
      everything,
    ),
    attack(
      'a bracket in the name of a product ends its link in Markdown',
      async ({ admin, anonymous }) => {
        const product = {
          productName: 'Aaa) [x](https://evil.example)',
          category: 'Fan',
          price: 1,
          images: ['/images/a.webp'],
        }
        const id = expectReply(await admin.post('/api/product', product), '201').json<{
          _id: string
        }>()._id
        const { text } = expectReply(
          await anonymous.get('/category/fan?sort=lowToHigh', { accept: 'text/markdown' }),
          '200',
        )
        const line = text.split('\n').find((each) => each.includes(id)) ?? ''
        assert.match(line, new RegExp(`\\]\\([^()]*${id}\\)`))
      },
      productTables,
    ),
    attack('markup in /llms.txt and /robots.txt by host and path', async ({ anonymous }) => {
      for (const path of ['/llms.txt', '/robots.txt']) {
        const { text } = expectReply(await anonymous.get(`${path}?<script>`), '200')
        expectText(text, { lacks: ['<script'] })
      }
    }),
    inJson('a product', ({ anonymous }, { product }) => anonymous.get(`/api/product/${product}`)),
    inJson('the search', ({ anonymous }) => anonymous.get('/api/search?search=Marked')),
    inJson('reviews', ({ anonymous }, { product }) =>
      anonymous.get(`/api/product/${product}/reviews`),
    ),
    inJson('an order', (_target, { user, order }) => user.get(`/api/order/${order}`)),
    inJson('notes', ({ admin }, { order }) => admin.get(`/api/orders/${order}/notes`)),
    inJson('the users', ({ admin }) => admin.get('/api/all-users')),
    inJson('the audit log', ({ admin }) => admin.get('/api/audit-log')),
    attack('an address shown in the answer to an error', async ({ anonymous }) => {
      for (const path of [
        `/api/${encodeURIComponent('<img src=x>')}`,
        '/api/products/%E0%A6?<img src=x>'.replaceAll(' ', '%20'),
      ]) {
        const { text, headers } = await anonymous.get(path)
        expectText(text, { lacks: ['<img'] })
        assert.match(String(headers['content-type']), /application\/problem\+json/)
      }
    }),
    attack(
      'markup in mails, and in the pages that show them in a demo',
      async (target) => {
        await stored(target)
        const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
        const mailbox = await startMailbox({ dataDir: join(target.folder, 'mail'), log: quiet })
        try {
          const send = createMailSender({
            db: target.db,
            mailer: createSmtpMailer({ url: mailbox.smtpUrl, from: 'Jontro <shop@shop.example>' }),
            logger: pino({ level: 'silent' }),
            publicUrl: target.publicUrl,
            onResult: () => undefined,
            onWaiting: () => undefined,
          })
          await send(new AbortController().signal)
          const list = await (await fetch(mailbox.mailboxUrl)).text()
          const ids = [...new Set([...list.matchAll(/\/mails\/(\w+)"/g)].map(([, id]) => id))]
          check(ids.length > 0, `${ids.length} mails`)
          let escaped = 0
          for (const id of ids) {
            for (const path of [`/mails/${id}`, `/mails/${id}/html`]) {
              const response = await fetch(mailbox.mailboxUrl + path)
              const text = await response.text()
              expectText(text, { lacks: obeyed })
              if (text.includes('&lt;img src=x')) escaped++
              check(response.headers.has('content-security-policy'))
            }
          }
          check(escaped > 0)
          const missing = await (
            await fetch(
              `${mailbox.mailboxUrl}/mails/${encodeURIComponent('<script>attack(9)</script>')}`,
            )
          ).text()
          expectText(missing, { lacks: ['<script>attack'] })
        } finally {
          await mailbox.stop()
        }
      },
      everything,
    ),
    attack(
      'formulas in every export',
      async ({ admin, createCustomer, addProduct, db }) => {
        const customer = await createCustomer('formulas')
        for (const [index, formula] of formulas.entries()) {
          await addProduct({ product_name: `${formula} (${index})`, description: formula })
          await db
            .updateTable('users')
            .set({ name: formula })
            .where('id', '=', customer.id)
            .execute()
        }
        for (const list of ['products', 'users', 'carts', 'orders', 'refunds']) {
          const { text, headers } = expectReply(await admin.get(`/api/export/${list}`), '200')
          assert.match(
            String(headers['content-disposition']),
            /^attachment; filename="[\w-]+\.csv"$/,
          )
          for (const separator of [',', ';', '\t']) {
            for (const cell of parseCsv(text, separator).flat()) {
              const trimmed = cell.replace(/^[\s"\u200b]+/, '')
              if (/^[+-]?[\d.,]+$/.test(trimmed)) continue
              assert.doesNotMatch(
                trimmed,
                /^[=+\-@＝]/,
                `${list} ${separator}: ${JSON.stringify(cell)}`,
              )
            }
          }
        }
      },
      everything,
    ),
    // A7: the expression for formulas took time by the square of the line breaks.
    attack(
      'an export of 40,000 line breaks is no slower than one of letters (A7)',
      async ({ admin, addProduct }) => {
        await addProduct({ product_name: 'Breaks', description: `a${'\n'.repeat(19_990)}a` })
        const { text } = expectReply(await admin.get('/api/export/products?search=Breaks'), '200')
        assert.equal(text.split('\r\n').length, 3)
      },
      productTables,
    ),
    attack(
      'a formula that was exported comes back as it was',
      async ({ admin, importCsv, addProduct }) => {
        await addProduct({ product_name: 'Round trip', description: "=1+1\n'@x" })
        const { text } = expectReply(await admin.get('/api/export/products?search=Round'), '200')
        assert.equal(
          expectReply(await importCsv(admin, text), '200').json<{ unchanged: number }>().unchanged,
          1,
        )
      },
      productTables,
    ),
  ],
}
