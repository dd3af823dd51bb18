import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { demoAccounts } from '../dev-services/demo-data/accounts'
import { register } from '../lab/people/customerApi'
import { remember } from '../scripts/browser/remember'
import { shop } from '../shop/shop.config'
import * as myOrders from '../src/dashboard/features/my-orders/messages'
import * as auth from '../src/entities/auth/messages'
import * as shared from '../src/shared/messages'
import * as authMessages from '../src/storefront/features/auth/messages'
import * as layout from '../src/storefront/layout/messages'
import * as pages from '../src/storefront/pages/messages'
import { logIn, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { signInAtGoogle } from './support/google'
import { expect, test } from './support/test'
import { english } from './support/texts'

const password = 'a good password'
const newEmail = () => `${crypto.randomUUID()}@mail.example`

/** A new user for each test, so that tests do not share a session. */
async function registerUser(url: string | undefined) {
  const account = { email: newEmail(), password }
  await register(url ?? '', account)
  return account
}

async function fillIn(
  page: Page,
  { email, password: secret }: { email: string; password: string },
) {
  await page.getByLabel(english(authMessages.email)).fill(email)
  await page.getByLabel(english(authMessages.password), { exact: true }).fill(secret)
}

const submit = (page: Page) =>
  page.getByRole('button', { name: english(authMessages.logIn), exact: true }).click()
const greeting = (page: Page, name = 'Anonymous') =>
  page.getByRole('button', { name: `Hi, ${name}` })
const wayIn = (page: Page) => page.getByRole('link', { name: english(layout.loginOrRegister) })

async function logOut(page: Page, name?: string) {
  await greeting(page, name).click()
  await page.getByRole('button', { name: english(layout.logout) }).click()
  await expect(wayIn(page)).toBeVisible()
}

/** The session cookie, if there is one. */
async function sessionOf(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('jontro_session'))
}

/** The users that Firebase has stored, and where. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).filter((kind) =>
      Object.keys(window[kind]).some((name) => name.startsWith('firebase:authUser:')),
    ),
  )

// [spec 2.29, 7.1, 7.38]
test('registers, shows the name after a reload, and logs out', async ({ page }) => {
  await page.goto('/register')
  await expect(page).toHaveTitle(`Register - ${shop.name}`)
  await page.getByLabel(english(authMessages.name)).fill('Rahima Khatun')
  await fillIn(page, { email: newEmail(), password })
  await page.getByLabel(english(auth.profilePicture)).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
  })
  await expect(page.getByText(english(auth.pictureReady))).toBeVisible()
  await page.getByRole('button', { name: english(authMessages.createAccount) }).click()

  await expect(toast(page, english(authMessages.registered))).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(greeting(page, 'Rahima Khatun')).toBeVisible()

  await page.reload()
  await expect(greeting(page, 'Rahima Khatun')).toBeVisible()
  await expect.poll(() => sessionOf(page)).toBeTruthy()

  await logOut(page, 'Rahima Khatun')
  await expect.poll(() => sessionOf(page)).toBeFalsy()
  expect(await keptIn(page)).toEqual([])
})

test.describe('a chosen profile picture', () => {
  // Playwright's trace requests the preview again, which the page itself does not.
  test.use({ expectedProblem: /Connecting to 'blob:/ })

  test('is uploaded small and upright', async ({ page, request }) => {
    // 24 MB, rotated by EXIF.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const buffer = await sharp({
      create: { width: 4800, height: 3600, channels: 3, background: '#888', noise },
    })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer()
    expect(buffer.length).toBeGreaterThan(20_000_000)

    await page.goto('/register')
    const uploaded = page.waitForResponse('**/api/upload')
    await page
      .getByLabel(english(auth.profilePicture))
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    // Shrinking 24 MB in the browser takes its time on a busy machine.
    await expect(page.getByText(english(auth.pictureReady))).toBeVisible({ timeout: 60_000 })
    const response = await uploaded
    expect((await response.request().sizes()).requestBodySize).toBeLessThan(1_500_000)
    const { url } = (await response.json()) as { url: string }
    const kept = await sharp(await (await request.get(url)).body()).metadata()
    expect(kept).toMatchObject({ width: 720, height: 960 })
  })

  test('is rejected before the upload if it is too large', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel(english(auth.profilePicture)).setInputFiles({
      name: 'me.heic',
      mimeType: 'image/heic',
      buffer: Buffer.alloc(9 * 1024 * 1024),
    })
    await expect(page.getByText('This picture is too large: 8 MB at most.')).toBeVisible()
  })
})

// [spec 3.4, 5.3]
test('stores name and picture of a new user', async ({ page }) => {
  const email = newEmail()
  const recorded = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/add-user') &&
      (request.postDataJSON() as { name: string }).name === 'Karim Uddin',
  )
  await page.goto('/register')
  await page.getByLabel(english(authMessages.name)).fill('Karim Uddin')
  await fillIn(page, { email, password })
  await page.getByRole('button', { name: english(authMessages.createAccount) }).click()

  const request = await recorded
  expect(request.postDataJSON()).toMatchObject({ email, photo: '/images/avatar.svg' })
  expect(request.postData()).toMatch(/"createdAt":"\d{13}","lastLoginAt":"\d{13}"/)
  expect((await request.response())?.status()).toBe(200)
})

