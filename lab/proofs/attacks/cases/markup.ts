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
/** Parts of it that a browser would obey. */
const obeyed = ['<img src=x', '<script>attack', '<svg onload', '</title><style>']
const escaped = '&lt;img src=x'
const inPath = encodeURIComponent(markup.replaceAll('/', '').slice(0, 90))

/** Puts markup into every text that a customer or an admin can write. */
async function storeEverywhere({ admin, createCustomer, checkout }: Target) {
  const idOf = (reply: Awaited<ReturnType<typeof admin.get>>) =>
    expectReply(reply, '201').json<{ _id: string }>()._id
  const product = idOf(
    await admin.post('/api/product', {
      productName: `Marked ${markup}`.slice(0, 200),
      category: 'Fan',
      // The first of its category, however many there are.
      price: 9_000_000,
      images: ['/images/a.webp', 'https://evil.example/x.png?a=(1)&b=2'],
      keyFeatures: [`Feature ${markup}`.slice(0, 200), '# heading\n- item', '=1+1'],
      description: `Described ${markup}\n\n# Heading ${markup}\n\n| a | b |`,
      family: `Family ${markup}`.slice(0, 60).trim(),
      attributes: [`brand:${markup.replaceAll(';', '').slice(0, 54).trim()}`],
    }),
  )
  const user = await createCustomer('marked')
  const name = markup.slice(0, 100)
  const profile = { name, email: user.email, photo: '/images/avatar.svg' }
  expectReply(await user.put('/api/add-user', profile), '200')
  expectReply(await user.put('/api/cart', { gadgetId: product }), '200')
  const order = idOf(
    await user.post('/api/place-order', {
      ...(await checkout(user)),
      name,
      address: `House ${markup}`,
      additionalInfo: `Info ${markup}`,
    }),
  )
  expectReply(await admin.patch(`/api/orders/${order}/deliver`), '200')
  expectReply(await user.put(`/api/add-review/${order}`, { reviewText: `Review ${markup}` }), '200')
  const note = `/api/orders/${order}/notes/${randomUUID()}`
  expectReply(await admin.put(note, { text: `Note ${markup}` }), '200')
  return { product, order }
}

type Stored = Awaited<ReturnType<typeof storeEverywhere>>
const storedByTarget = new WeakMap<Target, Promise<Stored>>()

/** An attack on what has been stored everywhere, once. */
const shown = (name: string, run: (target: Target, stored: Stored) => Promise<unknown>) =>
  attack(
    name,
    async (target) => {
      const stored = storedByTarget.get(target) ?? storeEverywhere(target)
      storedByTarget.set(target, stored)
      return run(target, await stored)
    },
    [...orderTables, ...productTables],
  )

/** Pages, and what has to be on them. `PRODUCT` is the product with markup. */
const pages: Record<string, readonly string[]> = {
  [`/product/${inPath}/PRODUCT`]: [],
  '/category/fan?sort=highToLow': [escaped],
  '/': [escaped],
  '/search?q=Marked': [escaped],
  [`/search?q=${encodeURIComponent(markup.slice(0, 150))}`]: ['&lt;'],
  [`/compare?ids=PRODUCT,${encodeURIComponent(markup)}`]: [],
  [`/nothing/${inPath}`]: [],
  [`/category/${inPath}`]: [],
  [`/success/${encodeURIComponent(obeyed[0] ?? '')}/x`]: [],
  '/sitemap.xml': ['PRODUCT'],
  '/llms.txt?<script>attack': [],
}

const formulas = ['=1+1', '+1', '@SUM(1)', '\t=1', '\r=1', '＝1+1', ' =1', '"=1', '\u200b=1', ';=1']

