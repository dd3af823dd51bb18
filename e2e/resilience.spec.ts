import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as app from '../src/app/messages'
import * as orders from '../src/dashboard/features/orders/messages'
import * as overview from '../src/dashboard/features/overview/messages'
import * as paymentMessages from '../src/dashboard/features/payment/messages'
import * as profile from '../src/dashboard/features/profile/messages'
import * as reviews from '../src/dashboard/features/reviews/messages'
import * as shared from '../src/shared/messages'
import * as cart from '../src/storefront/features/cart/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as payment from '../src/storefront/features/payment/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import * as search from '../src/storefront/features/search/messages'
import * as ui from '../src/storefront/ui/messages'
import { adminAt } from './support/admin'
import { newCustomer, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { headerLightness } from './support/header'
import { productAt } from './support/products'
import { sandboxOf } from './support/sandbox'
import { expect, test } from './support/test'
import { english } from './support/texts'

const lostConnection =
  /could not be added to the cart|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404|A page broke|ChunkError/

const header = (page: Page) => page.getByRole('banner')
const pageHeading = (page: Page) => page.getByRole('heading', { level: 1 })
const errorPage = (page: Page) => page.getByRole('heading', { name: /^Whoops!/ })

/** With it the code of likely pages is not prefetched. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Clicks by script, since a hover would preload the next page's code. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
    if (!link) throw new Error(`there is no link to ${href}`)
    link.click()
  }, path)

/** Delays the code of a page until it is released. */
async function delayChunk(page: Page, chunk: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(chunk, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

const chunks = JSON.parse(readFileSync('dist/web/assets.json', 'utf8')) as Record<
  string,
  string[] | undefined
>

/** The files that a chunk needs end with its own. */
function chunkOf(name: string): RegExp {
  const file = chunks[name]?.findLast((each) => each.endsWith('.js'))
  if (!file) throw new Error(`The build has no chunk '${name}'.`)
  return new RegExp(`${file}$`)
}

/** Resolves when toasts and dialogs have loaded, which a page does when it is idle and can't do without a connection. */
const messagesOf = (page: Page) =>
  Promise.all(['toast', 'dialog'].map((name) => page.waitForResponse(chunkOf(name))))

test.describe('without a connection', () => {
  test.use({ expectedProblem: lostConnection })

  for (const width of [390, 1280]) {
    test(`keeps the page on screen and loads the next one once it is online, ${width} px wide`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(saveData)
      await page.goto('/')
      const best = page
        .getByRole('region', { name: english(catalogHome.bestSellers) })
        .getByRole('article')
        .first()
      await expect(best).toBeVisible()

      await context.setOffline(true)
      await expect(page.getByText(/^You're offline\./)).toBeVisible()
      await follow(page, '/category/fan')
      await expect(page.getByText(english(app.offlineWaiting))).toBeVisible()
      await expect(page.getByRole('button', { name: english(shared.tryAgain) })).toBeInViewport()
      await expect(best).toBeVisible()
      await expect(errorPage(page)).toHaveCount(0)

      await context.setOffline(false)
      await expect(pageHeading(page)).toHaveText('Fan')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByText(/^You're offline\./)).toHaveCount(0)
    })
  }

  test('retries failed requests automatically once it is online', async ({ page, context }) => {
    const session = page.waitForResponse('**/api/session')
    await page.goto('/category/fan')
    await expect(page.getByRole('article').first()).toBeVisible()
    await session
    await context.setOffline(true)
    await follow(page, '/category/earbuds')
    await expect(page.getByText(/could not be loaded/)).toBeVisible()
    await header(page).getByRole('combobox').fill('speaker')
    await expect(page.getByText(english(search.failed))).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0)
    await expect(page.getByRole('article').first()).toBeAttached()
  })

  test('shows what was seen before', async ({ page, context }) => {
    await page.goto('/category/fan')
    const first = page.getByRole('article').first()
    const name = await first.getByRole('heading').innerText()
    await header(page).getByRole('link', { name: 'Speakers', exact: true }).click()
    await expect(pageHeading(page)).not.toHaveText('Fan')

    await context.setOffline(true)
    await page.goBack()
    await expect(pageHeading(page)).toHaveText('Fan')
    await expect(first).toContainText(name)
  })

  test('refuses to add to the cart, and offers a retry', async ({ page, context, baseURL }) => {
    const product = await productAt(page.request, 25)
    await signInAt(page, productPath(product), await newCustomer(baseURL ?? ''))
    const add = page.getByRole('button', { name: english(productActions.addToCart) }).first()
    // Before, it is not known whether the user may buy.
    await expect(header(page).getByRole('button', { name: /^Hi,/ })).toBeVisible()

    await context.setOffline(true)
    await add.click()
    await expect(page.getByText(/We could not reach the shop/)).toBeVisible()

    await context.setOffline(false)
    // On a slow connection the products below are still missing, too.
    const buy = page.getByRole('group', { name: english(productActions.buy) })
    await buy.getByRole('button', { name: english(shared.tryAgain) }).click()
    await expect(toast(page, english(productActions.added))).toBeVisible()
    await expect(header(page).getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
  })

  for (const width of [390, 1280]) {
    test(`refuses to place the order, keeps it and says that it was not placed, ${width} px wide`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const customer = await newCustomer(baseURL ?? '')
      await customer.add(await productAt(page.request, 25))
      const messages = messagesOf(page)
      await signInAt(page, '/checkout', customer)
      await messages
      const placeOrder = page.getByRole('button', { name: english(checkout.placeOrder) })
      await expect(placeOrder).toBeEnabled()
      const address = page.getByLabel(english(checkout.address), { exact: true })
      await page.getByLabel(english(checkout.fullName)).fill('Rahima Khatun')
      await page.getByLabel(english(checkout.mobileNumber)).fill('+8801711000000')
      await page.getByLabel(english(checkout.district)).selectOption('Sylhet')
      await address.fill('House 1, Road 2')

      await context.setOffline(true)
      await placeOrder.click()
      await expect(toast(page, english(checkout.orderFailed))).toBeVisible()
      await expect(page.getByText('You can safely try again')).toBeVisible()
      await expect(address).toHaveValue('House 1, Road 2')
      await expect(page.getByText(english(checkout.notPlaced))).toHaveCount(0)

      await context.setOffline(false)
      await expect(page.getByText(english(checkout.notPlaced))).toBeVisible()
      await expectAccessible(page)
      await placeOrder.click()
      await expect(toast(page, english(checkout.orderPlaced))).toBeVisible()
      await expect(page.getByRole('button', { name: english(paymentMessages.payNow) })).toHaveCount(
        1,
      )
    })
  }

  test('refuses to pay, beside the button, which works again later', async ({
    page,
    context,
    baseURL,
  }) => {
    const customer = await newCustomer(baseURL ?? '')
    await customer.order()
    await signInAt(page, '/dashboard/orders', customer)
    const payNow = page.getByRole('button', { name: english(paymentMessages.payNow) })
    await expect(payNow).toBeVisible()

    await context.setOffline(true)
    await payNow.click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible()
    await expect(
      page.getByRole('list', { name: english(shared.myOrders) }).or(page.getByRole('table')),
    ).toBeVisible()

    await context.setOffline(false)
    await payNow.click()
    await sandboxOf(page)
  })

  test('refuses to save a review or a profile, and keeps the text', async ({
    page,
    context,
    baseURL,
    openAdminApi,
  }) => {
    const customer = await newCustomer(baseURL ?? '')
    const order = await customer.order()
    await (await openAdminApi()).deliver(order._id)
    const messages = messagesOf(page)
    await signInAt(page, '/dashboard/pending-reviews', customer)
    await messages
    await page.getByRole('button', { name: english(reviews.addReview) }).click()
    const dialog = page.getByRole('dialog', { name: english(reviews.addReview) })
    const submit = dialog.getByRole('button', { name: english(reviews.submitReview) })
    await dialog.getByLabel(english(reviews.yourReview)).fill('Loud where it matters.')
    await context.setOffline(true)
    await submit.click()
    await expect(page.getByText(english(reviews.reviewFailed))).toBeVisible()
    await expect(dialog.getByLabel(english(reviews.yourReview))).toHaveValue(
      'Loud where it matters.',
    )
    await context.setOffline(false)
    await submit.click()
    await expect(page.getByText(english(reviews.reviewAdded), { exact: true })).toBeVisible()

    await page.goto('/dashboard/profile')
    const name = page.getByLabel(english(checkout.fullName))
    const save = page.getByRole('button', { name: english(profile.saveProfile) })
    await name.fill('Rahima Khatun')
    await context.setOffline(true)
    await save.click()
    await expect(toast(page, 'We could not reach the shop.')).toBeVisible()
    await expect(name).toHaveValue('Rahima Khatun')
    await context.setOffline(false)
    await save.click()
    await expect(toast(page, english(profile.profileUpdated))).toBeVisible()
  })

  test('refuses to mark an order as delivered', async ({ page, context, baseURL }) => {
    const customer = await newCustomer(baseURL ?? '')
    const order = await customer.order()
    const messages = messagesOf(page)
    await signInAt(page, `/dashboard/all-ordered?search=${order._id}`, adminAt(0))
    await messages
    const row = page.getByRole('row').filter({ hasText: order._id.slice(0, 20) })
    const deliver = row.getByRole('button', { name: english(orders.markAsDelivered) })
    const confirm = page
      .getByRole('dialog', { name: english(orders.deliverQuestion) })
      .getByRole('button', { name: english(orders.markAsDelivered) })
    await deliver.click()
    await expect(confirm).toBeVisible()

    await context.setOffline(true)
    await confirm.click()
    await expect(toast(page, 'We could not reach the shop.')).toBeVisible()
    await expect(deliver).toBeVisible()

    await context.setOffline(false)
    await deliver.click()
    await confirm.click()
    await expect(toast(page, english(orders.markedAsDelivered))).toBeVisible()
  })

  test('shows the first error of a visit', async ({ page, context, baseURL }) => {
    const customer = await newCustomer(baseURL ?? '')
    await customer.add(await productAt(page.request, 24))
    const messages = messagesOf(page)
    await signInAt(page, '/cart', customer)
    await messages
    const increase = page.getByRole('button', { name: english(ui.increaseQuantity) }).first()
    await expect(increase).toBeVisible()

    await context.setOffline(true)
    await increase.click()
    await expect(toast(page, english(cart.quantityFailed))).toBeVisible()
  })
})

test.describe('when the code of the admin overview was lost on its way', () => {
  test.use({ expectedProblem: lostConnection })

  test('loads it again', async ({ page }) => {
    await page.route(chunkOf('admin-overview'), (route) => route.abort(), { times: 1 })
    await signInAt(page, '/dashboard', adminAt(0))
    await expect(page.getByRole('heading', { name: english(overview.sales) })).toBeVisible()
    await expect(errorPage(page)).toHaveCount(0)
  })
})

test.describe('after a deployment that removed the code of a page', () => {
  test.use({ expectedProblem: lostConnection })

  test('reloads once, at the requested page', async ({ page }) => {
    await page.addInitScript(saveData)
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    let requests = 0
    await page.route(chunkOf('category'), (route) => {
      requests += 1
      // The reload gets the new build.
      return requests <= 2 ? route.fulfill({ status: 404 }) : route.continue()
    })
    await follow(page, '/category/fan')
    await expect(page).toHaveURL('/category/fan')
    await expect(pageHeading(page)).toHaveText('Fan')
    const kind = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return entry instanceof PerformanceNavigationTiming && entry.type
    })
    expect(kind).toBe('reload')
  })

  test('offers a retry if the reload did not help, without a reload loop', async ({ page }) => {
    await page.addInitScript(saveData)
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    let reloads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloads += 1
    })
    await page.route(chunkOf('category'), (route) => route.fulfill({ status: 404 }))
    await follow(page, '/category/fan')
    await expect(page.getByText(english(app.pageNotLoaded))).toBeVisible()
    await expect(errorPage(page)).toHaveCount(0)
    await expect(header(page)).toBeVisible()
    expect(reloads).toBe(1)

    await page.unroute(chunkOf('category'))
    await page.getByRole('button', { name: english(shared.tryAgain) }).click()
    await expect(pageHeading(page)).toHaveText('Fan')
  })
})