// [spec 9.15]
test('fills in the demo accounts, and logs in the admin', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText(english(authMessages.clickToTest))).toBeVisible()
  await expect(page.getByLabel(english(authMessages.email))).toHaveValue('customer@jontro.example')
  await page.getByRole('button', { name: english(authMessages.useDemoAdmin) }).click()
  await expect(page.getByLabel(english(authMessages.email))).toHaveValue('admin@jontro.example')
  await submit(page)

  await expect(toast(page, english(authMessages.loginDone))).toBeVisible()
  const admin = demoAccounts.find(({ role }) => role === 'admin')
  await expect(greeting(page, admin?.displayName)).toBeVisible()
})

// [spec 2.2, 2.3]
test('returns to the page that required the login', async ({ page, baseURL }) => {
  await page.goto('/category/fan?page=1&sort=lowToHigh')
  await wayIn(page).click()
  await page.getByRole('link', { name: english(pages.createAccount) }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: english(authMessages.logIn) })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english(authMessages.logIn))
  await logIn(page, await registerUser(baseURL))

  const category = /\/category\/fan\?.*sort=lowToHigh/
  await expect(page).toHaveURL(category)
  await page.goBack()
  await expect(page, 'the login is no place to go back to').toHaveURL(category)
})

test('redirects signed-in users away from the login page', async ({ page, baseURL }) => {
  await page.goto('/login')
  await logIn(page, await registerUser(baseURL))
  await expect(greeting(page)).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

/** The number of times that a page asks the server to log out. */
function countLogouts(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/logout') calls.push(request.method())
  })
  return calls
}

// [spec 4.1, 7.3]
test('asks the server once to log out if nobody is signed in at the start', async ({
  page,
  baseURL,
}) => {
  const calls = countLogouts(page)
  for (const path of ['/', '/login']) {
    const ended = page.waitForResponse('**/logout')
    await page.goto(path)
    expect((await ended).status()).toBe(200)
  }
  expect(calls).toEqual(['GET', 'GET'])
  await logIn(page, await registerUser(baseURL))
  await expect(greeting(page)).toBeVisible()

  await page.goto('/dashboard/orders')
  await expect(page.getByText(english(myOrders.noOrders))).toBeVisible()
  expect(calls, 'not for a signed-in user').toHaveLength(2)
})

test('does not end the session that another tab opens while it starts', async ({
  page,
  context,
  baseURL,
}) => {
  const account = await registerUser(baseURL)
  const held = new Promise<Route>((resolve) => {
    void page.route('**/logout', resolve)
  })
  await page.goto('/category/fan')
  const logout = await held

  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other, account)
  await expect(greeting(other)).toBeVisible()
  const session = await sessionOf(other)
  const ended = page.waitForResponse('**/logout')
  await logout.continue()
  await ended

  expect(await sessionOf(other)).toEqual(session)
  await other.goto('/dashboard/orders')
  await expect(other.getByText(english(myOrders.noOrders))).toBeVisible()
  await expect(greeting(page), 'the first tab follows').toBeVisible()
})

test.describe('an error in a login or registration form', () => {
  test.use({ expectedProblem: /status of 400 .*identitytoolkit/ })

  // [spec 8.2]
  test('is shown beside the password and in a toast', async ({ page, baseURL }) => {
    const { email } = await registerUser(baseURL)
    await page.goto('/login')
    await logIn(page, { email, password: 'not that one' })

    await expect(toast(page, english(authMessages.loginFailed))).toBeVisible()
    const field = page.getByLabel(english(authMessages.password), { exact: true })
    await expect(field).toHaveAccessibleDescription(/Wrong e-mail or password/)
    await expect(field).toBeFocused()
    await expect(wayIn(page)).toBeVisible()
    await expectAccessible(page)
  })

  // [spec 8.5]
  test('is shown beside an e-mail that already has an account', async ({ page, baseURL }) => {
    const { email } = await registerUser(baseURL)
    await page.goto('/register')
    await page.getByLabel(english(authMessages.name)).fill('Rahima')
    await fillIn(page, { email, password })
    await page.getByRole('button', { name: english(authMessages.createAccount) }).click()

    await expect(toast(page, english(authMessages.registrationFailed))).toBeVisible()
    await expect(page.getByLabel(english(authMessages.email))).toHaveAccessibleDescription(
      /already/,
    )
  })
})

test('requires the e-mail before it sends a password reset e-mail', async ({ page, baseURL }) => {
  const { email } = await registerUser(baseURL)
  await page.goto('/login')
  await page.getByLabel(english(authMessages.email)).fill('')
  await page.getByRole('button', { name: english(authMessages.lostPassword) }).click()
  await expect(page.getByText(english(auth.emailMissing))).toBeVisible()
  await expect(page.getByLabel(english(authMessages.email))).toBeFocused()

  await page.getByLabel(english(authMessages.email)).fill(email)
  await page.getByRole('button', { name: english(authMessages.lostPassword) }).click()
  await expect(toast(page, english(authMessages.resetSent))).toBeVisible()
})

