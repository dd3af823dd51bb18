import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { pages } from '../common/pages'
import { pathIn, type Text } from '../common/text'
import { collectData } from '../scripts/browser/collectData'
import { findLatinTexts } from '../scripts/browser/findLatinTexts'
import { findLayoutFaults } from '../scripts/browser/findLayoutFaults'
import { findScrollFaults } from '../scripts/browser/findScrollFaults'
import { settle } from '../scripts/browser/settle'
import { viewportOf } from '../scripts/browser/widths'
import * as mails from '../server/src/modules/mail/messages'
import { homePage } from '../shop/homePage'
import { shop } from '../shop/shop.config'
import * as paymentMessages from '../src/dashboard/features/orders/paymentMessages'
import * as payment from '../src/dashboard/features/payment/messages'
import * as paymentIssues from '../src/dashboard/features/payment-issues/messages'
import * as reviews from '../src/dashboard/features/reviews/messages'
import * as cart from '../src/storefront/features/cart/messages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as payments from '../src/storefront/features/payment/messages'
import * as actions from '../src/storefront/features/product-actions/messages'
import * as search from '../src/storefront/features/search/messages'
import { newCustomer, signInAt, toast } from './support/customer'
import { openMail } from './support/mail'
import { productAt } from './support/products'
import { payByCard } from './support/sandbox'
import { expect, test } from './support/test'

const button = (page: Page, { bn }: Text) => page.getByRole('button', { name: bn, exact: true })

/** The pages without parameters, and one of each that has some. */
async function pathsFor(page: Page, access: 'users' | 'admins' | undefined) {
  const product = await productAt(page.request, 3)
  const examples: Record<string, string> = {
    '/category/:cate': '/category/fan',
    '/product/:name/:id': productPath(product),
    '/search': `/search?q=${encodeURIComponent('ঘড়ি')}`,
    '/compare': `/compare?ids=${product._id}`,
    '/dashboard/update/:name/:id': productPath(product).replace('/product/', '/dashboard/update/'),
  }
  return pages
    .filter((entry) => entry.access === access)
    .map(({ path }) => examples[path] ?? path)
    .filter((path) => !path.includes(':'))
}

/** The gateway is asked about a refund after 5, 15 and 35 seconds. */
const untilAskedAgain = { timeout: 40_000 }

const accounts = { users: shop.demoSignIns.customer, admins: shop.demoSignIns.admin }

for (const access of [undefined, 'users', 'admins'] as const) {
  test(`pages for ${access ?? 'everybody'} have no English texts and no layout faults`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewportOf(390))
    if (access) await signInAt(page, '/bn/dashboard', accounts[access])
    const readData = collectData(page)
    const faults: Record<string, string[]> = {}
    for (const path of [...(await pathsFor(page, access)), ...(access ? [] : ['/nothing-here'])]) {
      await page.goto(pathIn('bn', path))
      await expect(page.getByRole('main')).toBeVisible()
      await settle(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
      const found = [
        ...(await findLatinTexts(page, readData)),
        ...(await findLayoutFaults(page)),
        ...(access ? [] : await findScrollFaults(page)),
      ]
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })
}

test.use({ expectedProblem: /status of 404/ })

test('an English page loads no Bengali font but the one of the switch', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.goto('/category/fan')
  await settle(page)
  expect(fonts.filter((path) => path.includes('switch'))).toHaveLength(1)
  expect(fonts.filter((path) => path.includes('bengali'))).toEqual([])
})

test('the switch keeps the page, its form, its place and the way back', async ({ page }) => {
  await page.goto('/category/fan')
  await page.goto('/register?from=a')
  const name = page.locator('main input[name=name]')
  await name.fill('Rahima')
  await page.locator('main input[type=email]').fill('rahima@mail.example')
  await page.locator('main input[type=password]').fill('a secret')
  // Shown, it is a text field.
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('link', { name: 'বাংলা' }).first().click()

  await expect(page).toHaveURL('/bn/register?from=a')
  await expect(name).toHaveValue('Rahima')
  await expect(page.locator('main input[type=email]')).toHaveValue('rahima@mail.example')
  await expect(page.locator('main input[type=password]')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a secret')

  await page.goBack()
  await expect(page).toHaveURL('/category/fan')

  await page.goto('/')
  await settle(page)
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  // The header is far above.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'বাংলা' })
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click()
    })
  await expect(page).toHaveURL('/bn')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(1400)
})

