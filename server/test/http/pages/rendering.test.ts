import { v7 as newId } from 'uuid'
import { productPath } from '../../../../common/addresses'
import type { HydrationData, PageRenderer } from '../../../../common/pageRenderer'
import { webMetrics } from '../../../src/observability/metrics'
import { startTestApp, type TestApp } from '../../support/app'
import { writeClientBuild } from '../../support/clientBuild'
import { createTestRenderer, fullIndex } from '../../support/pageRenderer'

const assets = {
  main: ['/css/main.css', '/js/main.js'],
  home: ['/css/home.css', '/js/home.js'],
  product: ['/css/product.css', '/js/product.js'],
  'bengali-font': ['/fonts/bengali.woff2'],
}

const { render } = createTestRenderer()

let isBroken = false
let renders = 0
/** The renderer of the shop, which a test can break. */
const renderer: PageRenderer = {
  render: (request) => {
    renders += 1
    return isBroken ? Promise.reject(new Error('a component is broken')) : render(request)
  },
}

let build: Awaited<ReturnType<typeof writeClientBuild>>
let shop: TestApp

beforeAll(async () => {
  build = await writeClientBuild({
    'index.html': fullIndex,
    'assets.json': JSON.stringify(assets),
  })
  shop = await startTestApp({ root: build.root, renderer })
})
afterAll(async () => {
  await shop.close()
  await build.remove()
})
beforeEach(() => {
  isBroken = false
  renders = 0
})

async function addProduct(name: string, price = 1500) {
  const id = newId()
  await shop.db
    .insertInto('products')
    .values({
      id,
      product_name: name,
      category: 'Fan',
      price,
      in_stock: true,
      description: 'Cool & quiet.',
      images: ['/images/products/fan-1-960.webp'],
    })
    .execute()
  return { id, path: productPath({ _id: id, productName: name }) }
}

function saveProduct(admin: { put: TestApp['visitor']['put'] }, id: string, price: number) {
  return admin.put(`/api/product/${id}`, {
    productName: `Fan ${id}`,
    category: 'Fan',
    price,
    images: ['/images/products/fan-1-960.webp'],
    inStock: true,
    keyFeatures: [],
    description: '',
  })
}

const contentOf = (html: string) => /<div id="root">(.*)<\/div>\n<script/s.exec(html)?.[1] ?? ''
const hydrationDataOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="hydration-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as HydrationData

async function failedRenders() {
  const [, count = '0'] = /^jontro_failed_renders_total (\d+)/m.exec(await webMetrics()) ?? []
  return Number(count)
}

describe('pages rendered on the server', () => {
  it('sends the product with name, price, picture and links', async () => {
    const { path } = await addProduct('Fan "Breeze" <3', 123_456)
    const { statusCode, body } = await shop.visitor.get(path)
    expect(statusCode).toBe(200)
    const content = contentOf(body)
    expect(content).toContain('Fan &quot;Breeze&quot; &lt;3</h1>')
    expect(content).toContain('৳1,23,456')
    expect(content).toContain('src="/images/products/fan-1-960.webp"')
    expect(content).toContain('href="/category/fan"')
    expect(content).toContain('Add to Cart')
    expect(body).not.toContain('page-loading')
  })

  it('sends home and category pages with products and links to them', async () => {
    const { path } = await addProduct('Fan of the year')
    for (const url of ['/', '/category/Fan']) {
      const { body } = await shop.visitor.get(url)
      expect(contentOf(body)).toContain(`href="${path}"`)
      expect(contentOf(body)).toContain('Fan of the year</a>')
    }
  })

  it('sends the error page with status 404', async () => {
    const { statusCode, body } = await shop.visitor.get('/no/such/page')
    expect(statusCode).toBe(404)
    expect(contentOf(body)).toContain('Whoops! Something Went Wrong.')
    expect(hydrationDataOf(body)).toEqual({ route: '*', entries: [] })
  })

  it('sends the error page for a product that does not exist, for hydration on its route', async () => {
    const { statusCode, body } = await shop.visitor.get(`/product/x/${newId()}`)
    expect(statusCode).toBe(404)
    expect(hydrationDataOf(body)).toMatchObject({ route: '/product/:name/:id', isMissing: true })
  })

  it('redirects from after the last page of a list to the last', async () => {
    const { statusCode, headers } = await shop.visitor.get(
      '/category/earbuds?page=99&sort=lowToHigh',
    )
    expect(statusCode).toBe(302)
    expect(headers).toMatchObject({
      location: '/category/earbuds?sort=lowToHigh',
      'cache-control': 'no-cache',
    })
  })

  it('links the styles of the page and preloads its code', async () => {
    const { body } = await shop.visitor.get('/')
    expect(body).toContain(
      '<link href="/css/main.css" rel="stylesheet"><link rel="stylesheet" href="/css/home.css">\n' +
        '<link rel="preload" as="script" href="/js/home.js">\n</head>',
    )
  })

  it('preloads no Bengali font for Bengali texts of products, which English pages carry along', async () => {
    const { path } = await addProduct('বাতাস ফ্যান')
    expect((await shop.visitor.get(path)).body).not.toContain('/fonts/bengali.woff2')
  })

  it('hands over the responses without closing the script element', async () => {
    const { id, path } = await addProduct('</script><script>alert(1)</script>')
    const { body } = await shop.visitor.get(path)
    expect(body).not.toContain('<script>alert')
    const { route, entries } = hydrationDataOf(body)
    expect(route).toBe('/product/:name/:id')
    expect(entries.map(({ endpointName }) => endpointName)).toEqual([
      'getProduct',
      'listCategoryProducts',
    ])
    expect(entries[0]).toMatchObject({ arg: { id }, value: { _id: id } })
  })

  it('sends the empty shell of pages that need a session', async () => {
    for (const url of ['/cart', '/checkout', '/dashboard']) {
      const { body } = await shop.visitor.get(url)
      expect(body).toContain('page-loading')
      expect(body).not.toContain('hydration-data')
    }
    expect(renders).toBe(0)
  })
})

