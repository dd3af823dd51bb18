import type { APIRequestContext, Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as shared from '../src/shared/messages'
import * as cart from '../src/storefront/features/cart/messages'
import * as catalogProduct from '../src/storefront/features/catalog/productMessages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import * as ui from '../src/storefront/ui/messages'
import type { Product } from './support/admin'
import { newCustomer, signInAt } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { hydrated } from './support/hydrated'
import { expect, test } from './support/test'
import { english } from './support/texts'

async function someProduct(
  request: APIRequestContext,
  isFit: (product: Product) => boolean,
): Promise<Product> {
  const answer = await request.get('/api/products/earbuds?limit=100')
  const { result } = (await answer.json()) as { result: Product[] }
  const product = result.find(isFit)
  if (!product) throw new Error('the demo catalogue has no such product')
  return product
}

const withPictures = ({ images, inStock }: Product) => images.length > 2 && inStock
const count = (page: Page) => page.getByText(/^\d+ \/ \d+$/)

// [spec 2.6, 2.41, 9.1]
test('shows the product with its details', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await expect(page).toHaveTitle(`${product.productName} - Jontro`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName)
  await expect(page.getByText('Inside Dhaka 50 taka (24-48 hours)')).toBeVisible()
  await expect(page.getByText('Outside Dhaka 99 taka')).toBeVisible()
  const more = page
    .getByRole('list', { name: english(catalogProduct.moreFrom)('Earbuds') })
    .getByRole('article')
  await expect(more).toHaveCount(12)
  await expect(
    more.filter({ has: page.getByRole('link', { name: product.productName, exact: true }) }),
  ).toHaveCount(0)
  const description = page
    .getByRole('region', { name: english(catalogProduct.description) })
    .getByRole('paragraph')
  await expect(description).toHaveText(product.description.split('\n').filter(Boolean))
})

// [spec 2.41]
test('changes the picture by thumbnail, arrow key and scrolling', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  const last = product.images.length
  await page.goto(productPath(product))
  await page.getByRole('button', { name: `Picture ${last} of ${last}` }).click()
  await expect(count(page)).toHaveText(`${last} / ${last}`)
  await page.keyboard.press('ArrowLeft')
  await expect(count(page)).toHaveText(`${last - 1} / ${last}`)
  const gallery = page
    .getByRole('region', { name: english(catalogProduct.pictures) })
    .getByRole('list')
    .first()
  await gallery.evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(count(page)).toHaveText(`1 / ${last}`)
})

test('zooms a picture in a dialog, and returns the focus', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await hydrated(page)
  const lens = page.getByRole('button', { name: /Zoom in/ })
  await lens.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: product.productName })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(count(page)).toContainText('2 /')
  await expect(page.getByRole('button', { name: /Zoom in/ })).toBeFocused()
})

// [spec 5.7]
test('cannot be bought if it is out of stock', async ({ page, request }) => {
  const product = await someProduct(request, ({ inStock }) => !inStock)
  await page.goto(productPath(product))
  await page.getByRole('button', { name: english(productActions.addToCart) }).click()
  const toast = page.getByRole('alert').filter({ hasText: english(productActions.outOfStock) })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(productPath(product))
})

// [spec 9.11]
test('shows toasts at the bottom center, up to three at once', async ({
  page,
  request,
  baseURL,
}) => {
  const product = await someProduct(request, withPictures)
  const customer = await newCustomer(baseURL ?? '')
  const other = await someProduct(request, ({ _id, inStock }) => inStock && _id !== product._id)
  await customer.add(product)
  await customer.add(other)
  await signInAt(page, '/cart', customer)
  const rowOf = ({ productName }: Product) =>
    page.getByRole('row').filter({ has: page.getByText(productName, { exact: true }) })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await rowOf(product)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await saved
  await rowOf(other)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: english(cart.applyCoupon) }).click()
  const toasts = page.getByRole('alert').filter({ hasText: /Coupon!|cart!|successfully!/ })
  // Measures all at once, since the first one closes soon.
  const places = () =>
    toasts.evaluateAll((all) => {
      const boxes = all.map((toast) => toast.getBoundingClientRect())
      const isInMiddle = ({ left, right }: DOMRect) => Math.abs(left + right - innerWidth) < 4
      return {
        count: boxes.length,
        areInMiddle: boxes.every(isInMiddle),
        areAtBottom: boxes.some(({ bottom }) => bottom > innerHeight * 0.9),
      }
    })
  await expect.poll(places).toMatchObject({ count: 3, areInMiddle: true, areAtBottom: true })
  await expect(toasts).toHaveCount(0)
})

