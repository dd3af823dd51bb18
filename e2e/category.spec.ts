import type { Page } from '@playwright/test'
import * as shared from '../src/shared/messages'
import * as catalog from '../src/storefront/features/catalog/messages'
import * as catalogProduct from '../src/storefront/features/catalog/productMessages'
import type { Product } from './support/admin'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

const cards = (page: Page) =>
  page.getByRole('region', { name: english(catalog.products) }).getByRole('article')

const paid = ({ price, discountPrice }: Product) => discountPrice || price

// [spec 2.5]
test('keeps page, filters and sort in the URL', async ({ page }) => {
  await page.goto('/category/smartwatch')
  await expect(page).toHaveTitle('Smartwatch - Jontro')
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('button', { name: english(catalog.previous) })).toBeDisabled()
  await page.getByRole('link', { name: english(catalog.next) }).click()
  await expect(page).toHaveURL('/category/smartwatch?page=2')
  await expect(page.getByText(/page 2 of/)).toBeVisible()

  await page.getByRole('checkbox', { name: '৳2,001 - ৳5,000' }).click()
  await expect(page).toHaveURL('/category/smartwatch?min=2001&max=5000')
  await page
    .getByRole('combobox', { name: english(catalog.sortBy) })
    .selectOption(english(catalog.lowToHigh))
  await page.getByRole('combobox', { name: english(catalog.perPage) }).selectOption('3')
  const address = '/category/smartwatch?min=2001&max=5000&sort=lowToHigh&perPage=3'
  await expect(page).toHaveURL(address)
  await expect(cards(page)).toHaveCount(3)
  const names = await cards(page).getByRole('heading').allTextContents()

  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(names)
  await expect(page.getByRole('checkbox', { name: '৳2,001 - ৳5,000' })).toBeChecked()

  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/category/smartwatch?page=2')
  await expect(page.getByRole('checkbox', { name: english(catalog.unlimitedPrice) })).toBeChecked()
  await expect(page.getByRole('combobox', { name: english(catalog.perPage) })).toHaveValue('6')
})

test('sorts the whole category', async ({ page, request }) => {
  const answer = await request.get('/api/products/smartwatch?limit=100')
  const { result } = (await answer.json()) as { result: Product[] }
  const cheapest = Math.min(...result.map(paid))
  await page.goto('/category/smartwatch?sort=lowToHigh&perPage=3')
  await expect(cards(page).first()).toContainText(cheapest.toLocaleString('en-IN'))
  await expect(page.getByText(`${result.length} products · page 1 of`)).toBeVisible()
})

test('shows a skeleton for each item of the page while loading', async ({ page }) => {
  await page.route('**/api/products/**', () => {})
  // The server sends the products of the first page of a visit with it.
  await page.goto('/privacy-policy')
  await page.getByRole('banner').getByRole('link', { name: 'Fan', exact: true }).click()
  await page.getByRole('combobox', { name: english(catalog.perPage) }).selectOption('12')
  const skeletons = page
    .getByRole('region', { name: english(catalog.products) })
    .locator('[data-skeleton]')
  await expect(skeletons).toHaveCount(12)
})

