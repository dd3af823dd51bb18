import type { APIRequestContext, Page } from '@playwright/test'
import { productPath } from '../shop/addresses'
import type { Product } from './support/admin'
import { newCustomer, signInAt } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

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

test('shows the product with all that belongs to it', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await expect(page).toHaveTitle(`${product.productName} - Jontro`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName)
  await expect(page.getByText('Inside Dhaka 50 taka (24-48 hours)')).toBeVisible()
  await expect(page.getByText('Outside Dhaka 99 taka')).toBeVisible()
  const more = page.getByRole('list', { name: 'More from Earbuds' }).getByRole('article')
  await expect(more).toHaveCount(12)
  const description = page.getByRole('region', { name: 'Description' }).getByRole('paragraph')
  await expect(description).toHaveText(product.description.split('\n').filter(Boolean))
})

test('goes through its pictures by thumbnail, arrow key and scrolling', async ({
  page,
  request,
}) => {
  const product = await someProduct(request, withPictures)
  const last = product.images.length
  await page.goto(productPath(product))
  await page.getByRole('button', { name: `Picture ${last} of ${last}` }).click()
  await expect(count(page)).toHaveText(`${last} / ${last}`)
  await page.keyboard.press('ArrowLeft')
  await expect(count(page)).toHaveText(`${last - 1} / ${last}`)
  const gallery = page.getByRole('region', { name: 'Pictures' }).getByRole('list').first()
  await gallery.evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(count(page)).toHaveText(`1 / ${last}`)
})

test('looks closer in a dialog, and gives the focus back', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  const lens = page.getByRole('button', { name: /Look closer/ })
  await lens.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: product.productName })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(count(page)).toContainText('2 /')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Look closer/ })).toBeFocused()
})

test('refuses what is out of stock', async ({ page, request }) => {
  const product = await someProduct(request, ({ inStock }) => !inStock)
  await page.goto(productPath(product))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'This product is out of stock.' })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(productPath(product))
})

test('says what it has to say at the bottom, in the middle', async ({ page, request }) => {
  const product = await someProduct(request, ({ inStock }) => !inStock)
  await page.goto(productPath(product))
  await page.getByRole('button', { name: 'Add to Cart' }).click({ clickCount: 3 })
  const toasts = page.getByRole('alert').filter({ hasText: 'This product is out of stock.' })
  // All at one moment: the first of them goes soon.
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
  await expect.poll(places).toEqual({ count: 3, areInMiddle: true, areAtBottom: true })
  await expect(toasts).toHaveCount(0)
})

test('keeps the ways to buy clear of what it says on a phone', async ({ page, request }) => {
  const product = await someProduct(request, ({ inStock }) => !inStock)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(productPath(product))
  const button = page.getByRole('button', { name: 'Add to Cart' })
  await button.click()
  const toast = page.getByRole('alert').filter({ hasText: 'This product is out of stock.' })
  const top = (await button.boundingBox())?.y ?? 0
  // It comes from below.
  await expect
    .poll(() => toast.evaluate((shown) => shown.getBoundingClientRect().bottom))
    .toBeLessThan(top)
})

test('shows above the header what has just gone into the cart, for a click', async ({
  page,
  request,
  baseURL,
}) => {
  const product = await someProduct(request, withPictures)
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, productPath(product), customer)
  const notice = page.getByRole('complementary', { name: 'In your cart now' })
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    for (const top of [0, 500]) {
      await page.setViewportSize({ width, height })
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      // A trial click fails if anything covers the link.
      await notice.getByRole('link', { name: 'View cart' }).click({ trial: true })
      await expect(notice).toBeHidden()
    }
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await notice.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/cart')
})

test('asks who has not signed in to do so first', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByText('PLease login first')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('puts the right name into its address', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(`/product/some_other_name/${product._id}`)
  await expect(page).toHaveURL(productPath(product))
})

test.describe('an unknown product', () => {
  test.use({ expectedProblem: /status of 404/ })

  test('is the error page', async ({ page }) => {
    const answer = await page.goto('/product/nothing/01890000-0000-7000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Whoops! Something Went Wrong.' })).toBeVisible()
  })
})

test('keeps the ways to buy within the thumb’s reach on a phone', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(productPath(product))
  const button = page.getByRole('button', { name: 'Add to Cart' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  /** What is left between the page's end and the button; the page may still grow. */
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

test('keeps Buy Now on a phone with text of twice the size', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(productPath(product))
  const button = page.getByRole('button', { name: 'Buy Now' })
  await expect(button).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const logo = await page.getByRole('link', { name: 'Jontro, home' }).boundingBox()
  expect(logo?.width).toBeGreaterThan(60)
})

test('prints its facts alone, on two pages at most', async ({ page, request }) => {
  const product = await someProduct(request, withPictures)
  await page.goto(productPath(product))
  await expect(page.getByRole('list', { name: 'More from Earbuds' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const shown = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Pictures' }).getByRole('img').first(),
    page.getByText('In Stock').first(),
    page.getByText(product.keyFeatures[0] ?? ''),
    page.getByRole('region', { name: 'Description' }),
  ]
  for (const part of shown) await expect(part).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'search', 'spinbutton', 'button'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(
      // The picture is a button, too.
      role === 'button' ? 1 : 0,
    )
  }
  await expect(page.getByRole('list', { name: 'More from Earbuds' })).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(2)
})

test('is on its way before its link is clicked', async ({ page, request }) => {
  const product = await someProduct(request, () => true)
  await page.goto('/category/earbuds?perPage=12')
  const link = page.getByRole('link', { name: product.productName, exact: true })
  const called = page.waitForRequest((call) => call.url().endsWith(`/api/product/${product._id}`))
  await link.hover()
  await called
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName)
})
