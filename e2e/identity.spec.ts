/** Signing in at the stand-in, on three web processes and cut off from all other sites. */
import type { Page } from '@playwright/test'
import { type Shop, startDemoShop } from '../lab/shop/startShop'
import * as profile from '../src/dashboard/features/profile/messages'
import * as authMessages from '../src/entities/auth/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as layout from '../src/storefront/layout/messages'
import { openAdminApi } from './support/admin'
import { toast } from './support/customer'
import { signInAtGoogle } from './support/google'
import { followLink } from './support/mail'
import { test as base, expect } from './support/test'
import { english } from './support/texts'

/** A shop of three web processes. */
const test = base.extend<object, { ownShop: Shop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
    async ({}, use) => {
      const shop = await startDemoShop({ settings: { WEB_CONCURRENCY: '3' } })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})
const outside: string[] = []

test.use({ expectedProblem: /status of 400 .*identitytoolkit/ })

test.beforeEach(({ context }) =>
  context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => {
      outside.push(route.request().url())
      return route.abort()
    },
  ),
)
test.afterEach(() => expect(outside).toEqual([]))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name: `Hi, ${name}` }).click()
  await button(page, english(layout.logout)).click()
  await page.getByRole('link', { name: english(layout.loginOrRegister) }).click()
}

async function logIn(page: Page, email: string, password: string) {
  await field(page, english(auth.email)).fill(email)
  await field(page, english(auth.password)).fill(password)
  await button(page, english(auth.logIn)).click()
}

test('a user registers, verifies the e-mail address, resets the password, changes it and is deleted', async ({
  page,
  ownShop,
}) => {
  test.slow()
  const email = `${crypto.randomUUID()}@mail.example`
  const name = 'Rahima Khatun'
  await page.goto('/register')
  await field(page, english(auth.name)).fill(name)
  await field(page, english(auth.email)).fill(email)
  await field(page, english(auth.password)).fill('the first password')
  await button(page, english(auth.createAccount)).click()
  await expect(toast(page, english(auth.registered))).toBeVisible()

  await followLink(page, email, /Confirm your e-mail address/, 'Confirm the address')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('E-mail address verified')

  await page.goto('/')
  await logOut(page, name)
  await field(page, english(auth.email)).fill(email)
  await button(page, english(auth.lostPassword)).click()
  await expect(toast(page, english(auth.resetSent))).toBeVisible()
  await followLink(page, email, /Choose a new password/, 'Choose a new password')
  await page.getByLabel('New password').fill('the second password')
  await button(page, 'Save password').click()
  await expect(heading).toHaveText('Password changed')

  await page.goto('/dashboard/profile')
  await logIn(page, email, 'the first password')
  await expect(toast(page, english(auth.loginFailed))).toBeVisible()
  await logIn(page, email, 'the second password')
  await page.getByLabel(english(profile.newPassword)).fill('the third password')
  await button(page, english(profile.changePassword)).click()
  await expect(toast(page, english(profile.passwordChanged))).toBeVisible()

  await page.goto('/')
  await logOut(page, name)
  await logIn(page, email, 'the third password')
  await expect(toast(page, english(auth.loginDone))).toBeVisible()

  const admin = await openAdminApi(ownShop.url)
  await admin.deleteUser(email)
  await page
    .getByRole('dialog', { name: english(authMessages.sessionExpiredTitle) })
    .getByRole('button')
    .click()
  await logIn(page, email, 'the third password')
  await expect(page.getByText('This account has been disabled.')).toBeVisible()
})

test('a user signs in with Google, and again with the account that is listed', async ({ page }) => {
  const email = `${crypto.randomUUID()}@mail.example`
  const openPopup = async () => {
    const popup = page.waitForEvent('popup')
    await button(page, english(auth.continueWithGoogle)).click()
    return popup
  }
  await page.goto('/login')
  await signInAtGoogle(await openPopup(), email, 'Nusrat Jahan')
  await expect(toast(page, english(auth.googleLoginDone))).toBeVisible()
  await page.goto('/')
  await logOut(page, 'Nusrat Jahan')
  await (await openPopup()).getByRole('button', { name: email }).click()
  await expect(
    page.getByRole('button', { name: english(layout.greeting)('Nusrat Jahan') }),
  ).toBeVisible()
})
