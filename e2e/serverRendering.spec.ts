import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { helpPages } from '../common/pages'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as catalog from '../src/storefront/features/catalog/messages'
import * as catalogProduct from '../src/storefront/features/catalog/productMessages'
import * as searchMessages from '../src/storefront/features/catalog/searchMessages'
import * as promotions from '../src/storefront/features/promotions/messages'
import * as pages from '../src/storefront/pages/messages'
import * as ui from '../src/storefront/ui/messages'
import { newCustomer, signInAt } from './support/customer'
import { hydrated } from './support/hydrated'
import { priceOf, productAt } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

const format = new Intl.NumberFormat('en-IN')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows its products and banners', async ({ page, request }) => {
    const answer = await request.get('/api/best-seller')
    const [best] = (await answer.json()) as { productName: string }[]
    await page.goto('/')
    await expect(page.locator('.splash')).toBeHidden()
    const region = page.getByRole('region', { name: english(catalogHome.bestSellers) })
    await expect(region.getByRole('article')).toHaveCount(3)
    await expect(region.getByRole('heading', { name: best?.productName })).toBeVisible()
    await expect(
      page
        .getByRole('group', { name: english(promotions.banners) })
        .getByRole('img')
        .first(),
    ).toBeVisible()
    await expect(page.locator('.no-script-note')).toHaveText(
      'Turn on JavaScript to log in and order.',
    )
    await expect(page.locator('.no-script-note')).toBeVisible()
    await expect(page.locator('.no-script')).toHaveCount(0)
  })

  test('a category page can be paged, and leads to a product with its price', async ({ page }) => {
    await page.goto('/category/earbuds')
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByRole('link', { name: english(catalog.pageNumber)(2) }).click()
    await expect(page).toHaveURL('/category/earbuds?page=2')
    await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible()
    const link = page.getByRole('article').first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(heading(page)).toHaveText(name)
  })

  test('a search shows its results', async ({ page, request }) => {
    const product = await productAt(request, 7)
    await page.goto('/')
    await page.getByRole('banner').locator('input[name="q"]').first().fill(product.productName)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('article').first().getByRole('link')).toHaveText(
      product.productName,
    )
  })

  test('a misspelt search leads to the corrected one', async ({ page }) => {
    await page.goto('/search?q=hedphones')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page
      .getByText(english(searchMessages.didYouMean))
      .getByRole('link', { name: 'headphones' })
      .click()
    await expect(page).toHaveURL('/search?q=headphones')
    await expect(page.getByText(english(searchMessages.didYouMean))).toHaveCount(0)
  })

  test('a product page shows name, price and pictures', async ({ page, request }) => {
    const product = await productAt(request, 7)
    await page.goto(productPath(product))
    await expect(heading(page)).toHaveText(product.productName)
    await expect(page.getByText(`৳${format.format(priceOf(product))}`).first()).toBeVisible()
    const picture = page
      .getByRole('region', { name: english(catalogProduct.pictures) })
      .getByRole('img')
      .first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    )
  })
})

const paths = [
  '/',
  '/category/fan',
  '/category/fan?sort=highToLow&page=2',
  '/search?q=fan',
  '/privacy-policy',
  ...Object.values(helpPages).map(({ path }) => path),
]
const visitorPaths = [...paths, '/login', '/register']

/** Opens a page and returns the warnings and errors of the console until the page is quiet. */
async function messagesAt(page: Page, open: () => Promise<unknown>) {
  const messages: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', ({ message }) => messages.push(message))
  await open()
  await expect(heading(page)).toBeAttached()
  // It goes after hydration.
  await expect(page.locator('.splash')).toHaveCount(0)
  return messages
}

