import type { Page } from '@playwright/test'
import * as layout from '../src/dashboard/layout/messages'
import * as auth from '../src/entities/auth/messages'
import * as layoutMessages from '../src/storefront/layout/messages'
import { type Customer, logIn, newCustomer, sidebar, signInAt } from './support/customer'
import { expect, test } from './support/test'
import { english } from './support/texts'

/** Also behind a dialog: any of the tabs may be the first to learn of an expiry, and reports it. */
const loginLink = (page: Page) =>
  page.getByRole('link', { name: english(layoutMessages.loginOrRegister), includeHidden: true })
const greeting = (page: Page) => page.getByRole('button', { name: /^Hi, / })
const expired = (page: Page) =>
  page.getByRole('dialog', { name: english(auth.sessionExpiredTitle) })

type Tabs = readonly [Page, Page, Page]

/** The tabs of one browser, signed in, at different pages. */
async function openTabs(page: Page, customer: Customer, ...paths: [string, string, string]) {
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const
  await signInAt(tabs[0], paths[0], customer)
  for (const index of [1, 2] as const) {
    await tabs[index].goto(paths[index])
    await expect(tabs[index]).toHaveURL(paths[index])
  }
  await expect(greeting(tabs[2])).toBeVisible()
  return tabs
}

const openCustomerTabs = (page: Page, customer: Customer) =>
  openTabs(page, customer, '/dashboard/orders', '/cart', '/privacy-policy')

/** The first two show private pages, the third a public one. */
async function expectSignedOut([first, second, third]: Tabs) {
  // Two seconds is what the others have to follow.
  await expect(first).toHaveURL('/login')
  await expect(second).toHaveURL('/login', { timeout: 2_000 })
  await expect(loginLink(third)).toBeVisible({ timeout: 2_000 })
}

async function countDialogs(tabs: Tabs) {
  const counts = await Promise.all(tabs.map((tab) => expired(tab).count()))
  return counts.reduce((sum, count) => sum + count)
}

test('a login in one tab signs in the others', async ({ page, baseURL, context }) => {
  const customer = await newCustomer(baseURL ?? '')
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const tab of [page, second, third]) {
    await tab.goto(tab === page ? '/login' : '/privacy-policy')
    await expect(loginLink(tab)).toBeVisible()
  }
  await logIn(page, customer)

  for (const tab of [page, second, third]) await expect(greeting(tab)).toBeVisible()
})

test('a logout in one tab signs out the others, without a dialog', async ({ page, baseURL }) => {
  const tabs = await openCustomerTabs(page, await newCustomer(baseURL ?? ''))
  await sidebar(page)
    .getByRole('button', { name: english(layoutMessages.logout) })
    .click()

  await expectSignedOut(tabs)
  expect(await countDialogs(tabs)).toBe(0)
})

test.describe('a session that the server ends', () => {
  test.use({ expectedProblem: /status of 401/ })

  test('an expired session is reported in one tab, and all are signed out', async ({
    page,
    baseURL,
  }) => {
    const tabs = await openCustomerTabs(page, await newCustomer(baseURL ?? ''))
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name.endsWith('jontro_session'))
    await fetch(`${baseURL}/logout`, {
      headers: { cookie: `${session?.name}=${session?.value}`, accept: 'application/json' },
    })

    await expect.poll(() => countDialogs(tabs)).toBe(1)
    await expect
      .poll(() => tabs.filter((tab) => tab.url().endsWith('/login')).length)
      .toBeGreaterThanOrEqual(2)
    await expect(loginLink(tabs[2])).toBeVisible()
    expect(await countDialogs(tabs)).toBe(1)
  })

  test('a deleted user is signed out in each tab, with one dialog', async ({
    page,
    baseURL,
    openAdminApi,
  }) => {
    const adminApi = await openAdminApi()
    const customer = await newCustomer(baseURL ?? '')
    const tabs = await openCustomerTabs(page, customer)

    await adminApi.deleteUser(customer.email)
    await expect.poll(() => countDialogs(tabs)).toBe(1)
    await expect(tabs[0]).toHaveURL('/login')
    await expect(tabs[1]).toHaveURL('/login')
    await expect(loginLink(tabs[2])).toBeVisible()
    expect(await countDialogs(tabs)).toBe(1)
  })
})

test('a demoted admin leaves the admin pages in each tab, and stays signed in', async ({
  page,
  baseURL,
  openAdminApi,
}) => {
  const adminApi = await openAdminApi()
  const customer = await newCustomer(baseURL ?? '')
  await adminApi.promote(customer.email)
  const tabs = await openTabs(page, customer, '/dashboard/all-users', '/dashboard', '/cart')
  await expect(sidebar(tabs[1]).getByText(english(layout.admin), { exact: true })).toBeVisible()
  // A call of an admin page that is on its way would be refused.
  for (const tab of tabs.slice(0, 2)) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.locator('.MuiSkeleton-root')).toHaveCount(0)
  }

  // Nor must one follow: what other tests change is read again by these pages, maybe before they know of the demotion.
  for (const tab of tabs.slice(0, 2)) await tab.route(/\/api\/(?!session|live)/, () => {})

  await adminApi.demote(customer.email)
  await expect(tabs[0]).toHaveURL('/')
  await expect(greeting(tabs[0])).toBeVisible()
  await expect(sidebar(tabs[1]).getByText(english(layout.user), { exact: true })).toBeVisible()
  await expect(tabs[2]).toHaveURL('/cart')
  expect(await countDialogs(tabs)).toBe(0)
})
