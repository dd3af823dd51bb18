import { chromium, type Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { chromiumArgs, findChromium } from '../scripts/chromium'
import { homePage } from '../shop/homePage'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as layout from '../src/storefront/layout/messages'
import { headerLightness } from './support/header'
import { expect, test } from './support/test'
import { english } from './support/texts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const splash = (page: Page) => page.locator('.splash')
const product = productPath(homePage.bannerTargets.earbuds)

const widthOfSearch = async (page: Page) =>
  (await page.getByRole('search').boundingBox())?.width ?? 0

// [spec 2.27, 2.28]
test('has a dark header with a wide search on shopping pages, a light one elsewhere', async ({
  page,
}) => {
  const widths: Record<'dark' | 'light', number[]> = { dark: [], light: [] }
  for (const path of ['/', '/login', '/register', '/category/fan', product, '/privacy-policy']) {
    await page.goto(path)
    const isDark = ['/', '/login', '/register'].includes(path)
    const light = await headerLightness(page)
    if (isDark) expect(light, path).toBeLessThan(64)
    else expect(light, path).toBeGreaterThan(224)
    widths[isDark ? 'dark' : 'light'].push(await widthOfSearch(page))
    await expect(footer(page)).toBeVisible()
  }
  expect(Math.min(...widths.dark)).toBeGreaterThan(1.5 * Math.max(...widths.light))
})

// [spec 2.27]
test('changes its header between pages without a reload', async ({ page }) => {
  await page.goto('/')
  await header(page).getByRole('link', { name: 'Fan', exact: true }).click()
  await expect(page).toHaveURL('/category/fan')
  await expect.poll(() => headerLightness(page)).toBeGreaterThan(224)
  await header(page)
    .getByRole('link', { name: english(shared.homeLink)('Jontro') })
    .click()
  await expect.poll(() => headerLightness(page)).toBeLessThan(64)
})

for (const width of [320, 390, 768, 1024, 1280]) {
  test(`reserves enough height for the footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy-policy')
    const { reserved, needed } = await footer(page).evaluate((element) => {
      const reservedSize = getComputedStyle(element).containIntrinsicBlockSize
      element.style.contentVisibility = 'visible'
      return { reserved: reservedSize, needed: element.getBoundingClientRect().height }
    })
    // What does not fit in has no background until it is scrolled to.
    expect(Number.parseFloat(reserved.replace('auto', ''))).toBeGreaterThanOrEqual(needed)
  })
}

// [spec 2.9, 2.10, 2.28]
test('has no header and footer on the payment result', async ({ page }) => {
  await page.goto('/cancel')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await expect(footer(page)).toHaveCount(0)
})

for (const path of ['/cart', '/checkout']) {
  // [spec 2.25]
  test(`requires a login for ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: english(auth.logIn), exact: true }).click()
    await expect(page).toHaveURL(path)
  })
}

// [spec 2.29]
test('shows the category tree on wide screens, and a menu and the cart total on narrow ones', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: english(auth.logIn), exact: true }).click()
  await expect(header(page).getByRole('button', { name: /^Hi, / })).toBeVisible()
  const cart = header(page).getByRole('link', { name: /^Cart, [1-9]/ })
  const amounts = cart.getByText('৳').filter({ visible: true })
  const tree = header(page).getByRole('navigation', { name: english(layout.categories) })
  await expect(amounts).not.toHaveText('৳0.00')
  await expect(amounts).toHaveText(/^৳[\d,]+\.\d\d$/)
  await expect(tree).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(amounts).toHaveText('৳0.00')
  await expect(tree).toBeHidden()
  await expect(header(page).getByRole('button', { name: english(layout.menu) })).toBeVisible()
  await expect(header(page).getByRole('link', { name: english(layout.wishlist) })).toContainText(
    '0',
  )
})

// [spec 2.26, 9.11]
test('shows the initial spinner for 1.4 seconds, once', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: Record<string, unknown> = {}
    Object.assign(window, { seen })
    // In the first frame that has the overlay, since later ones may be after its end.
    const check = () => {
      const overlay = document.querySelector('.splash')
      if (!overlay) return requestAnimationFrame(check)
      const box = overlay.getBoundingClientRect()
      seen.coversPage = box.width === innerWidth && box.height === innerHeight
      seen.isShown = overlay.checkVisibility({ visibilityProperty: true })
      seen.time = getComputedStyle(overlay).animationDelay
    }
    requestAnimationFrame(check)
    document.addEventListener('animationend', ({ target }) => {
      const isSplash = target instanceof Element && target.matches('.splash')
      if (isSplash) seen.scrollAtEnd = scrollY
    })
  })
  await page.goto('/')
  await expect(splash(page)).toBeHidden()
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as Record<string, unknown>)
  await expect.poll(seen).toEqual({ coversPage: true, isShown: true, time: '1.4s', scrollAtEnd: 0 })
  await expect(page.getByRole('article').first()).toBeVisible()

  await header(page).getByRole('link', { name: 'Fan', exact: true }).click()
  await expect(page).toHaveURL('/category/fan')
  await expect(splash(page)).toBeHidden()
})