export const markupEverywhere: AttackClass = {
  title: 'markup, scripts and formulas in every field that is shown',
  attacks: [
    ...Object.entries(pages).map(([path, has]) =>
      shown(`markup on ${path.slice(0, 60)}`, async ({ anonymous }, { product }) => {
        // Others may get the page of before for a second.
        const headers = { accept: 'text/html', cookie: 'jontro_wrote=1' }
        const reply = await anonymous.get(path.replace('PRODUCT', product), headers)
        expectReply(reply, '200|301|404')
        expectText(reply.text, {
          has: has.map((text) => text.replace('PRODUCT', product)),
          lacks: [...obeyed, ']]>'],
        })
        assert.match(String(reply.headers['content-security-policy']), /script-src 'self'/)
      }),
    ),
    shown('markup on the page of a product, at its own address', async (target, { product }) => {
      const { headers } = expectReply(await target.anonymous.get(`/product/x/${product}`), '301')
      const location = String(headers.location)
      assert.match(location, new RegExp(`^/product/[^/<>"]+/${product}$`))
      const { text } = expectReply(await target.anonymous.get(location), '200')
      expectText(text, { has: [escaped, '\\u003c/script>'], lacks: obeyed })
      const accept = 'text/markdown'
      for (const path of [location, '/category/fan']) {
        const markdown = expectReply(await target.anonymous.get(path, { accept }), '200')
        assert.match(String(markdown.headers['content-type']), /^text\/markdown/)
        // A heading of its own, a link to a script, or an element.
        assert.doesNotMatch(markdown.text, /^#+ heading/m)
        assert.doesNotMatch(markdown.text, /(?<!\\)\]\(javascript:|(?<!\\)<(?:img|script|svg|!--)/)
      }
    }),
    shown('markup in JSON', async ({ admin }, { product, order }) => {
      const paths = [`product/${product}`, `product/${product}/reviews`, `orders/${order}/notes`]
      for (const path of [...paths, 'all-users', 'audit-log', 'search?search=Marked']) {
        const { headers, text } = expectReply(await admin.get(`/api/${path}`), '200')
        assert.match(String(headers['content-type']), /^application\/json/)
        assert.equal(headers['x-content-type-options'], 'nosniff')
        expectText(text, { has: ['onerror=attack(1)'] })
      }
    }),
    shown('an address that is repeated by an error', async ({ anonymous }) => {
      const { text, headers } = await anonymous.get(`/api/${inPath}`)
      expectText(text, { lacks: ['<img'] })
      assert.match(String(headers['content-type']), /application\/problem\+json/)
    }),
    shown('markup in mails, and in the pages that show them in a demo', async (target) => {
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
        const ids = new Set([...list.matchAll(/\/mails\/(\w+)"/g)].map(([, id]) => id))
        let count = 0
        for (const path of [...ids].flatMap((id) => [`/mails/${id}`, `/mails/${id}/html`])) {
          const response = await fetch(mailbox.mailboxUrl + path)
          const text = await response.text()
          expectText(text, { lacks: obeyed })
          if (text.includes(escaped)) count++
          check(response.headers.has('content-security-policy'))
        }
        check(count > 0, `${ids.size} mails have no markup`)
      } finally {
        await mailbox.stop()
      }
    }),
    attack(
      'formulas in every export',
      async ({ admin, createCustomer, addProduct, db }) => {
        const customer = await createCustomer('formulas')
        const named = db.updateTable('users').where('id', '=', customer.id)
        await named.set({ name: formulas[0] ?? '' }).execute()
        for (const [index, formula] of formulas.entries())
          await addProduct({ product_name: `${formula} (${index})`, description: formula })
        for (const list of ['products', 'users', 'carts', 'orders', 'refunds', 'returns']) {
          const { text } = expectReply(await admin.get(`/api/export/${list}`), '200')
          for (const cell of [',', ';', '\t'].flatMap((separator) =>
            parseCsv(text, separator).flat(),
          )) {
            const trimmed = cell.replace(/^[\s"\u200b]+/, '')
            if (!/^[+-]?[\d.,]+$/.test(trimmed)) assert.doesNotMatch(trimmed, /^[=+\-@＝]/, list)
          }
        }
      },
      [...orderTables, ...productTables],
    ),
  ],
}