/** Presses the switch twice: to English, and back. */
async function switchThereAndBack(page: Page, path: string, expectSame: () => Promise<void>) {
  for (const [link, url] of [
    ['English', path],
    ['বাংলা', `/bn${path}`],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(url)
    await expectSame()
  }
}

async function checkOut(page: Page) {
  await page.locator('main input[name=name]').fill('রহিমা খাতুন')
  await page.locator('main input[name=mobileNumber]').fill('০১৭১১০০০০০০')
  await page.locator('main select[name=district]').selectOption({ label: 'সিলেট' })
  await page.locator('main textarea[name=address]').fill('বাসা ১, রোড ২, জিন্দাবাজার')
  await switchThereAndBack(page, '/checkout', async () => {
    await expect(page.locator('main input[name=name]')).toHaveValue('রহিমা খাতুন')
    await expect(page.locator('main select[name=district]')).toHaveValue('Sylhet')
  })
  await button(page, checkout.placeOrder).first().click()
  await expect(toast(page, checkout.orderPlaced.bn)).toBeVisible()
  await expect(page).toHaveURL('/bn/dashboard/orders')
}

/** Pays the only order, and opens it. Returns its ID. */
async function payOrder(page: Page): Promise<string> {
  await button(page, payment.payNow).first().click()
  await payByCard(page)
  await expect(page).toHaveURL(/\/bn\/success\//)
  await expect(page.getByRole('heading', { name: payments.paidTitle.bn })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('a shopper buys in Bengali: from search to paid and reviewed', async ({
  page,
  baseURL,
  openAdminApi,
}) => {
  test.slow()
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, '/bn', customer)
  await page.getByPlaceholder(search.placeholder.bn).fill('ঘড়ি')
  await page.getByPlaceholder(search.placeholder.bn).press('Enter')
  await expect(page).toHaveURL(/\/bn\/search/)
  await switchThereAndBack(page, `/search?q=${encodeURIComponent('ঘড়ি')}`, () =>
    expect(page.locator('main').getByRole('article').first()).toBeVisible(),
  )
  await page.locator('main a[href*="/bn/product/"]').first().click()
  await expect(page).toHaveURL(/\/bn\/product\//)
  await button(page, actions.addToCart).first().click()
  await expect(toast(page, actions.added.bn)).toBeVisible()
  await page.goto('/bn/cart')
  await switchThereAndBack(page, '/cart', () =>
    expect(page.getByRole('link', { name: /checkout|চেকআউট/i }).first()).toBeVisible(),
  )
  await page.getByRole('link', { name: cart.proceedToCheckout.bn }).click()
  await expect(page).toHaveURL('/bn/checkout')
  await checkOut(page)
  const orderId = await payOrder(page)

  await page.getByRole('link').filter({ hasText: 'অর্ডার' }).first().click()
  await expect(page).toHaveURL(/\/bn\/dashboard\/order-details\//)
  const admin = await openAdminApi()
  await admin.deliver(orderId)
  await button(page, reviews.addReview).click()
  await page.getByRole('textbox', { name: reviews.yourReview.bn }).fill('সময় ঠিক দেয়, দেখতেও সুন্দর।')
  await button(page, reviews.submitReview).click()
  await expect(page.getByRole('dialog', { name: reviews.reviewAddedTitle.bn })).toBeVisible()

  const mail = await openMail(page, customer.email, /পেমেন্ট/)
  await expect(mail.getByText('সিলেট, বাংলাদেশ')).toBeVisible()
})

test('an order in Bengali is cancelled and refunded by an admin who reads Bengali', async ({
  page,
  baseURL,
  browser,
}) => {
  test.slow()
  const customer = await newCustomer(baseURL ?? '')
  await customer.add(await productAt(page.request, 3))
  await signInAt(page, '/bn/checkout', customer)
  await checkOut(page)
  const orderId = await payOrder(page)

  const context = await browser.newContext({ baseURL })
  const admin = await context.newPage()
  await signInAt(admin, `/bn/dashboard/all-ordered?open=${orderId}`, accounts.admins)
  await button(admin, paymentMessages.cancelAndRefund).click()
  const question = admin.getByRole('dialog', { name: paymentMessages.refundQuestion.bn })
  await question.getByRole('button', { name: paymentMessages.cancelAndRefund.bn }).click()
  await admin.goto(`/bn/dashboard/refunds?search=${orderId}`)
  await expect(
    admin
      .getByRole('row')
      .or(admin.getByRole('listitem'))
      .filter({ hasText: paymentIssues.refunded.bn })
      .first(),
  ).toBeVisible(untilAskedAgain)
  await context.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: payments.refundedTitle.bn })).toBeVisible()
  // The third mail in this hour; the one about its end waits for the next hour.
  const subject = new RegExp(mails.refundOnItsWay.bn('.*'))
  const mail = await openMail(page, customer.email, subject)
  await expect(mail.getByText(mails.refundRequested.bn)).toBeVisible()
})

test('a visitor who has chosen Bengali is not redirected', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'বাংলা' }).first().click()
  await expect(page).toHaveURL('/bn')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.nameInBengali)
  await expect(page.getByText(homePage.trust[0].title)).toHaveCount(0)
  await page.goto('/category/fan')
  await expect(page).toHaveURL('/category/fan')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
