import type { Page } from '@playwright/test'
import { settle } from '../scripts/browser/settle'
import * as productMessages from '../src/entities/product/messages'
import * as shared from '../src/shared/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as promotions from '../src/storefront/features/promotions/messages'
import * as ui from '../src/storefront/ui/messages'
import type { Product } from './support/admin'
import { storedText } from './support/customer'
import { expect, test } from './support/test'
import { english } from './support/texts'

// [spec 2.1, 2.36, 7.11]
test('shows three best sellers and the new arrivals', async ({ page, request }) => {
  const namesIn = async (path: string) => {
    const products = (await (await request.get(path)).json()) as Product[]
    return products.map(({ productName }) => productName)
  }
  await page.goto('/')
  await expect(page).toHaveTitle('Jontro - Tech Destination')

  const best = page
    .getByRole('region', { name: english(catalogHome.bestSellers) })
    .getByRole('article')
  await expect(best).toHaveCount(3)
  await expect(best.getByRole('heading')).toHaveText(
    (await namesIn('/api/best-seller')).slice(0, 3),
  )
  const arrivals = page
    .getByRole('region', { name: english(catalogHome.newArrivals) })
    .getByRole('article')
  // Other tests add and delete products.
  await expect(async () => {
    const names = await namesIn('/api/new-arrival')
    await expect(arrivals.getByRole('heading')).toHaveText(names, { timeout: 1000 })
  }).toPass()
})

test('shows a changed price on the open page without a reload', async ({
  page,
  request,
  openAdminApi,
}) => {
  const answer = await request.get('/api/best-seller')
  const [product] = (await answer.json()) as Product[]
  if (!product) throw new Error('there is no best seller')
  const adminApi = await openAdminApi()
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: product.productName }).first()
  await expect(card).toBeVisible()
  let loads = 0
  page.on('load', () => loads++)
  await adminApi.saveProduct({ ...product, price: 98_765, discountPrice: undefined })
  try {
    await expect(card).toContainText('98,765')
    expect(loads).toBe(0)
  } finally {
    await adminApi.saveProduct(product)
  }
})

const banners = (page: Page) => page.getByRole('group', { name: english(promotions.banners) })
const favorites = (page: Page) => page.getByRole('region', { name: english(catalogHome.favorites) })
const currentDot = (page: Page) =>
  page
    .getByRole('button', { name: /^Show banner/, includeHidden: false })
    .and(page.locator('[aria-current=true]'))

/** The fully visible slides, and the gap between the first two. */
async function slidesInView(page: Page) {
  return favorites(page)
    .getByRole('group')
    .evaluate((carousel) => {
      const { left, right } = carousel.getBoundingClientRect()
      const slides = [...(carousel.querySelector('ul')?.children ?? [])].map((slide, place) => ({
        place,
        box: slide.getBoundingClientRect(),
      }))
      const seen = slides.filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      const [first, second] = seen
      return {
        first: first?.place,
        count: seen.length,
        gap: first && second && Math.round(second.box.left - first.box.right),
      }
    })
}

// [spec 2.33]
test('shows four banners in a slideshow and, on wide screens, two beside it at a third of the width', async ({
  page,
}) => {
  await page.goto('/')
  const offers = page.getByRole('region', { name: english(promotions.offers) })
  await expect(banners(page).getByRole('listitem')).toHaveCount(4)
  const still = offers.getByRole('link').filter({ hasText: /forest green|Smart TVs/ })
  await expect(still).toHaveCount(2)

  const [whole, moving, upper, lower] = await Promise.all(
    [offers, banners(page), still.first(), still.last()].map((part) => part.boundingBox()),
  )
  if (!whole || !moving || !upper || !lower) throw new Error('a banner cannot be seen')
  expect(moving.width / whole.width).toBeCloseTo(2 / 3, 1)
  expect(upper.x).toBeGreaterThan(moving.x + moving.width)
  expect(lower.x).toBe(upper.x)
  expect(lower.y).toBeGreaterThan(upper.y + upper.height - 1)

  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(still).toHaveCount(0)
  expect((await banners(page).boundingBox())?.width).toBeCloseTo(
    (await offers.boundingBox())?.width ?? 0,
    0,
  )
})

test('plays the banners, pauses on hover and stays paused after the pause button', async ({
  page,
}) => {
  await page.goto('/')
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 2, 4),
  )
  await banners(page).hover()
  const held = await currentDot(page).getAttribute('aria-label')
  await page.waitForTimeout(3000)
  await expect(currentDot(page)).toHaveAccessibleName(held ?? '')

  await banners(page)
    .getByRole('button', { name: english(ui.showSlide)(english(promotions.banner), 4, 4) })
    .click()
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 4, 4),
  )
  await banners(page)
    .getByRole('button', { name: english(ui.pauseSlideshow) })
    .click()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(3000)
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 4, 4),
  )
})

test('plays one carousel at a time: that of which more is in view', async ({ page }) => {
  await page.goto('/')
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 2, 4),
  )
  const firstFavorite = async () => (await slidesInView(page)).first
  expect(await firstFavorite()).toBe(0)

  await favorites(page).evaluate((section) => section.scrollIntoView())
  await expect.poll(firstFavorite).not.toBe(0)
  const held = await currentDot(page).getAttribute('aria-label')
  await page.waitForTimeout(3000)
  await expect(currentDot(page)).toHaveAccessibleName(held ?? '')
})

test('does not play with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(favorites(page).getByRole('article')).toHaveCount(10)
  await page.waitForTimeout(3000)
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 1, 4),
  )
  await expect(banners(page).getByRole('button', { name: english(ui.playSlideshow) })).toBeVisible()
})

