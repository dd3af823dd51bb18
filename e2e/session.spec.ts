import type { Page, Route } from '@playwright/test'
import { remember } from '../scripts/browser/remember'
import * as myOrders from '../src/dashboard/features/my-orders/messages'
import * as reviews from '../src/dashboard/features/reviews/messages'
import * as layoutMessages from '../src/dashboard/layout/messages'
import * as auth from '../src/entities/auth/messages'
import * as shared from '../src/shared/messages'
import * as layout from '../src/storefront/layout/messages'
import * as pages from '../src/storefront/pages/messages'
import { newCustomer, sidebar, signInAt } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

const expired = (page: Page) =>
  page.getByRole('dialog', { name: english(auth.sessionExpiredTitle) })

/** The session cookie, to end the session elsewhere. */
async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.endsWith('jontro_session'))
  if (!session) throw new Error('there is no session')
  return `${session.name}=${session.value}`
}

test.describe('an expired session', () => {
  test.use({ expectedProblem: /status of 40[13]/ })

  test('ends with the next request, with one dialog and the login page', async ({
    page,
    baseURL,
  }) => {
    const customer = await newCustomer(baseURL ?? '')
    await signInAt(page, '/dashboard/wishlist', customer)
    await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
    // Waits for the running request, so that no other one ends the session first.
    await page.route(
      '**/api/my-review/*',
      async (route) => {
        const headers = { cookie: await cookieOf(page), accept: 'application/json' }
        await fetch(`${baseURL}/logout`, { headers })
        await route.continue()
      },
      { times: 1 },
    )

    // Clicks by script: a hover would prefetch, and the failed request would remove the link before the click.
    await sidebar(page).getByRole('link', { name: 'My Reviews' }).dispatchEvent('click')
    await expect(expired(page)).toContainText(english(auth.sessionExpired))
    await expect(page).toHaveURL('/login')
    await expired(page)
      .getByRole('button', { name: english(shared.ok) })
      .click()
    await expect(page.getByText(english(pages.sessionExpired))).toBeVisible()
    await signInAt(page, '/dashboard/wishlist', customer)
  })

  test('is said on the login page of every tab', async ({ page, baseURL, context }) => {
    await signInAt(page, '/dashboard/wishlist', await newCustomer(baseURL ?? ''))
    const other = await context.newPage()
    await other.goto('/dashboard/orders')
    await expect(other.getByText(english(myOrders.noOrders))).toBeVisible()
    await fetch(`${baseURL}/logout`, {
      headers: { cookie: await cookieOf(page), accept: 'application/json' },
    })
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/login')
      await expect(tab.getByText(english(pages.sessionExpired))).toBeVisible()
    }
  })

  for (const status of [401, 403]) {
    test(`shows one dialog for three failed requests (${status})`, async ({ page, baseURL }) => {
      await remember(page, await newCustomer(baseURL ?? ''))
      const held = new Map<string, Route>()
      await page.addInitScript(() => {
        const seen = new Set<Element>()
        Object.assign(window, { dialogsSeen: seen })
        new MutationObserver(() => {
          const shown = document.querySelector('[role=dialog]')
          if (shown) seen.add(shown)
        }).observe(document, { childList: true, subtree: true })
      })
      const calls = /\/api\/(my-pending-review|my-orders|my-review)(\/|\?|$)/
      await page.route(calls, (route) => {
        held.set(route.request().url(), route)
      })
      await page.goto('/dashboard/orders')
      await expect.poll(() => held.size).toBe(3)
      await sidebar(page).getByRole('link', { name: 'My Reviews' }).click()
      await expect.poll(() => held.size).toBe(4)
      const json = { status, code: 'unauthenticated', title: 'Refused', message: 'Refused.' }
      for (const route of held.values()) {
        await route.fulfill({ status, contentType: 'application/problem+json', json })
      }

      await expect(expired(page)).toBeVisible()
      await expect(page).toHaveURL('/login')
      await expired(page)
        .getByRole('button', { name: english(shared.ok) })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('link', { name: english(layout.loginOrRegister) })).toBeVisible()
      expect(
        await page.evaluate(() => (Reflect.get(window, 'dialogsSeen') as Set<Element>).size),
      ).toBe(1)
    })
  }
})

test('every tab leaves the dashboard once one of them logs out', async ({
  page,
  baseURL,
  context,
}) => {
  await signInAt(page, '/dashboard/orders', await newCustomer(baseURL ?? ''))
  await expect(page.getByText(english(myOrders.noOrders))).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/my-reviews')
  await expect(other.getByText(english(reviews.noReviews))).toBeVisible()
  await expect(page, 'the second tab ends nothing').toHaveURL('/dashboard/orders')
  await page.reload()
  await expect(page.getByText(english(myOrders.noOrders))).toBeVisible()

  await sidebar(other)
    .getByRole('button', { name: english(layout.logout) })
    .click()
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByText(english(pages.loggedOut))).toBeVisible()
    await expect(tab.getByText('Log in to continue')).toHaveCount(0)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto('/dashboard/orders')
  await expect(page.getByText(english(pages.loginToContinue))).toBeVisible()
  await expect(page, 'what was private stays so').toHaveURL('/login')
})

test.describe('the dashboard menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is usable by keyboard, and returns the focus', async ({ page, baseURL }) => {
    await signInAt(page, '/dashboard/orders', await newCustomer(baseURL ?? ''))
    await expect(page.getByText(english(myOrders.noOrders))).toBeVisible()
    const opener = page.getByRole('button', { name: english(layout.menu), exact: true })
    const drawer = page.getByRole('dialog', { name: english(layoutMessages.dashboardMenu) })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await expect(drawer).toBeFocused()
    await expect(drawer.getByRole('link', { name: 'Pending Review' })).toContainText('0')
    await expectAccessible(page)

    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: 'My Reviews' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/my-reviews')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('main'), 'the new page has the focus').toBeFocused()

    await opener.focus()
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: english(layout.logout) }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
  })
})