test('keeps the page on screen with a progress bar until the next one is loaded', async ({
  page,
}) => {
  await page.addInitScript(saveData)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const { release } = await delayChunk(page, chunkOf('category'))
  await follow(page, '/category/fan')
  await expect(page.getByText(english(app.loadingPage))).toBeVisible()
  await expect(page.getByRole('region', { name: english(catalogHome.bestSellers) })).toBeVisible()
  expect(await headerLightness(page)).toBeLessThan(64)

  release()
  await expect(pageHeading(page)).toHaveText('Fan')
  await expect.poll(() => headerLightness(page)).toBeGreaterThan(224)
  await expect(page.getByText(english(app.loadingPage))).toHaveCount(0)
})

test('has a legible logo on both headers, without a request', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const letters = () =>
    header(page)
      .getByRole('link', { name: english(shared.homeLink)('Jontro') })
      .locator('[stroke=currentColor]')
      .evaluate((path) => Number(/\d+/.exec(getComputedStyle(path).stroke)?.[0]))
  await page.goto('/')
  expect(await letters()).toBeGreaterThan(224)
  await header(page).getByRole('link', { name: 'Fan', exact: true }).click()
  await expect(pageHeading(page)).toHaveText('Fan')
  expect(await letters()).toBeLessThan(64)
  expect(requested.filter((url) => /\/logo[.-]/.test(url))).toEqual([])
})