for (const { width, columns } of [
  { width: 390, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1280, columns: 3 },
]) {
  // [spec 2.40]
  test(`shows ${columns} products in a row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/category/headphones')
    await expect(cards(page)).toHaveCount(6)
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })
}

test('does not scroll horizontally on a phone with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/category/headphones')
  await expect(cards(page)).toHaveCount(6)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

// [spec 2.40]
test('shows its filters to the left of the products', async ({ page }) => {
  await page.goto('/category/headphones')
  const filters = page.getByRole('complementary', { name: english(catalog.filters) })
  const groups = filters.getByRole('group')
  await expect(groups.first()).toContainText(english(catalog.unlimitedPrice))
  await expect(groups.first().getByRole('checkbox')).toHaveCount(5)
  await expect(groups.nth(1)).toContainText(english(catalog.priceRange))
  const [left, right] = await Promise.all([
    filters.boundingBox(),
    cards(page).first().boundingBox(),
  ])
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
})

// [spec 4.9]
test('shows products in stock in green and out of stock in red', async ({ page }) => {
  await page.goto('/category/earbuds?perPage=12')
  const strongest = (text: string) =>
    cards(page)
      .getByText(text, { exact: true })
      .and(page.locator(':not([aria-hidden], [aria-hidden] *)'))
      .first()
      .evaluate((badge) => {
        const [red = 0, green = 0] = getComputedStyle(badge).color.match(/\d+/g)?.map(Number) ?? []
        return red > green ? 'red' : 'green'
      })
  await expect(cards(page)).toHaveCount(12)
  expect(await strongest(english(shared.inStock))).toBe('green')
  expect(await strongest(english(catalogProduct.outOfStock))).toBe('red')
})

test('filters by price with the sliders by keyboard', async ({ page }) => {
  await page.goto('/category/headphones')
  await page.getByRole('slider', { name: english(catalog.maximumPrice) }).focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/category/headphones?max=6000')
  await page.keyboard.press('End')
  await expect(page).toHaveURL('/category/headphones')
})

for (const { at, way, by, to } of [
  { at: 'min=130000&max=130000', way: 'left', by: -60, to: /\?min=\d{5}&max=130000$/ },
  { at: 'min=130000&max=130000', way: 'right', by: 60, to: /\?min=130000&max=\d{6}$/ },
  { at: 'min=2001&max=5000', way: 'left', by: -60, to: /\?max=5000$/ },
]) {
  test(`lets overlapping slider thumbs at ${at} be dragged to the ${way}`, async ({ page }) => {
    await page.goto(`/category/headphones?${at}`)
    await expect(
      cards(page)
        .or(page.getByText(english(catalog.clearPriceFilter)))
        .first(),
    ).toBeVisible()
    const slider = page.getByRole('slider', { name: english(catalog.maximumPrice) })
    const [, value = ''] = /max=(\d+)/.exec(at) ?? []
    // The thumb is 44 px wide, and its center moves between the insets.
    const { width, height } = await slider.evaluate((input) => input.getBoundingClientRect())
    const position = { x: 22 + ((width - 44) * Number(value)) / 300_000, y: height / 2 }
    await slider.hover({ position })
    const box = await slider.boundingBox()
    const [x, y] = [(box?.x ?? 0) + position.x, (box?.y ?? 0) + position.y]
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 12 })
    await page.mouse.up()
    await expect(page).toHaveURL(to)
  })
}

test('shows the filters in a sheet on a phone, which traps and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/category/earbuds')
  await expect(cards(page)).toHaveCount(6)
  const opener = page.getByRole('button', { name: english(catalog.filters) })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: english(catalog.filters) })
  await sheet.getByRole('checkbox', { name: '৳0 - ৳2,000' }).click()
  await expect(page).toHaveURL('/category/earbuds?max=2000')
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        !(document.activeElement?.closest('dialog') ?? document.activeElement === document.body),
    )
    expect(isOutside).toBe(false)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})

// [spec 2.40]
test('shows the second picture on hover', async ({ page, request }) => {
  const answer = await request.get('/api/products/headphones?limit=6')
  const { result } = (await answer.json()) as { result: Product[] }
  const index = result.findIndex(({ images }) => images.length > 1)
  await page.goto('/category/headphones')
  const card = cards(page).nth(index)
  await expect(card.locator('img')).toHaveCount(1)
  await card.hover()
  await expect(card.locator('img')).toHaveCount(2)
  const second = card.locator('span:has(> picture)')
  await expect(second).toHaveCSS('opacity', '1')
})

test.describe('an unknown category', () => {
  test.use({ expectedProblem: /status of 404/ })

  test('shows the error page with status 404', async ({ page }) => {
    const answer = await page.goto('/category/teapots')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: english(shared.somethingWrong) })).toBeVisible()
  })
})

test('lists the products of subcategories', async ({ page }) => {
  await page.goto('/category/earphones%20%26%20headphones')
  await expect(page).toHaveTitle('Earphones & Headphones - Jontro')
  await expect(cards(page)).toHaveCount(6)
  await page
    .getByRole('navigation', { name: english(catalog.relatedCategories) })
    .getByText('Headphones')
    .last()
    .click()
  await expect(page).toHaveURL('/category/headphones')
  await expect(page.getByRole('navigation', { name: english(shared.breadcrumb) })).toContainText(
    'Earphones & Headphones',
  )
})