test('scrolls a slide into view when it gets the focus', async ({ page }) => {
  await page.goto('/')
  await banners(page)
    .getByRole('button', { name: english(ui.showSlide)(english(promotions.banner), 4, 4) })
    .focus()
  for (const place of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    const link = banners(page)
      .getByRole('listitem')
      .nth(place - 1)
      .getByRole('link')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 0.95 })
    await expect(currentDot(page)).toHaveAccessibleName(`Show banner ${place} of 4`)
  }
})

const favoritesInView = [
  [480, 1],
  [768, 2],
  [1000, 3],
  [1200, 5],
  [1400, 6],
] as const

for (const [width, count] of favoritesInView) {
  // [spec 9.10]
  test(`shows ${count} favorites at ${width} px, before and after Swiper is loaded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const gap = count > 1 ? 10 : undefined
    await page.goto('/')
    await expect(favorites(page).getByRole('article')).toHaveCount(10)
    await expect.poll(() => slidesInView(page)).toEqual({ first: 0, count, gap })
    await favorites(page).getByRole('article').last().getByRole('link').focus()
    await expect.poll(() => slidesInView(page)).toEqual({ first: 10 - count, count, gap })

    await favorites(page).getByRole('heading', { level: 2 }).hover()
    await expect(favorites(page).locator('.swiper-initialized')).toHaveCount(1)
    await expect.poll(() => slidesInView(page)).toEqual({ first: 10 - count, count, gap })
    await favorites(page)
      .getByRole('button', { name: english(ui.nextSlide)(english(catalogHome.product)) })
      .click()
    await expect.poll(() => slidesInView(page)).toEqual({ first: 0, count, gap })
    await favorites(page)
      .getByRole('button', { name: english(ui.nextSlide)(english(catalogHome.product)) })
      .click()
    await expect.poll(() => slidesInView(page)).toEqual({ first: 1, count, gap })
    await favorites(page).getByRole('article').last().getByRole('link').focus()
    await expect.poll(() => slidesInView(page)).toEqual({ first: 10 - count, count, gap })
  })
}

test('can be dragged by mouse', async ({ page }) => {
  await page.goto('/')
  await banners(page).hover()
  await banners(page)
    .getByRole('button', { name: english(ui.showSlide)(english(promotions.banner), 2, 4) })
    .click()
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 2, 4),
  )
  // Waits until the slides stand still, so that the drag reaches the third one.
  await expect(banners(page).getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.99 })
  const box = await banners(page).boundingBox()
  if (!box) throw new Error('the banners cannot be seen')
  const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - box.width * 0.8, y, { steps: 8 })
  await page.mouse.up()
  await expect(currentDot(page)).toHaveAccessibleName(
    english(ui.showSlide)(english(promotions.banner), 3, 4),
  )
  await expect(page, 'a drag is no click').toHaveURL('/')
})

const skeletonCounts = [
  { width: 699, bestSellers: 1, others: 2 },
  { width: 700, bestSellers: 3, others: 6 },
  { width: 768, bestSellers: 2, others: 3 },
  { width: 1023, bestSellers: 2, others: 3 },
  { width: 1024, bestSellers: 3, others: 6 },
]

// [spec 2.39, 9.10]
test('shows as many skeletons as fit the width', async ({ page }) => {
  await page.route(/\/api\/(best-seller|new-arrival|popular-gadget)/, () => {})
  // The server sends the products of the first page of a visit with it.
  await page.goto('/privacy-policy')
  await page
    .getByRole('banner')
    .getByRole('link', { name: english(shared.homeLink)('Jontro') })
    .click()
  const placesIn = (label: string) =>
    page
      .getByText(english(productMessages.loading)(label))
      .locator('xpath=following-sibling::div')
      .filter({ visible: true })
  for (const { width, bestSellers, others } of skeletonCounts) {
    await page.setViewportSize({ width, height: 900 })
    await expect(placesIn(english(catalogHome.bestSellers))).toHaveCount(bestSellers)
    await expect(placesIn(english(catalogHome.newArrivals))).toHaveCount(others)
    await expect(placesIn(english(catalogHome.favorites))).toHaveCount(others)
  }
})

test('has no layout shift except for its slides', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    const describe = (source: object) => {
      const node: unknown = Reflect.get(source, 'node')
      return node instanceof Element ? `${node.tagName}.${node.className}` : String(node)
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as object[]
        shifts.push({ value: Number(Reflect.get(entry, 'value')), moved: sources.map(describe) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\/api\/popular-gadget/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(favorites(page).getByRole('article')).toHaveCount(10)
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    await settle(page)
    await expect(currentDot(page)).toHaveAccessibleName(/^Show banner [2-4] of 4$/)
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number }[])
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, `at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('shows recently viewed products, with links', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByRole('region', { name: english(productMessages.recentlyViewed) }),
  ).toHaveCount(0)
  const best = page
    .getByRole('region', { name: english(catalogHome.bestSellers) })
    .getByRole('article')
    .first()
  const card = best.getByRole('link')
  const name = await card.textContent()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect.poll(() => storedText(page)).toContain(page.url().split('/').at(-1))
  await page.goto('/')
  const viewed = page.getByRole('region', { name: english(productMessages.recentlyViewed) })
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([name ?? ''])
  await viewed.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

// [spec 2.34]
test('links to categories and products by banners and tiles', async ({ page }) => {
  await page.goto('/')
  const tiles = page.getByRole('region', { name: english(productMessages.topCategories) })
  await tiles.getByRole('link', { name: 'Speakers' }).click()
  await expect(page).toHaveURL('/category/bluetooth%20speaker')
  await page.goBack()
  await page.getByRole('link', { name: /144 Hz in forest green/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Taruvok Zenith 7 Pro 5G 12GB 256GB Forest',
  )
})