test('remembers the user in every tab until one of them logs out', async ({
  page,
  baseURL,
  context,
}) => {
  await page.goto('/login')
  await logIn(page, await registerUser(baseURL))
  await expect(greeting(page)).toBeVisible()
  expect(await keptIn(page), 'the cookie alone remembers the user').toEqual([])
  expect((await sessionOf(page))?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600)

  const other = await context.newPage()
  // The name is shown before the session is confirmed.
  const known = other.waitForResponse(/\/api\/my-cart/)
  await other.goto('/')
  await expect(greeting(other)).toBeVisible()
  await known
  await logOut(other)
  await expect(wayIn(page)).toBeVisible()
})

test("keeps a session without 'Remember me' in every tab until the browser closes", async ({
  page,
  baseURL,
  context,
  browser,
}) => {
  await page.goto('/login')
  await fillIn(page, await registerUser(baseURL))
  await page.getByLabel(english(authMessages.rememberMe)).uncheck()
  await submit(page)
  await expect(greeting(page)).toBeVisible()
  expect((await sessionOf(page))?.expires, 'it ends with the browser').toBe(-1)
  await page.reload()
  await expect(greeting(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/')
  await expect(greeting(other)).toBeVisible()
  await expect(greeting(page)).toBeVisible()
  await expect.poll(() => sessionOf(page)).toBeTruthy()

  // Simulates closing the browser: storage is kept, session cookies are not.
  const { origins } = await context.storageState()
  const reopened = await browser.newContext({ storageState: { cookies: [], origins }, baseURL })
  const later = await reopened.newPage()
  const answered = later.waitForResponse(/\/api\/session$/)
  await later.goto('/')
  await answered
  await expect(wayIn(later)).toBeVisible()
  await reopened.close()

  await logOut(other)
  await expect(wayIn(page)).toBeVisible()
  expect(await keptIn(page)).toEqual([])
})

// [spec 7.38, 9.14]
test('signs in by a Google popup', async ({ page }) => {
  const features: string[] = []
  await page.exposeFunction('noteFeatures', (asked: string) => features.push(asked))
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (url, target, asked) => {
      const note = Reflect.get(window, 'noteFeatures') as (asked?: string) => void
      note(asked)
      return open(url, target, asked)
    }
  })
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: english(authMessages.continueWithGoogle) }).click()
  await signInAtGoogle(await popup, newEmail(), 'Nusrat Jahan')

  await expect(toast(page, english(authMessages.googleLoginDone))).toBeVisible()
  await expect(greeting(page, 'Nusrat Jahan')).toBeVisible()
  await expect.poll(() => sessionOf(page)).toBeTruthy()
  expect(features.join()).toMatch(/width=500.*height=600|height=600.*width=500/)
})

// [spec 8.3]
test('shows a message when the Google popup is closed', async ({ page }) => {
  await page.goto('/login')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: english(authMessages.continueWithGoogle) }).click()
  await (await popup).close()

  await expect(toast(page, english(authMessages.googleLoginFailed))).toBeVisible({
    timeout: 20_000,
  })
  await expect(
    page.getByRole('button', { name: english(authMessages.logIn), exact: true }),
  ).toBeEnabled()
})

test.describe('an expired session', () => {
  test.use({ expectedProblem: /status of 40[13]/ })

  for (const status of [401, 403]) {
    // [spec 4.2, 8.1]
    test(`shows one dialog and leads to the login (${status})`, async ({ page, baseURL }) => {
      const account = await registerUser(baseURL)
      let refused = 0
      await remember(page, account)
      await page.route(/\/api\/(my-cart|my-dashboard|cart)/, async (route) => {
        refused++
        await new Promise((resolve) => setTimeout(resolve, 150 * refused))
        await route.fulfill({
          status,
          contentType: 'application/problem+json',
          json: { status, code: 'unauthenticated', title: 'Refused', message: 'Refused.' },
        })
      })
      await page.goto('/category/fan')

      const dialog = page.getByRole('dialog', { name: english(auth.sessionExpiredTitle) })
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText(english(auth.sessionExpired))
      await expect(page).toHaveURL('/login')
      await expect.poll(() => keptIn(page)).toEqual([])
      await expect.poll(() => sessionOf(page)).toBeFalsy()
      expect(refused).toBeGreaterThan(1)
      await dialog.getByRole('button', { name: english(shared.ok) }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(wayIn(page)).toBeVisible()

      await page.unroute(/\/api\/(my-cart|my-dashboard|cart)/)
      await logIn(page, account)
      await expect(page).toHaveURL('/category/fan')
      await expect(greeting(page)).toBeVisible()
    })
  }
})

for (const path of ['/login', '/register', '/privacy-policy']) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('does not load Firebase for a visitor', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const answered = page.waitForResponse(/\/api\/session$/)
  await page.goto('/')
  await answered
  expect(scripts.filter((url) => /identity|login/.test(url))).toEqual([])
})