test('has one spinner while the first page is loading, and none afterwards', async ({ page }) => {
  // A page that the server does not render.
  const { release } = await delayChunk(page, chunkOf('cancel'))
  await page.goto('/cancel', { waitUntil: 'commit' })
  const ring = page.locator('.splash-ring')
  await expect(page.locator('.page-loading').getByText(english(app.loadingPage))).toBeAttached()
  await page
    .locator('.splash')
    .evaluate((splash) => Promise.all(splash.getAnimations().map(({ finished }) => finished)))
  await expect(ring).toBeVisible()
  expect(await ring.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  const rings = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length,
  )
  expect(rings).toBe(1)

  release()
  await expect(pageHeading(page)).toHaveText(english(payment.cancelledTitle))
  await expect(page.locator('.splash')).toHaveCount(0)
})

test('has no splash screen after printing', async ({ page }) => {
  await page.goto('/category/fan')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('.splash')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await page.emulateMedia({ media: null })
  const spinning = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((it) => it instanceof CSSAnimation && /splash|spin/.test(it.animationName)).length,
  )
  expect(spinning).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows that JavaScript is required and a contact, without a spinner', async ({ page }) => {
    await page.goto('/cart')
    await expect(page.locator('.splash')).toHaveCSS('display', 'none')
    await expect(pageHeading(page).filter({ visible: true })).toHaveText('Jontro needs JavaScript')
    await expect(
      page.getByRole('link', { name: 'support@jontro.example' }).filter({ visible: true }),
    ).toBeVisible()
    await expect(page.locator('.splash')).toBeHidden()
  })
})

test.describe('when the script of the shop is blocked', () => {
  test.use({ expectedProblem: /ERR_FAILED/ })

  test('leaves what the server has rendered', async ({ page }) => {
    await page.route(chunkOf('main'), (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('region', { name: english(catalogHome.bestSellers) })).toBeVisible()
    await expect(page.locator('.splash')).toBeHidden()
  })

  test('shows a message in place of the spinner', async ({ page }) => {
    await page.route(chunkOf('main'), (route) => route.abort())
    await page.goto('/cart')
    await expect(page.getByText("Jontro couldn't be loaded.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'reload the page' })).toBeVisible()
    await expect(page.locator('.splash-ring')).toBeHidden()
  })

  test('starts by itself once the script can be loaded', async ({ page }) => {
    await page.route(chunkOf('main'), (route) => route.abort(), { times: 2 })
    await page.goto('/cart')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
