import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as catalog from '../src/storefront/features/catalog/messages'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

const cards = (page: Page) =>
  page.getByRole('region', { name: english(catalog.products) }).getByRole('article')

test('filters by what the products have, by keyboard, and counts what is left', async ({
  page,
}) => {
  await page.goto('/category/earbuds?perPage=12')
  const brand = page.getByRole('checkbox', { name: /^Sonvire \(\d+\)$/ })
  const [, count = ''] = /(\d+)/.exec((await brand.locator('..').textContent()) ?? '') ?? []
  await brand.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/category/earbuds?filter=brand%3ASonvire&perPage=12')
  await expect(brand).toBeFocused()
  await expect(page.getByText(`${count} products`)).toBeVisible()
  await expect(cards(page)).toHaveCount(Number(count))
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: /^Yes \(/ }).click()
  await expect(cards(page)).not.toHaveCount(Number(count))
  await page.getByRole('button', { name: english(catalog.clearAll) }).click()
  await expect(page).toHaveURL('/category/earbuds?perPage=12')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a filter that is chosen before its script has come applies then', async ({ page }) => {
  const assets = JSON.parse(readFileSync('dist/web/assets.json', 'utf8')) as Record<
    string,
    string[]
  >
  const script = assets.filters?.find((file) => file.endsWith('.js')) ?? ''
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(`**${script}`, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/category/earbuds', { waitUntil: 'domcontentloaded' })
  await page.getByRole('checkbox', { name: /^Sonvire \(\d+\)$/ }).check()
  await expect(page).toHaveURL('/category/earbuds')
  arrive()
  await expect(page).toHaveURL('/category/earbuds?filter=brand%3ASonvire')
  await expect(cards(page).first()).toContainText('Sonvire')
})

for (const width of [390, 1280]) {
  test.describe(`without scripts, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } })

    test('filters by what the products have', async ({ page }) => {
      await page.goto('/category/earbuds?sort=lowToHigh')
      await page.getByRole('checkbox', { name: /^Sonvire \(\d+\)$/ }).check()
      const filters = page.getByRole('complementary', { name: english(catalog.filters) })
      await filters.getByRole('button', { name: english(catalog.apply) }).click()
      await expect(page).toHaveURL('/category/earbuds?filter=brand%3ASonvire&sort=lowToHigh')
      await expect(cards(page).first()).toContainText('Sonvire')
    })
  })
}