for (const path of ['/category/fan', '/cart']) {
  // [spec 2.26, 9.11]
  test(`shows the initial spinner once a visit: not when ${path} is loaded later in the tab`, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(splash(page)).toHaveCount(0)
    await page.addInitScript(() => {
      const covers: string[] = []
      Object.assign(window, { covers })
      const check = () => {
        const overlay = document.querySelector('.splash')
        if (overlay?.checkVisibility({ visibilityProperty: true })) covers.push(location.pathname)
        requestAnimationFrame(check)
      }
      requestAnimationFrame(check)
    })
    const covers = () => page.evaluate(() => Reflect.get(window, 'covers') as string[])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash(page)).toHaveCount(0)
    expect(await covers()).toEqual([])

    const other = await context.newPage()
    await other.goto(path, { waitUntil: 'commit' })
    // Another tab is another visit. Looked for in each frame: it is there for a second or two.
    await other.waitForFunction(() => document.querySelector('.splash'), undefined, {
      polling: 'raf',
    })
  })
}

// [spec 2.26, 2.40]
test('scrolls new pages to the top, and restores the position on Back', async ({ page }) => {
  await page.goto('/')
  // A click waits until nothing covers the card, and scrolls in the meantime.
  await expect(splash(page)).toBeHidden()
  const card = page
    .getByRole('region', { name: english(catalogHome.newArrivals) })
    .getByRole('link')
    .last()
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await card.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100)

  await page
    .getByRole('link', { name: /Wireless Earphone/ })
    .first()
    .click()
  await expect(page).toHaveURL('/category/wireless%20earphone')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)
const position = (page: Page) => page.evaluate(() => scrollY)

/** As a frame shows it: until the page has loaded, Chromium scrolls a reloaded one, and the page takes that back before it is drawn. */
const drawnPosition = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return scrollY
  })

/** The splash goes after hydration, and the position is restored with it. */
async function openAt(page: Page, path: string, top: number) {
  await page.goto(path)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(splash(page)).toHaveCount(0)
  await scrollTo(page, top)
  await expect.poll(() => position(page)).toBe(top)
}

// [spec 2.26]
test('opens a page at the top that is loaded by its address or reloaded', async ({ page }) => {
  await openAt(page, '/category/fan', 700)
  await page.goto('/category/earbuds')
  await expect(splash(page)).toHaveCount(0)
  expect(await position(page)).toBe(0)

  for (const path of ['/category/earbuds', '/search?q=fan']) {
    await openAt(page, path, 500)
    await page.reload()
    await expect(splash(page)).toHaveCount(0)
    expect(await drawnPosition(page), path).toBe(0)
  }
})

test('keeps the scroll position on Back from another document, also of a page that was reloaded', async ({
  page,
}) => {
  await openAt(page, '/category/earbuds', 700)
  await page.reload()
  await expect(splash(page)).toHaveCount(0)
  // As a visitor does, who may scroll before the page has loaded.
  await page.mouse.wheel(0, 600)
  await expect.poll(() => position(page)).toBe(600)
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => position(page)).toBe(600)
  await page.goForward()
  await page.goBack()
  await expect.poll(() => position(page)).toBe(600)

  await page.getByRole('article').last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => position(page)).toBe(0)
  await page.reload()
  // A Back before the page's scripts run is the browser's alone.
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect.poll(() => position(page), 'the product was reloaded').toBeGreaterThan(300)
})

test('keeps the scroll position of a page that the browser has kept', async ({ baseURL }) => {
  // Playwright turns the browser's cache for Back and Forward off.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL })
    await openAt(page, '/category/earbuds', 500)
    await page.goto('about:blank')
    // Playwright's own Back waits for a load, which does not come.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await page.waitForURL('/category/earbuds', { waitUntil: 'commit' })
    await expect.poll(() => position(page)).toBe(500)
  } finally {
    await browser.close()
  }
})
