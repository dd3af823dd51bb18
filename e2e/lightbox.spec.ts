import type { APIRequestContext, Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as zoom from '../src/storefront/ui/zoom/messages'
import type { Product } from './support/admin'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'
import { openTouch, type Point } from './support/touch'

async function openLightbox(page: Page, request: APIRequestContext) {
  const answer = await request.get('/api/products/earbuds?limit=100')
  const { result } = (await answer.json()) as { result: Product[] }
  const product = result.find(({ images }) => images.length > 2)
  if (!product) throw new Error('the demo catalogue has no product with three pictures')
  await page.goto(productPath(product))
  await page.getByRole('button', { name: /Zoom in/ }).click()
  const dialog = page.getByRole('dialog', { name: product.productName })
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveAccessibleName(/picture 1 of/)

  const box = async () => {
    const found = await picture.boundingBox()
    if (!found) throw new Error('the picture is not shown')
    return found
  }
  /** The width, once the picture has stopped moving. */
  const width = async () => {
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    )
    return (await box()).width
  }
  /** The part of the picture below a point of the screen, from 0 to 1. */
  const partAt = async ({ x, y }: Point) => {
    const { x: left, y: top, width, height } = await box()
    return { x: (x - left) / width, y: (y - top) / height }
  }
  /** A point of the screen, by the part of the picture that is below it. */
  const pointAt = async (part: Point) => {
    const { x, y, width, height } = await box()
    return { x: x + part.x * width, y: y + part.y * height }
  }
  const enlarge = dialog.getByRole('button', { name: /Enlarge/ })
  return { dialog, picture, enlarge, box, width, partAt, pointAt }
}

/** Two CSS pixels of a picture of 390. */
const precision = { digits: 2 }

test.describe('the lightbox on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })

  test('changes the picture by one swipe, one at a time', async ({ page, request }) => {
    const { picture, dialog } = await openLightbox(page, request)
    const touch = await openTouch(page)
    // Fast and long: the momentum must not skip a picture.
    await touch.swipe({ x: 370, y: 400 }, { x: 20, y: 400 })
    await expect(picture).toHaveAccessibleName(/picture 2 of/)
    await expect(picture).toBeInViewport({ ratio: 1 })
    await touch.swipe({ x: 350, y: 600 }, { x: 60, y: 600 })
    await expect(picture).toHaveAccessibleName(/picture 3 of/)
    await touch.swipe({ x: 60, y: 300 }, { x: 350, y: 300 })
    await expect(picture).toHaveAccessibleName(/picture 2 of/)
    await page.goBack()
    await expect(dialog).toBeHidden()
    // The page behind shows the same one.
    await expect(page.getByText('2 / 3')).toBeVisible()
  })

  for (const part of [
    { x: 0.2, y: 0.15 },
    { x: 0.75, y: 0.9 },
  ]) {
    test(`a tap at ${part.x}, ${part.y} enlarges what is below the finger`, async ({
      page,
      request,
    }) => {
      const { picture, dialog, enlarge, width, partAt, pointAt } = await openLightbox(page, request)
      const touch = await openTouch(page)
      const point = await pointAt(part)
      await touch.tap(point)
      await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
      expect(await width()).toBeGreaterThan(2 * 390 - 2)
      const below = await partAt(point)
      expect(below.x).toBeCloseTo(part.x, precision.digits)
      expect(below.y).toBeCloseTo(part.y, precision.digits)
      expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('-960.')
      await expect(dialog.getByRole('button', { name: /picture$/ })).toHaveCount(0)
      await expectAccessible(page)

      // Moves with the finger, and stays the same picture.
      await touch.swipe({ x: 200, y: 500 }, { x: 120, y: 440 })
      await expect.poll(async () => (await partAt(point)).x).not.toBeCloseTo(part.x, 1)
      await touch.swipe({ x: 380, y: 400 }, { x: 10, y: 400 })
      await touch.swipe({ x: 380, y: 400 }, { x: 10, y: 400 })
      await expect(picture).toHaveAccessibleName(/picture 1 of/)

      await touch.tap({ x: 195, y: 450 })
      await expect(enlarge).toHaveAttribute('aria-pressed', 'false')
      expect(await width()).toBeCloseTo(390, 0)
      await expect(dialog.getByRole('button', { name: english(zoom.nextPicture) })).toBeVisible()
    })
  }

  test('a double tap enlarges, too', async ({ page, request }) => {
    const { enlarge, pointAt, partAt, width } = await openLightbox(page, request)
    const touch = await openTouch(page)
    const point = await pointAt({ x: 0.3, y: 0.3 })
    await touch.doubleTap(point)
    await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
    expect(await width()).toBeGreaterThan(2 * 390 - 2)
    expect((await partAt(point)).x).toBeCloseTo(0.3, precision.digits)
  })

  test('two fingers enlarge what is between them, and nothing but the picture', async ({
    page,
    request,
  }) => {
    const { picture, dialog, width, partAt, pointAt } = await openLightbox(page, request)
    const touch = await openTouch(page)
    const between = await pointAt({ x: 0.3, y: 0.7 })
    await touch.pinch(between, 80, 200)
    expect(await width()).toBeCloseTo(390 * 2.5, -1)
    const below = await partAt(between)
    expect(below.x).toBeCloseTo(0.3, precision.digits)
    expect(below.y).toBeCloseTo(0.7, precision.digits)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await expect(dialog.getByRole('button', { name: /picture$/ })).toHaveCount(0)

    await touch.pinch({ x: 195, y: 400 }, 220, 40)
    expect(await width()).toBeCloseTo(390, 0)
    // Swiping works again.
    await touch.swipe({ x: 370, y: 400 }, { x: 20, y: 400 })
    await expect(picture).toHaveAccessibleName(/picture 2 of/)
  })
})

test('the lightbox opens with the picture that was pressed', async ({ page, request }) => {
  const { dialog } = await openLightbox(page, request)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Picture 3 of 3', exact: true }).click()
  await page.getByRole('button', { name: /Zoom in/ }).click()
  const picture = dialog.getByRole('img', { name: /picture 3 of 3/ })
  await expect(picture).toBeInViewport({ ratio: 0.9 })
})

test('the lightbox is used by keyboard', async ({ page, request }) => {
  const { dialog, picture, enlarge, width, partAt } = await openLightbox(page, request)
  const full = await width()
  await enlarge.focus()
  await page.keyboard.press('Enter')
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
  expect(await width()).toBeCloseTo(2 * full, 0)
  const middle = await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }))
  expect((await partAt(middle)).x).toBeCloseTo(0.5, precision.digits)
  await page.keyboard.press('ArrowRight')
  await expect(picture).toHaveAccessibleName(/picture 2 of/)
  await expect(enlarge).toBeFocused()
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false')
  // After the last one comes the first one.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(picture).toHaveAccessibleName(/picture 3 of 3/)
  await expect(enlarge).toBeFocused()
  await dialog.getByRole('button', { name: english(zoom.nextPicture) }).click()
  await expect(picture).toHaveAccessibleName(/picture 1 of/)
  await expect(dialog.getByRole('button', { name: english(zoom.nextPicture) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Zoom in/ })).toBeFocused()
})