test('the login page of a page that requires it hydrates on reload, Back and a second visit', async ({
  page,
}) => {
  await page.goto('/cart')
  await expect(page.getByText(english(pages.loginToContinue))).toBeVisible()
  const ways = {
    reload: () => page.reload(),
    back: async () => {
      await page.goto('about:blank')
      await page.goBack()
    },
    again: () => page.goto('/login'),
  }
  for (const [name, open] of Object.entries(ways)) {
    expect(await messagesAt(page, open), name).toEqual([])
    await expect(heading(page)).toHaveText(english(auth.logIn))
    await expect(page.getByText(english(pages.loginToContinue))).toBeVisible()
  }
})

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every public page hydrates without a message and loads nothing twice', async ({
      page,
      request,
    }) => {
      const catalogCalls: string[] = []
      page.on('request', (each) => {
        const { pathname } = new URL(each.url())
        if (/^\/api\/(product|best-seller|new-arrival|popular)/.test(pathname)) {
          catalogCalls.push(pathname)
        }
      })
      for (const path of [...visitorPaths, productPath(await productAt(request, 8))]) {
        const messages = await messagesAt(page, () => page.goto(path))
        expect(messages, path).toEqual([])
        // Other tests change products meanwhile, and open pages follow.
        expect(await page.locator('#hydration-data').count(), path).toBe(1)
      }
      expect(new Set(catalogCalls).size).toBeLessThanOrEqual(4)
      for (const path of ['/cart', '/checkout']) {
        expect(await messagesAt(page, () => page.goto(path)), path).toEqual([])
        await expect(page).toHaveURL('/login')
      }
    })

    test('every public page hydrates for a customer without a message', async ({
      page,
      request,
      baseURL,
    }) => {
      const customer = await newCustomer(baseURL ?? '')
      await customer.add(await productAt(request, 9), 2)
      await signInAt(page, '/', customer)
      for (const path of [...paths, productPath(await productAt(request, 8))]) {
        const messages = await messagesAt(page, () => page.goto(path))
        await expect(page.getByRole('link', { name: 'Cart, 1 item,' })).toBeVisible()
        expect(messages, path).toEqual([])
      }
      for (const path of ['/cart', '/checkout', '/cancel']) {
        expect(await messagesAt(page, () => page.goto(path)), path).toEqual([])
        await expect(page).toHaveURL(path)
      }
    })

    test.describe('without such a page', () => {
      test.use({ expectedProblem: /status of 404/ })

      for (const path of ['/no-such-page', '/category/no-such-category']) {
        test(`the error page hydrates at ${path}`, async ({ page }) => {
          const messages = await messagesAt(page, () => page.goto(path))
          await expect(heading(page)).toHaveText(/^Whoops!/)
          expect(messages.filter((text) => !text.includes('status of 404'))).toEqual([])
          await page.getByRole('link', { name: english(shared.homeLink)('Jontro') }).click()
          await expect(
            page.getByRole('region', { name: english(catalogHome.bestSellers) }),
          ).toBeVisible()
        })
      }
    })
  })
}

test('controls work after hydration', async ({ page, request }) => {
  await page.goto('/category/fan')
  await hydrated(page)
  await page.getByRole('combobox', { name: english(catalog.sortBy) }).selectOption('lowToHigh')
  await expect(page).toHaveURL('/category/fan?sort=lowToHigh')

  await page.goto(productPath(await productAt(request, 7)))
  await hydrated(page)
  await page.getByRole('button', { name: english(ui.increaseQuantity) }).click()
  await expect(page.getByRole('spinbutton', { name: english(shared.quantity) })).toHaveValue('2')
})

test('a page that was rendered before a change catches up', async ({
  page,
  request,
  openAdminApi,
}) => {
  const product = await productAt(request, 30)
  const adminApi = await openAdminApi()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/js\/main\.[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(productPath(product), { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText(product.productName)
  await adminApi.saveProduct({ ...product, price: 87_654, discountPrice: undefined })
  try {
    await expect(page.getByText('৳87,654')).toHaveCount(0)
    release()
    await expect(page.getByText('৳87,654').first()).toBeVisible()
  } finally {
    await adminApi.saveProduct(product)
  }
})
