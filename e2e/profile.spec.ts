import type { Page } from '@playwright/test'
import { decodeJwt } from 'jose'
import * as customerApi from '../lab/people/customerApi'
import { shop } from '../shop/shop.config'
import * as profile from '../src/dashboard/features/profile/messages'
import * as authMessages from '../src/entities/auth/messages'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as layout from '../src/storefront/layout/messages'
import { logIn, logOutBy, newCustomer, sidebar, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { signInAtGoogle } from './support/google'
import { expect, test } from './support/test'
import { english } from './support/texts'

const path = '/dashboard/profile'
const another = 'another password'
const newPassword = (page: Page) => page.getByLabel(english(profile.newPassword))

const pictureIn = (region: ReturnType<typeof sidebar>) =>
  region.locator('img[src^="/uploads/"], img[srcset*="/uploads/"]')

async function changePassword(page: Page, password: string) {
  await newPassword(page).fill(password)
  await page.getByRole('button', { name: english(profile.changePassword) }).click()
}

async function confirmPassword(page: Page, password: string) {
  await page.getByLabel(english(profile.currentPassword)).fill(password)
  await page.getByRole('button', { name: english(profile.continueLabel) }).click()
}

const logOut = (page: Page) =>
  logOutBy(page, sidebar(page).getByRole('button', { name: english(layout.logout) }))

// [spec 7.38]
test('name and picture are saved and shown everywhere immediately', async ({
  page,
  baseURL,
  openAdminApi,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, path, customer)
  await expect(page).toHaveTitle(`Profile - ${shop.name}`)
  await expect(newPassword(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(english(authMessages.profilePicture)).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
  })
  await expect(page.getByText(english(authMessages.pictureReady))).toBeVisible()
  await page.getByLabel(english(profile.fullName)).fill('  Rahima Begum ')
  await page.getByRole('button', { name: english(profile.saveProfile) }).click()
  await expect(toast(page, english(profile.profileUpdated))).toBeVisible()
  await expect(sidebar(page).getByText(english(layout.greeting)('Rahima Begum'))).toBeVisible()
  await expect(pictureIn(sidebar(page))).toBeVisible()

  const admin = await openAdminApi()
  await expect
    .poll(async () => (await admin.findUsers(customer.email))[0])
    .toMatchObject({ name: 'Rahima Begum', photo: expect.stringMatching(/^\/uploads\//) })
  await expect
    .poll(
      async () => decodeJwt((await customerApi.logIn(baseURL ?? '', customer)).idToken),
      'the identity service has them too',
    )
    .toMatchObject({ name: 'Rahima Begum', picture: expect.stringMatching(/^\/uploads\//) })

  await page.goto('/')
  const greeting = page.getByRole('button', { name: english(layout.greeting)('Rahima Begum') })
  await expect(greeting).toBeVisible()
  await expect(pictureIn(greeting)).toBeVisible()
})

test('a name is required', async ({ page, baseURL }) => {
  await signInAt(page, path, await newCustomer(baseURL ?? ''))
  await page.getByLabel(english(profile.fullName)).fill('   ')
  await page.getByRole('button', { name: english(profile.saveProfile) }).click()
  await expect(page.getByLabel(english(profile.fullName))).toBeFocused()
  await expect(page.getByLabel(english(profile.fullName))).toHaveAccessibleDescription(
    english(shared.nameMissing),
  )
  await expectAccessible(page)
})

// [spec 7.38]
test('the password can be changed and used for the next login', async ({ page, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '')
  await page.goto(path)
  await logIn(page, customer)
  await expect(page).toHaveURL(path)
  await changePassword(page, '   ')
  await expect(page.getByText(english(profile.emptyPassword))).toBeVisible()
  await changePassword(page, another)
  await expect(toast(page, english(profile.passwordChanged))).toBeVisible()
  await expect(newPassword(page)).toHaveValue('')

  await logOut(page)
  await signInAt(page, path, { ...customer, password: another })
})

test.describe('a user who has not logged in recently', () => {
  test.use({ expectedProblem: /status of 400 .*identitytoolkit/ })

  test('changes the password after entering the current one', async ({ page, baseURL }) => {
    const customer = await newCustomer(baseURL ?? '')
    await signInAt(page, path, customer)
    await changePassword(page, another)
    const dialog = page.getByRole('dialog', { name: english(profile.confirmPassword) })
    const current = dialog.getByLabel(english(profile.currentPassword))
    await expect(current).toBeFocused()
    await expectAccessible(page)

    await current.fill('not that one')
    await dialog.getByRole('button', { name: english(profile.continueLabel) }).click()
    await expect(current).toHaveAccessibleDescription(english(profile.wrongPassword))
    await current.fill(customer.password)
    await current.press('Enter')
    await expect(toast(page, english(profile.passwordChanged))).toBeVisible()
    await expect(dialog).toBeHidden()

    await logOut(page)
    await signInAt(page, path, { ...customer, password: another })
  })
})

test('a user with only a Google login sees that there is no password', async ({ page }) => {
  await page.goto(path)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: english(auth.continueWithGoogle) }).click()
  await signInAtGoogle(await popup, `${crypto.randomUUID()}@mail.example`, 'Nusrat Jahan')

  await expect(page).toHaveURL(path)
  await expect(page.getByText(/You sign in with Google/)).toBeVisible()
  await expect(newPassword(page)).toBeHidden()
  await expect(page.getByLabel(english(profile.fullName))).toHaveValue('Nusrat Jahan')
  await expectAccessible(page)
})

test('a changed password ends the sessions of other browsers', async ({
  page,
  baseURL,
  browser,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await signInAt(other, path, customer)
  const status = async () => (await elsewhere.request.get('/api/my-cart')).status()
  await expect.poll(status).toBe(200)
  // Tokens differ only if they were issued in different seconds.
  const signedIn = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(signedIn)

  await signInAt(page, path, customer)
  await changePassword(page, another)
  await confirmPassword(page, customer.password)
  await expect(toast(page, english(profile.passwordChanged))).toBeVisible()
  await expect.poll(status).toBe(401)
  expect((await page.request.get('/api/my-cart')).status()).toBe(200)
  await elsewhere.close()
})
