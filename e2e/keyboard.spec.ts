import type { Page } from '@playwright/test'
import * as orders from '../src/dashboard/features/orders/messages'
import * as profile from '../src/dashboard/features/profile/messages'
import * as tables from '../src/dashboard/tables/messages'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as catalog from '../src/storefront/features/catalog/messages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import * as searchMessages from '../src/storefront/features/search/messages'
import * as layout from '../src/storefront/layout/messages'
import { adminAt, type Product } from './support/admin'
import { newCustomer, signInAt, toast } from './support/customer'
import { hydrated } from './support/hydrated'
import { enter, hasRing, tabTo } from './support/keyboard'
import { expect, test } from './support/test'
import { english } from './support/texts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) =>
  page.getByRole('region', { name: english(catalog.products) }).getByRole('article')

// [spec 6.1]
test('a user reaches a product by search and category by keyboard', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: english(shared.skipToContent) })).toBeFocused()

  const search = page.getByRole('combobox', { name: english(searchMessages.searchProducts) })
  await tabTo(page, search)
  expect(await hasRing(page)).toBe(true)
  await page.keyboard.type('headphons')
  // Until then the list may show results for a part of the word.
  await expect(page.getByText(/products found/)).toBeVisible()
  await expect(page.getByRole('option').first()).toContainText(/headphone/i)
  await page.keyboard.press('ArrowDown')
  const selectedOption = page.getByRole('option', { selected: true })
  const [name = ''] = (await selectedOption.innerText()).split('\n')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(name)
  await expect(page.getByRole('main')).toBeFocused()

  await enter(
    page,
    page
      .getByRole('navigation', { name: english(shared.breadcrumb) })
      .getByRole('link')
      .last(),
  )
  await expect(page).toHaveURL('/category/headphones')
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('checkbox', { name: '৳2,001 - ৳5,000' }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/category/headphones?min=2001&max=5000')
  await tabTo(page, page.getByRole('combobox', { name: english(catalog.sortBy) }))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/category/headphones?min=2001&max=5000&sort=lowToHigh')
  // Until then the list is the old one.
  const query = 'page=1&limit=6&minPrice=2001&maxPrice=5000&sort=lowToHigh'
  const answer = await page.request.get(`/api/products/headphones?${query}`)
  const { result } = (await answer.json()) as { result: Product[] }
  const chosen = result[0]?.productName ?? ''
  const link = cards(page).first().getByRole('link')
  await expect(link).toHaveText(chosen)
  await enter(page, link)
  await expect(title(page)).toHaveText(chosen)
  await expect(page.getByRole('main')).toBeFocused()

  const lens = page.getByRole('button', { name: /Zoom in/ })
  await enter(page, lens)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lens).toBeFocused()
  const quantity = page.getByRole('spinbutton', { name: english(shared.quantity) })
  await tabTo(page, quantity)
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue('2')
  await tabTo(page, page.getByRole('button', { name: english(productActions.buyNow) }))
  expect(await hasRing(page)).toBe(true)
})

test('skips the header by a skip link', async ({ page }) => {
  await page.goto('/category/fan')
  await expect(cards(page)).toHaveCount(6)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('navigation', { name: english(shared.breadcrumb) })
      .getByRole('link', { name: english(shared.home) }),
  ).toBeFocused()
})

test('opens, navigates and closes a drop-down of the category tree', async ({ page }) => {
  await page.goto('/category/fan')
  await hydrated(page)
  const toggle = page.getByRole('button', {
    name: english(layout.subcategories)('Earphones & Headphones'),
  })
  await enter(page, toggle)
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('link', { name: 'Wired Earphone', exact: true }).first(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  const child = page
    .getByRole('navigation', { name: english(layout.categories), exact: true })
    .getByRole('link', { name: 'Wireless Earphone' })
  await enter(page, child)
  await expect(page).toHaveURL('/category/wireless%20earphone')
  await expect(child).toBeHidden()
})

// [spec 4.11]
test('navigates the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('button', { name: english(layout.menu) })
  await enter(page, opener)
  const menu = page.getByRole('dialog', { name: english(layout.categories) })
  const branch = menu.getByRole('button', { name: /Mobile Accessories/ })
  await enter(page, branch)
  await expect(branch).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Powerbank' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Powerbank' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await enter(page, menu.getByRole('link', { name: 'Fan', exact: true }))
  await expect(page).toHaveURL('/category/fan')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('marks an order as delivered and deletes it without losing the focus', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  const [older, newer] = [await customer.order(), await customer.order()]
  const search = encodeURIComponent(customer.email)
  await signInAt(page, `/dashboard/all-ordered?search=${search}`, adminAt(0))
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  const rowOf = ({ _id }: { _id: string }) =>
    page.getByRole('row').filter({ hasText: _id.slice(0, 20) })
  const deliver = rowOf(newer).getByRole('button', { name: english(orders.markAsDelivered) })

  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }))
  await page.keyboard.press('ArrowDown')
  for (let i = 0; i < 12; i++) {
    if (await deliver.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await expect(deliver).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: english(orders.deliverQuestion) })
  await expect(question.getByRole('button', { name: english(shared.cancel) })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, english(orders.markedAsDelivered))).toBeVisible()
  await expect(rowOf(newer).getByRole('button', { name: english(orders.marked) })).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(rowOf(newer).getByRole('button', { name: /^Delete/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: english(tables.areYouSure) })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(english(orders.orderDeleted))).toBeVisible()
  await expect(page.getByText(english(orders.orderDeleted))).toBeHidden()
  await expect(
    page.getByRole('grid', { name: english(orders.orders) }).locator(':focus'),
  ).toBeVisible()
  await expect(rowOf(older)).toBeVisible()
})

test('saves the profile and opens the password form without losing the focus', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, '/dashboard/profile', customer)
  const name = page.getByLabel(english(checkout.fullName))
  await tabTo(page, name)
  await page.keyboard.type('Rahima Khatun')
  const save = page.getByRole('button', { name: english(profile.saveProfile) })
  await enter(page, save)
  await expect(toast(page, english(profile.profileUpdated))).toBeVisible()
  await expect(save).toBeFocused()

  await tabTo(page, page.getByLabel(english(profile.newPassword), { exact: true }))
  await page.keyboard.type('another good password')
  const change = page.getByRole('button', { name: english(profile.changePassword) })
  await enter(page, change)
  await expect(page.getByLabel(english(profile.currentPassword))).toBeFocused()
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, english(profile.passwordChanged))).toBeVisible()
  await expect(change).toBeFocused()
})

test('requests a password reset without losing the focus', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const lost = page.getByRole('button', { name: english(auth.lostPassword) })
  await enter(page, lost)
  await expect(toast(page, english(auth.resetSent))).toBeVisible()
  await expect(lost).toBeFocused()
})
