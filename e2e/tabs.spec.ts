import type { BrowserContext, Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import type { Product } from './support/admin'
import { newCustomer, signInAt } from './support/customer'
import { test as base, expect } from './support/test'
import { setVisibility } from './support/visibility'

type ProductFixture = { product: Product; setPrice: (price: number) => Promise<unknown> }

const test = base.extend<ProductFixture>({
  product: async ({ openAdminApi, context }, use) => {
    const adminApi = await openAdminApi()
    const product = await adminApi.addProduct({
      productName: `Tabs ${crypto.randomUUID()}`,
      category: 'Earbuds',
      price: 2490,
      inStock: true,
      keyFeatures: ['ANC', 'IPX5'],
      images: ['/images/og.jpg', '/images/og.jpg'],
      description: 'Light on the ear.',
    })
    await use(product)
    // An open page would refetch the deleted product.
    await Promise.all(context.pages().map((page) => page.goto('about:blank')))
    await adminApi.deleteProduct(product._id)
  },
  setPrice: async ({ openAdminApi, product }, use) => {
    const adminApi = await openAdminApi()
    await use((price) => adminApi.saveProduct({ ...product, price }))
  },
})

/** The pages that have an event stream. */
function watchStreams(context: BrowserContext): () => Page[] {
  const open = new Map<object, Page>()
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) open.set(request, request.frame().page())
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return () => [...open.values()].filter((page) => !page.isClosed())
}

const taka = (amount: number) => `৳${amount.toLocaleString('en-IN')}`
const productCard = (page: Page) => page.getByRole('main').getByRole('article').first()

async function openTab(context: BrowserContext, product: Product): Promise<Page> {
  const page = await context.newPage()
  await page.goto(productPath(product), { waitUntil: 'commit' })
  await expect(productCard(page)).toContainText(taka(product.price))
  return page
}

async function openTabs(context: BrowserContext, product: Product, count: number) {
  const pages: Page[] = []
  while (pages.length < count) pages.push(await openTab(context, product))
  return pages
}

const expectPrice = (pages: readonly Page[], amount: number) =>
  Promise.all(pages.map((page) => expect(productCard(page)).toContainText(taka(amount))))

// A trace records each open page all the time.
test.use({ trace: 'off' })

test('twelve windows load, four of them hold an event stream, and all show a changed price', async ({
  context,
  product,
  setPrice,
}) => {
  const streams = watchStreams(context)
  const pages = await openTabs(context, product, 12)
  await expect.poll(() => streams().length).toBe(4)

  await setPrice(3450)
  await expectPrice(pages, 3450)

  const [holder] = streams()
  await holder?.close()
  await expect.poll(() => streams().length).toBe(4)
})

test('an open page shows each new price within a second', async ({
  context,
  product,
  setPrice,
}) => {
  const streams = watchStreams(context)
  const page = await openTab(context, product)
  await expect.poll(streams).toEqual([page])
  for (let price = 3451; price <= 3460; price += 1) {
    // Events of a stream are half a second apart: the next one goes at once.
    await page.waitForTimeout(500)
    await setPrice(price)
    const start = performance.now()
    await page.waitForFunction(
      (text) => document.querySelector('main article')?.textContent.includes(text),
      taka(price),
    )
    expect(performance.now() - start).toBeLessThan(1_000)
  }
})

test('a page that comes from the cache of the browser shows what has changed since', async ({
  context,
  product,
  setPrice,
}) => {
  const page = await openTab(context, product)
  await setPrice(2491)
  await expectPrice([page], 2491)
  await page.goto('/privacy-policy')
  await setPrice(3450)

  const opened = page.waitForRequest(/\/api\/live\?/)
  await page.goBack({ waitUntil: 'commit' })
  await expectPrice([page], 3450)
  expect((await opened).url()).toContain('since=')
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => entry instanceof PerformanceNavigationTiming && entry.transferSize),
    ),
    'comes from the cache',
  ).toEqual([0])
})

test('a hidden tab holds no event stream and catches up when it is shown', async ({
  context,
  product,
  setPrice,
}) => {
  const streams = watchStreams(context)
  const [page] = await openTabs(context, product, 1)
  if (!page) throw new Error('There is no tab.')
  await expect.poll(streams).toEqual([page])

  await setVisibility(page, 'hidden')
  await expect.poll(streams).toEqual([])
  await setPrice(3450)
  await setVisibility(page, 'visible')

  await expectPrice([page], 3450)
  await expect.poll(streams).toEqual([page])
})

test('both tabs of a customer show an item that was added to the cart elsewhere', async ({
  context,
  baseURL,
  product,
}) => {
  const streams = watchStreams(context)
  const customer = await newCustomer(baseURL ?? '')
  const page = await context.newPage()
  await signInAt(page, '/privacy-policy', customer)
  const cart = (tab: Page, count: number) =>
    tab.getByRole('banner').getByRole('link', { name: new RegExp(`^Cart, ${count} items?,`) })
  const other = await context.newPage()
  await other.goto('/privacy-policy')
  await expect(cart(page, 0)).toBeVisible()
  await expect(cart(other, 0)).toBeVisible()
  await expect.poll(() => streams().length).toBe(2)

  await customer.add(product)

  await expect(cart(page, 1)).toBeVisible()
  await expect(cart(other, 1)).toBeVisible()
})
