import { register } from '../lab/people/customerApi'
import * as layout from '../src/storefront/layout/messages'
import { signInAt } from './support/customer'
import { expect, test } from './support/test'
import { english } from './support/texts'

test('keeps the account menu on the screen of a phone with a long name', async ({
  page,
  baseURL,
}) => {
  for (const displayName of ['Mo', 'Mohammad Ashraful Islam Chowdhury Talukder of Brahmanbaria']) {
    const account = { email: `${crypto.randomUUID()}@mail.example`, password: 'a good password' }
    const registration = { ...account, displayName }
    await register(baseURL ?? '', registration)
    // A call of a page that is still open for the previous user would end the new session.
    await page.goto('about:blank')
    await signInAt(page, '/privacy-policy', account)
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 780 })
      const button = page.getByRole('button', { name: `Hi, ${displayName}` })
      await button.press('Enter')
      const panel = page
        .getByRole('banner')
        .getByRole('list')
        .filter({ hasText: english(layout.viewProfile) })
      const box = await panel.boundingBox()
      expect(box?.x, `left edge at ${width} px`).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `right edge at ${width} px`).toBeLessThanOrEqual(
        width,
      )
      await button.press('Escape')
    }
  }
})

test('returns on a phone as soon as the page is scrolled up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/category/earbuds')
  const header = page.getByRole('banner')
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -120)
  await expect(header).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 120)
  await expect(header).not.toBeInViewport()
})
