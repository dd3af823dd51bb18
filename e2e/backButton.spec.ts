import type { Locator, Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as shared from '../src/shared/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as catalog from '../src/storefront/features/catalog/messages'
import * as layout from '../src/storefront/layout/messages'
import { hydrated } from './support/hydrated'
import { productAt } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

test.use({ viewport: { width: 390, height: 844 } })

const before = '/privacy-policy'

type Opened = { path: string; layer: Locator; open: () => Promise<void>; close: string }

async function expectBackToCloseFirst(page: Page, { path, layer, open, close }: Opened) {
  await page.goto(before)
  await page.goto(path)
  await hydrated(page)
  await open()
  await expect(layer).toBeVisible()
  await page.goBack()
  await expect(layer).toBeHidden()
  await expect(page).toHaveURL(path)
  await page.goForward()
  await expect(page).toHaveURL(path)
  await expect(layer).toBeHidden()

  await open()
  await expect(layer).toBeVisible()
  await layer.getByRole('button', { name: close, exact: true }).click()
  await expect(layer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(before)
}

test.describe('the Back button on a phone', () => {
  test('closes the menu before it leaves the page', async ({ page }) => {
    await expectBackToCloseFirst(page, {
      path: '/category/fan',
      layer: page.getByRole('dialog', { name: english(layout.categories) }),
      open: () => page.getByRole('button', { name: english(layout.menu) }).click(),
      close: english(shared.closeMenu),
    })
  })

  test('closes the filters before it leaves the page', async ({ page }) => {
    await expectBackToCloseFirst(page, {
      path: '/category/fan',
      layer: page.getByRole('dialog', { name: english(catalog.filters) }),
      open: () => page.getByRole('button', { name: english(catalog.filters) }).click(),
      close: english(shared.close),
    })
  })

  test('closes the large picture before it leaves the page', async ({ page, request }) => {
    const product = await productAt(request, 3)
    await expectBackToCloseFirst(page, {
      path: productPath(product),
      layer: page.getByRole('dialog', { name: product.productName }),
      open: () => page.getByRole('button', { name: /Zoom in/ }).click(),
      close: english(shared.close),
    })
  })
})

test('returns to the scroll position after a link in the menu, with one press', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: english(catalogHome.newArrivals) })).toBeVisible()
  await page.getByRole('button', { name: english(layout.menu) }).click()
  const menu = page.getByRole('dialog', { name: english(layout.categories) })
  await menu.getByRole('link', { name: 'Fan', exact: true }).click()
  await expect(page).toHaveURL('/category/fan')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu).toBeHidden()
  await page.goForward()
  await expect(page).toHaveURL('/category/fan')
})

test('keeps a filter when Back closes the sheet that set it', async ({ page }) => {
  await page.goto('/category/earbuds')
  await page.getByRole('button', { name: english(catalog.filters) }).click()
  const sheet = page.getByRole('dialog', { name: english(catalog.filters) })
  await sheet.getByRole('checkbox', { name: '৳0 - ৳2,000' }).click()
  await expect(page).toHaveURL('/category/earbuds?max=2000')
  // The sheet's history entry is above that of the filtered page.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('layer')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/category/earbuds?max=2000')
  await page.goBack()
  await expect(page).toHaveURL('/category/earbuds')
  await expect(sheet).toBeHidden()
})
