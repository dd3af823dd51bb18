import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { shop } from '../shop/shop.config'
import * as orders from '../src/dashboard/features/orders/messages'
import * as paymentMessages from '../src/dashboard/features/payment/messages'
import * as reviews from '../src/dashboard/features/reviews/messages'
import * as ui from '../src/dashboard/ui/messages'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as cart from '../src/storefront/features/cart/messages'
import * as catalogHome from '../src/storefront/features/catalog/homeMessages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as payment from '../src/storefront/features/payment/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import * as layout from '../src/storefront/layout/messages'
import * as uiMessages from '../src/storefront/ui/messages'
import { logIn, sidebar, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { hydrated } from './support/hydrated'
import { openMail } from './support/mail'
import { priceOf, productAt, taka } from './support/products'
import { payByCard, sandboxOf } from './support/sandbox'
import { expect, test } from './support/test'
import { english } from './support/texts'

const name = 'Rahima Khatun'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function registerAs(page: Page, email: string) {
  await page.goto('/register')
  await field(page, english(auth.name)).fill(name)
  await page.getByLabel(english(auth.email)).fill(email)
  await field(page, english(auth.password)).fill('the first password')
  await button(page, english(auth.createAccount)).click()
  await expect(toast(page, english(auth.registered))).toBeVisible()
  // Leaving /register replaces the header, and an open menu with it.
  await expect(page.getByRole('heading', { name: english(catalogHome.bestSellers) })).toBeVisible()
  await page.getByRole('button', { name: `Hi, ${name}` }).click()
  await button(page, english(layout.logout)).click()
  await page.getByRole('link', { name: english(layout.loginOrRegister) }).click()
}

/** Uses the link of the e-mail; the old password is no longer valid. */
async function resetPassword(page: Page, email: string, password: string) {
  await page.getByLabel(english(auth.email)).fill(email)
  await button(page, english(auth.lostPassword)).click()
  await expect(toast(page, english(auth.resetSent))).toBeVisible()
  const mail = await openMail(page, email, /Choose a new password/)
  const link = mail.getByRole('link', { name: 'Choose a new password' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByLabel('New password').fill(password)
  await button(page, 'Save password').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed')
  await page.getByRole('link', { name: english(auth.logIn), exact: true }).click()
  await logIn(page, { email, password: 'the first password' })
  await expect(toast(page, english(auth.loginFailed))).toBeVisible()
  await logIn(page, { email, password })
  await expect(toast(page, english(auth.loginDone))).toBeVisible()
}

/** The admin uses another browser. */
async function deliver(page: Page, orderId: string) {
  await signInAt(page, '/dashboard/all-ordered', shop.demoSignIns.admin)
  await page.getByRole('searchbox').fill(orderId)
  const row = page.getByRole('row').filter({ hasText: orderId.slice(0, 20) })
  await expect(row).toContainText(name)
  await row.getByRole('button', { name: english(orders.markAsDelivered) }).click()
  const question = page.getByRole('dialog', { name: english(orders.deliverQuestion) })
  await expect(question).toContainText(name)
  await expect(question).not.toContainText('not been paid')
  await question.getByRole('button', { name: english(orders.markAsDelivered) }).click()
  await expect(toast(page, english(orders.markedAsDelivered))).toBeVisible()
  await expect(row.getByRole('button', { name: english(orders.marked) })).toBeDisabled()
}

test.use({ expectedProblem: /status of 400 .*identitytoolkit/ })

// [spec 2.7, 2.8, 2.9, 4.3, 4.4, 4.5, 5.2]
test('a customer registers, orders, pays, receives and reviews a product', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = `${crypto.randomUUID()}@mail.example`
  const [product, other] = [await productAt(request, 27), await productAt(request, 28)]
  const total = priceOf(product) * 2 + 100

  await registerAs(page, email)
  await resetPassword(page, email, 'the second password')

  await page.goto(productPath(other))
  await hydrated(page)
  await button(page, english(productActions.addToCart)).click()
  await expect(toast(page, english(productActions.added))).toBeVisible()
  await page.goto(productPath(product))
  await hydrated(page)
  await button(page, english(productActions.buyNow)).click()
  await expect(toast(page, english(productActions.toCart))).toBeVisible()
  await expect(page).toHaveURL('/cart')

  const row = page.getByRole('row').filter({ hasText: product.productName })
  await row.getByRole('button', { name: english(uiMessages.increaseQuantity) }).click()
  await expect(toast(page, english(cart.quantityUpdated))).toBeVisible()
  await button(page, english(cart.removeItem)(product.productName)).click()
  await button(page, english(cart.undoRemoval)(product.productName)).click()
  await expect(row.getByRole('spinbutton')).toHaveValue('2')
  await button(page, english(cart.removeItem)(other.productName)).click()
  await expect(toast(page, english(cart.itemRemoved)).first()).toBeVisible()
  await button(page, english(cart.applyCoupon)).click()
  await expect(toast(page, english(cart.wrongCoupon))).toBeVisible()

  await page.getByRole('link', { name: english(cart.proceedToCheckout) }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page).toHaveTitle(`Checkout - ${shop.name}`)
  await expect(page.getByRole('region', { name: english(checkout.yourOrder) })).toContainText(
    `Total${taka(total)}`,
  )
  // The name of the account is there already.
  await expect(field(page, english(checkout.fullName))).toHaveValue('Rahima Khatun')
  await field(page, english(checkout.fullName)).clear()
  await button(page, english(checkout.placeOrder)).click()
  await expect(toast(page, english(checkout.fieldsMissing))).toBeVisible()
  await expect(field(page, english(checkout.fullName))).toBeFocused()
  await expect(field(page, english(checkout.fullName))).toHaveAccessibleDescription(
    english(shared.nameMissing),
  )
  await expect(field(page, english(checkout.mobileNumber))).toHaveAccessibleDescription(
    /mobile number/,
  )
  await expect(field(page, english(checkout.district))).toHaveAccessibleDescription(
    english(checkout.districtMissing),
  )
  await expect(field(page, english(checkout.address))).toHaveAccessibleDescription(
    /Please enter your address/,
  )
  await field(page, english(checkout.fullName)).fill(name)
  await field(page, english(checkout.mobileNumber)).fill('+8801711000000')
  await field(page, english(checkout.district)).selectOption('Sylhet')
  await field(page, english(checkout.address)).fill('House 1, Road 2, Zindabazar')
  await button(page, english(checkout.placeOrder)).click()
  await expect(toast(page, english(checkout.orderPlaced))).toBeVisible()
  await expect(page).toHaveURL('/dashboard/orders')

  await button(page, english(paymentMessages.payNow)).click()
  const { tranId } = await sandboxOf(page)
  await expect(page).toHaveTitle(
    `Pay ${taka(total).replace('৳', 'BDT ').replace('.00', '')} to ${shop.name}`,
  )
  await expectAccessible(page)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: english(payment.paidTitle) })).toBeVisible()
  await expect(page.getByText(tranId)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const details = page.getByRole('link', { name: english(payment.viewOrder) })
  await expect(details).toHaveAttribute('href', /\/dashboard\/order-details\/rahima_khatun\//)
  await details.click()
  await expect(page.getByRole('region', { name: english(ui.payment) })).toContainText(tranId)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const elsewhere = await browser.newContext({ baseURL })
  await deliver(await elsewhere.newPage(), orderId)
  await elsewhere.close()

  await expect(page.getByRole('region', { name: english(shared.delivery) })).toContainText(
    english(ui.delivered),
  )
  await button(page, english(reviews.addReview)).click()
  const dialog = page.getByRole('dialog', { name: english(reviews.addReview) })
  await dialog.getByLabel(english(reviews.yourReview)).fill('Loud where it matters.')
  await dialog.getByRole('button', { name: english(reviews.submitReview) }).click()
  await expect(page.getByRole('dialog', { name: english(reviews.reviewAddedTitle) })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sidebar(page).getByRole('link', { name: 'My Reviews' }).click()
  await expect(page.getByRole('list', { name: english(reviews.myReviews) })).toContainText(
    'Loud where it matters.',
  )
  await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
  await page.goto('/cart')
  await expect(page.getByText(english(shared.emptyCart))).toBeVisible()
})