test('shows toasts above the action bar on a phone', async ({ page, request }) => {
  const product = await someProduct(request, ({ inStock }) => !inStock)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(productPath(product))
  const button = page.getByRole('button', { name: english(productActions.addToCart) })
  await button.click()
  const toast = page.getByRole('alert').filter({ hasText: english(productActions.outOfStock) })
  const top = (await button.boundingBox())?.y ?? 0
  // Toasts slide in from below.
  await expect
    .poll(() => toast.evaluate((shown) => shown.getBoundingClientRect().bottom))
    .toBeLessThan(top)
})

// [spec 8.17, 9.11]
test('says once what was added, with a link to the cart, at the bottom for 3 seconds', async ({
  page,
  request,
  baseURL,
}) => {
  const product = await someProduct(request, withPictures)
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, productPath(product), customer)
  const notice = page.getByRole('complementary', { name: english(productActions.inYourCart) })
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    for (const top of [0, 500]) {
      await page.setViewportSize({ width, height })
      await page.evaluate((y) => window.scrollTo(0, y), top)
      const button = page.getByRole('button', { name: english(productActions.addToCart) })
      await button.click()
      await expect(page.getByText(english(productActions.added))).toHaveCount(1)
      // A trial click fails if something covers the link.
      await notice
        .getByRole('link', { name: english(productActions.viewCart) })
        .click({ trial: true })
      await expect
        .poll(() =>
          notice.evaluate((shown) => {
            const { left, right, bottom } = shown.getBoundingClientRect()
            return { isInMiddle: Math.abs(left + right - innerWidth) < 4, bottom }
          }),
        )
        .toEqual({ isInMiddle: true, bottom: expect.closeTo(height - (width < 768 ? 84 : 14), 0) })
      await button.click({ trial: true })
      await expect(notice).toBeHidden()
    }
  }
  await page.getByRole('button', { name: english(productActions.addToCart) }).click()
  await notice.getByRole('link', { name: english(productActions.viewCart) }).click()
  await expect(page).toHaveURL('/cart')
})

// [spec 5.7]
test('requires a login to buy', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await page.getByRole('button', { name: english(ui.increaseQuantity) }).click()
  await page.getByRole('button', { name: english(productActions.buyNow) }).click()
  await expect(page.getByText(english(productActions.loginFirst))).toBeVisible()
  await expect(page).toHaveURL('/login')
})

// [spec 2.6]
test('corrects the product name in the URL', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(`/product/some_other_name/${product._id}`)
  await expect(page).toHaveURL(productPath(product))
})

test.describe('an unknown product', () => {
  test.use({ expectedProblem: /status of 404/ })

  test('shows the error page', async ({ page }) => {
    const answer = await page.goto('/product/nothing/01890000-0000-7000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: english(shared.somethingWrong) })).toBeVisible()
  })
})

test('keeps the action bar at the bottom of a phone', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(productPath(product))
  const button = page.getByRole('button', { name: english(productActions.addToCart) })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  /** Distance between the end of the page and the button; the page may still grow. */
  const room = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [bar, copyright] = await Promise.all([
      button.boundingBox(),
      page.getByText(/All rights reserved/).boundingBox(),
    ])
    return bar && copyright && bar.y - copyright.y - copyright.height
  }
  await expect.poll(room).toBeGreaterThan(0)
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('keeps Buy Now visible on a phone with text at 200%', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(productPath(product))
  const button = page.getByRole('button', { name: english(productActions.buyNow) })
  await expect(button).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const logo = await page
    .getByRole('link', { name: english(shared.homeLink)('Jontro') })
    .boundingBox()
  expect(logo?.width).toBeGreaterThan(60)
})

test('prints its details on up to two pages', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await expect(
    page.getByRole('list', { name: english(catalogProduct.moreFrom)('Earbuds') }),
  ).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const shown = [
    page.getByRole('heading', { level: 1 }),
    page
      .getByRole('region', { name: english(catalogProduct.pictures) })
      .getByRole('img')
      .first(),
    page.getByText(english(shared.inStock)).first(),
    page.getByText(product.keyFeatures[0] ?? ''),
    page.getByRole('region', { name: english(catalogProduct.description) }),
  ]
  for (const part of shown) await expect(part).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'search', 'spinbutton', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(
      // The picture is a button as well.
      role === 'button' ? 1 : 0,
    )
  }
  await expect(
    page.getByRole('list', { name: english(catalogProduct.moreFrom)('Earbuds') }),
  ).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(2)
})

test('is prefetched before its link is clicked', async ({ page, request }) => {
  const product = await someProduct(request, () => true)
  await page.goto('/category/earbuds?perPage=12')
  const link = page.getByRole('link', { name: product.productName, exact: true })
  const called = page.waitForRequest((call) => call.url().endsWith(`/api/product/${product._id}`))
  await link.hover()
  await called
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName)
})