describe('the cache of rendered pages', () => {
  it('shows a new price in the next HTML of every page to the user who wrote it', async () => {
    const writer = shop.caller('jontro_wrote=1')
    const admin = await shop.signIn('admin')
    const { id } = await addProduct('Plain Fan', 1111)
    await saveProduct(admin, id, 1111)
    const path = productPath({ _id: id, productName: `Fan ${id}` })
    for (let price = 20_001; price < 20_011; price += 1) {
      await saveProduct(admin, id, price)
      const text = `৳${price.toLocaleString('en-IN')}`
      for (const url of ['/', '/category/fan', path]) {
        expect(contentOf((await writer.get(url)).body)).toContain(text)
      }
    }
  })

  it('shows others the page of before while it is rendered anew, with the event ID of its time', async () => {
    const admin = await shop.signIn('admin')
    const { id } = await addProduct('Plain Fan', 1111)
    const saved = await saveProduct(admin, id, 1111)
    expect(saved.headers['set-cookie']).toMatch(/^jontro_wrote=1; Max-Age=10; Path=\/; HttpOnly; /)
    const path = productPath({ _id: id, productName: `Fan ${id}` })
    const eventIdOf = ({ headers }: typeof saved) =>
      /last-event-id;desc="(.*)"/.exec(String(headers['server-timing']))?.[1]
    const before = eventIdOf(await shop.visitor.get(path))
    await saveProduct(admin, id, 2222)
    shop.broker.publishGap(Number(before) + 1)

    const shown = await shop.visitor.get(path)
    expect(contentOf(shown.body)).toContain('৳1,111')
    expect(eventIdOf(shown)).toBe(before)
    await shop.caller('jontro_wrote=1').get(path)
    const next = await shop.visitor.get(path)
    expect(contentOf(next.body)).toContain('৳2,222')
    expect(Number(eventIdOf(next))).toBe(Number(before) + 1)
  })

  it('renders a page once, whatever its URL adds to the query', async () => {
    await shop.visitor.get('/category/laptop')
    const { body } = await shop.visitor.get('/category/LAPTOP?utm_source=mail&page=1&fbclid=x')
    expect(renders).toBe(1)
    expect(contentOf(body)).toContain('Laptop</h1>')
  })

  it('renders the pages of a list separately', async () => {
    await shop.visitor.get('/category/smartwatch?sort=lowToHigh')
    await shop.visitor.get('/category/smartwatch?sort=highToLow')
    expect(renders).toBe(2)
  })

  it('sends a hundred visitors, signed in or not, the same bytes', async () => {
    const { path } = await addProduct('Fan for everybody')
    const urls = ['/', '/category/fan', path, '/login', '/no-such-page']
    const users = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shop.signIn(index % 5 === 0 ? 'admin' : 'user', { name: `Secret Name ${index}` }),
      ),
    )
    for (const url of urls) {
      // What the tests before made outdated is sent until it is rendered anew.
      await shop.caller('jontro_wrote=1').get(url)
      const [first, ...others] = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const user = users[Math.floor(index / 2)]
          const client = index % 2 === 0 && user ? user : shop.visitor
          return (await client.get(url)).body
        }),
      )
      expect(first).toContain('hydration-data')
      expect(first).not.toMatch(/Secret Name|mail\.example/)
      expect(new Set(others)).toEqual(new Set([first]))
    }
  })

  it('renders without the session of the visitor who came first', async () => {
    const user = await shop.signIn('user', { name: 'Secret Name' })
    const { path } = await addProduct('Fan of a user')
    const { body } = await user.get(path)
    expect(body).not.toMatch(/Secret Name|mail\.example/)
    expect(contentOf(body)).toContain('Login / Register')
  })
})

describe('a page that cannot be rendered', () => {
  it('is sent as the empty shell with its head, counted, and rendered next time', async () => {
    const { path } = await addProduct('Fan that breaks')
    const before = await failedRenders()
    isBroken = true
    const { statusCode, body } = await shop.visitor.get(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Fan that breaks - Jontro</title>')
    expect(body).toContain('page-loading')
    expect(body).not.toContain('hydration-data')
    expect(await failedRenders()).toBe(before + 1)

    isBroken = false
    expect(contentOf((await shop.visitor.get(path)).body)).toContain('Fan that breaks</h1>')
  })
})
