import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { productPath } from '../common/addresses'
import { waitForPictures } from '../scripts/browser/waitForPictures'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as productReviews from '../src/storefront/features/product-reviews/messages'
import { productAt } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

/** What the browser has not rendered because it is far from the viewport. */
const skippedContents = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ className }) => className),
  )

/** Higher than any space between two sections. */
const bandHeight = 300

/** Where a picture has a single color from left to right. */
async function blankBands(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata()
  const tops = Array.from({ length: Math.floor(height / bandHeight) }, (_, at) => at * bandHeight)
  const isBlank = async (top: number) => {
    const band = sharp(picture).extract({ left: 0, top, width, height: bandHeight })
    const { channels } = await sharp(await band.png().toBuffer()).stats()
    return channels.every(({ stdev }) => stdev < 1)
  }
  const blank = await Promise.all(tops.map(isBlank))
  return tops.filter((_, at) => blank[at])
}

for (const width of [390, 1280]) {
  for (const name of ['home', 'product']) {
    test(`renders all of the ${name} page at ${width} px without scrolling`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(name === 'home' ? '/' : productPath(await productAt(request, 0)))
      await expect.poll(() => skippedContents(page)).toEqual([])
      expect(await waitForPictures(page)).toEqual([])
      if (name === 'product') {
        await expect(
          page.getByRole('heading', { name: english(productReviews.reviews) }),
        ).toBeAttached()
      }
      expect(await blankBands(await page.screenshot({ fullPage: true }))).toEqual([])
    })
  }
}

test('loads no pictures ahead for users who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await expect(
    page.getByRole('region', { name: english(catalogHome.deals) }).getByRole('article'),
  ).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await skippedContents(page)).not.toEqual([])
})

test('shows Bengali text on the first visit, however late its font arrives', async ({ page }) => {
  await page.route(/bengali.*\.woff2/, async (route) => {
    // Longer than any font is waited for.
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue()
  })
  await page.goto('/')
  const text = page.locator('[lang=bn] p')
  await text.scrollIntoViewIfNeeded()
  const contrast = async () => {
    const { channels } = await sharp(await text.screenshot()).stats()
    return channels[0]?.stdev ?? 0
  }
  await expect.poll(contrast).toBeGreaterThan(20)
})
