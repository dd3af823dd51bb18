import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as catalog from '../src/storefront/features/catalog/messages'
import * as searchMessages from '../src/storefront/features/catalog/searchMessages'
import * as search from '../src/storefront/features/search/messages'
import { expectAccessible } from './support/expectAccessible'
import { hydrated } from './support/hydrated'
import { productAt } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

const options = (page: Page) => page.getByRole('option')

// [spec 2.29]
test('finds a misspelt product by keyboard with arrows and Enter', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: english(search.searchProducts) })
  await box.focus()
  await page.keyboard.type('earbads')
  // Until then the list may show results for a part of the word.
  await expect(page.getByText(/products found/)).toBeVisible()
  await expect(options(page).first()).toContainText('Earbuds')
  await expect(options(page).first().locator('img')).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  const last = options(page).last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(box).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const chosen = options(page).nth(1)
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  const text = (await chosen.innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await expect(box).toHaveValue('')
  await expect(options(page)).toHaveCount(0)
})

test('finds while typing, in Bengali too, and shows if nothing was found', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: english(search.searchProducts) })
  await box.fill('pawerbank')
  await expect(options(page).first()).toContainText(/power|mAh/i)
  await box.fill('smartw')
  await expect(options(page).first()).toContainText('Smartwatch')
  await box.fill('হেডফোন')
  await expect(options(page).first()).toContainText('Headphones')
  await box.fill('xqzvwk')
  await expect(page.getByText(english(search.nothingFound))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(english(search.nothingFound))).toBeHidden()
  await page.getByRole('button', { name: english(search.clear) }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
})

// [spec 5.1, 7.16]
test('searches on every change of the text, except for blank text', async ({ page }) => {
  await page.goto('/')
  // The search is repeated if another test changes a product meanwhile.
  const asked = new Set<string | null>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search-products') asked.add(searchParams.get('search'))
  })
  await hydrated(page)
  const box = page.getByRole('combobox', { name: english(search.searchProducts) })
  await box.pressSequentially('  fan ', { delay: 60 })
  await expect(options(page).first()).toBeVisible()
  expect([...asked]).toEqual(['f', 'fa', 'fan'])
})

test('opens the results on Enter, sorts them and pages through them', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: english(search.searchProducts) })
  await box.fill('earbads')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=earbads')
  await expect(page).toHaveTitle('Search: earbads - Jontro')
  await expect(box).toHaveValue('earbads')
  await expect(page.getByRole('listbox')).toBeHidden()
  const cards = page.getByRole('region', { name: english(catalog.products) }).getByRole('article')
  await expect(cards).toHaveCount(6)
  await expect(page.getByText(/^\d+ products · page 1 of/)).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('combobox', { name: english(catalog.sortBy) })
    .selectOption(english(catalog.highToLow))
  await expect(page).toHaveURL('/search?q=earbads&sort=highToLow')
  await page.getByRole('link', { name: english(catalog.next) }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=earbads&sort=highToLow&page=2')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/· page 2 of/)).toBeVisible()

  await box.fill('xqzvwk')
  await page.keyboard.press('Enter')
  await expect(page.getByText(english(catalog.noResults)('xqzvwk'))).toBeVisible()
  await page.goBack()
  await expect(box).toHaveValue('earbads')
  await expect(page.getByText(/· page 2 of/)).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`suggests the corrected text and filters its results by price at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/search?q=smart+wacth&page=2')
    const suggestion = page.getByRole('paragraph').filter({ hasText: 'Did you mean smart watch?' })
    await expectAccessible(page)
    await suggestion.getByRole('link', { name: 'smart watch' }).click()
    await expect(page).toHaveURL('/search?q=smart+watch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      english(searchMessages.resultsFor)('smart watch'),
    )
    await expect(suggestion).toBeHidden()

    const status = page.getByText(/^\d+ products?/)
    const count = async () => Number(/^\d+/.exec((await status.textContent()) ?? '')?.[0])
    const all = await count()
    const isPhone = width < 768
    if (isPhone) await page.getByRole('button', { name: english(catalog.filters) }).click()
    const filters = page.getByRole(isPhone ? 'dialog' : 'complementary', {
      name: english(catalog.filters),
    })
    await filters.getByRole('checkbox', { name: '৳2,001 - ৳5,000' }).click()
    await expect(page).toHaveURL('/search?q=smart+watch&min=2001&max=5000')
    if (isPhone) await filters.getByRole('button', { name: /^Show \d+ product/ }).click()
    await expect.poll(count).toBeLessThan(all)
    await expectAccessible(page)

    await page.goto('/search?q=smart+watch&min=299000')
    await page.getByRole('button', { name: english(catalog.clearPriceFilter) }).click()
    await expect(page).toHaveURL('/search?q=smart+watch')
    await expect(status).toContainText(english(catalog.productCount)(all))
  })
}

for (const [path, width] of [
  ['/', 390],
  ['/', 1280],
  ['/category/fan', 320],
  ['/category/fan', 1280],
] as const) {
  test(`searches by its button on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const box = page.getByRole('combobox', { name: english(search.searchProducts) })
    const button = page
      .getByRole('search')
      .getByRole('button', { name: english(searchMessages.search), exact: true })
    await button.click()
    await expect(box, 'nothing to search for yet').toBeFocused()
    await expect(page).toHaveURL(path)
    const size = await button.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)

    await page.keyboard.type('fan')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await button.click()
    await expect(page).toHaveURL('/search?q=fan')
    await expect(page.getByRole('listbox')).toBeHidden()
  })
}

for (const width of [390, 1280]) {
  test(`has a result list that fits below it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const box = page.getByRole('combobox', { name: english(search.searchProducts) })
    await box.fill('earbuds')
    await expect(options(page).first()).toBeVisible()
    const [field, list] = await Promise.all([
      box.boundingBox(),
      page.getByRole('listbox').boundingBox(),
    ])
    expect(list?.width ?? 0).toBeLessThanOrEqual(field?.width ?? 0)
    expect((await options(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
}

for (const width of [390, 1280]) {
  test(`only closes its list on a click outside at ${width} px`, async ({ page, request }) => {
    const product = await productAt(request, 3)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(productPath(product))
    const box = page.getByRole('combobox', { name: english(search.searchProducts) })
    await box.fill('speaker')
    const list = page.getByRole('listbox', { name: english(search.matching) })
    await expect(list.getByRole('option').first()).toBeVisible()
    const picture = page.getByRole('button', { name: /Zoom in/ })
    const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {}
    // Beside or below the list, and on the picture.
    const { height = 0, y: top = 0 } = (await list.boundingBox()) ?? {}
    await page.mouse.click(x + 20, width < 768 ? top + height + 40 : y + 60)
    await expect(list).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: /home$/ }).focus()
    await box.click()
    await expect(list).toBeVisible()
    await page.getByRole('link', { name: /home$/ }).click()
    await expect(page).toHaveURL('/')
  })
}
