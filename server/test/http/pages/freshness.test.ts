import { setTimeout as sleep } from 'node:timers/promises'
import { categoryPath, productPath } from '../../../../common/addresses'
import { type SignedIn, signIn } from '../../../../lab/people/sessions'
import { type InnerShop, startInnerShop } from '../../../../lab/shop/innerShop'
import { writeClientBuild } from '../../support/clientBuild'
import { type FreshDatabase, freshDatabase } from '../../support/database'
import { createTestRenderer, fullIndex } from '../../support/pageRenderer'
import { createRandom, pick } from '../../support/random'
import { insertProduct } from '../../support/rows'

// 200 edits, each seen in many pages.
jest.setTimeout(90_000)

let build: Awaited<ReturnType<typeof writeClientBuild>>
let database: FreshDatabase
let processes: InnerShop[]
let admin: SignedIn

beforeAll(async () => {
  build = await writeClientBuild({ 'index.html': fullIndex })
  database = await freshDatabase({ seed: 'empty' })
  const renderer = createTestRenderer()
  processes = await Promise.all(
    [1, 2].map(() =>
      startInnerShop({
        url: database.url,
        folder: build.root,
        pool: { size: 6, connectionTimeout: 20_000, queryTimeout: 20_000 },
        reader: { interval: 20 },
        renderer,
      }),
    ),
  )
  admin = await signIn(database.db, 'admin')
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await database.drop()
  await build.remove()
})

const categories = ['Fan', 'Laptop'] as const
const listPaths = ['/', ...categories.map(categoryPath)]
/** In milliseconds, for a busy machine; `npm run bench:api` measures how long it takes. */
const maxDelay = 10_000

type Product = {
  _id: string
  productName: string
  category: string
  price: number
  discountPrice: number | null
  inStock: boolean
}

async function save({ app }: InnerShop, { _id, ...product }: Product) {
  const { statusCode, body } = await app.inject({
    method: 'PUT',
    url: `/api/product/${_id}`,
    payload: { ...product, images: ['/images/products/fan-1-960.webp'] },
    headers: { cookie: admin.cookie },
  })
  if (statusCode !== 200) throw new Error(body)
}

const taka = (amount: number) => `৳${amount.toLocaleString('en-IN')}`
const priceText = ({ price, discountPrice }: Product) =>
  discountPrice ? `${taka(discountPrice)} (before the discount ${taka(price)})` : taka(price)
const stockText = ({ inStock }: Product) => (inStock ? 'in stock' : 'out of stock')

/** HTML from the product's name, or in a list from its card, to the next button or card. */
function expectFacts(html: string, product: Product) {
  const { productName, price, discountPrice, inStock } = product
  expect(html).toContain(`>${productName}<`)
  expect(html).toContain(taka(price))
  expect(html.includes('<s>')).toBe(discountPrice !== null)
  expect(html).toContain(taka(discountPrice ?? price))
  expect(html.includes('Out of Stock')).toBe(!inStock)
}

function expectProductHtml(html: string, product: Product) {
  const [content = ''] = /<h1.*?<button/s.exec(html) ?? []
  expectFacts(content, product)
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({
    name: product.productName,
    category: product.category,
    offers: {
      price: product.discountPrice ?? product.price,
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  })
}

const getBody = async ({ app }: InnerShop, url: string, accept = 'text/html') =>
  (await app.inject({ url, headers: { accept } })).body

async function expectProduct(process: InnerShop, product: Product) {
  const path = productPath(product)
  expectProductHtml(await getBody(process, path), product)
  const markdown = await getBody(process, path, 'text/markdown')
  expect(markdown).toContain(`# ${product.productName}\n`)
  expect(markdown).toContain(
    `Price: ${priceText(product)}\n- Availability: ${stockText(product)}\n- Category: [${product.category}]`,
  )
}

async function expectList(process: InnerShop, path: string, products: readonly Product[]) {
  const html = await getBody(process, path)
  const markdown = await getBody(process, path, 'text/markdown')
  for (const product of products) {
    const card = html.split('<article').find((part) => part.includes(`/${product._id}"`))
    if (path === '/') {
      expectFacts(card ?? '', product)
    } else if (path === categoryPath(product.category)) {
      expectFacts(card ?? '', product)
      expect(markdown).toContain(
        `[${product.productName}](http://localhost:3000${productPath(product)}): ${priceText(product)}, ${stockText(product)}\n`,
      )
    } else {
      expect(card).toBeUndefined()
      expect(markdown).not.toContain(product._id)
    }
  }
}

async function untilFresh(check: () => Promise<void>, editedAt: number) {
  for (;;) {
    const isLate = performance.now() - editedAt > maxDelay
    try {
      await check()
      return
    } catch (error) {
      if (isLate) throw error
      await sleep(10)
    }
  }
}

it('shows 200 random edits in every page of each process', async () => {
  const random = createRandom(20_261_123)
  const pickAny = <T>(values: readonly T[]) => pick(values, random(values.length))
  const edits: ((product: Product) => Partial<Product>)[] = [
    () => ({ price: 5_000 + random(290_000) }),
    ({ discountPrice }) => ({ discountPrice: discountPrice ? null : 1 + random(4_999) }),
    () => ({ productName: `Gadget ${random(1e9)}` }),
    ({ inStock }) => ({ inStock: !inStock }),
    ({ category }) => ({ category: categories.find((each) => each !== category) }),
  ]
  const products = new Map<string, Product>()
  for (const category of categories) {
    const facts = { category, price: 5_000 }
    const { id: _id, product_name } = await insertProduct(database.db, facts)
    const product = { ...facts, _id, productName: product_name, discountPrice: null, inStock: true }
    products.set(_id, product)
  }
  const changed = new Set<Product>()
  for (let number = 1; number <= 200; number += 1) {
    const before = pickAny([...products.values()])
    const product = { ...before, ...pickAny(edits)(before) }
    const editing = pickAny(processes)
    await save(editing, product)
    const editedAt = performance.now()
    products.set(product._id, product)
    changed.delete(before)
    changed.add(product)
    const process = pickAny(processes)
    const listPath = pickAny(listPaths)
    const check = async () => {
      for (const each of changed) await expectProduct(process, each)
      await expectList(process, listPath, [...products.values()])
    }
    if (number % 2 === 1) {
      // The next edit comes while these pages are rendered.
      void check().catch(() => undefined)
    } else {
      await untilFresh(check, editedAt)
      changed.clear()
    }
  }
})
