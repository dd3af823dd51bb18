import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import * as addresses from '../src/dashboard/features/addresses/messages'
import * as payment from '../src/dashboard/features/payment/messages'
import * as dashboard from '../src/dashboard/pages/messages'
import * as shared from '../src/shared/messages'
import * as auth from '../src/storefront/features/auth/messages'
import * as cart from '../src/storefront/features/cart/messages'
import * as checkout from '../src/storefront/features/checkout/messages'
import * as paymentMessages from '../src/storefront/features/payment/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import * as layout from '../src/storefront/layout/messages'
import * as pages from '../src/storefront/pages/messages'
import * as ui from '../src/storefront/ui/messages'
import { logOutBy, newCustomer, signInAt, storedText, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { enter, tabTo } from './support/keyboard'
import { priceOf, productAt, taka } from './support/products'
import { sandboxOf } from './support/sandbox'
import { expect, test } from './support/test'
import { english } from './support/texts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const placeOrder = (page: Page) =>
  page.getByRole('button', { name: english(checkout.placeOrder), exact: true })

async function fillIn(page: Page) {
  await field(page, english(checkout.fullName)).fill('Rahima Khatun')
  await field(page, english(checkout.mobileNumber)).fill('+8801711000000')
  await field(page, english(checkout.district)).selectOption('Sylhet')
  await field(page, english(checkout.address)).fill('House 1, Road 2, Zindabazar')
}

/** A new customer on the checkout page, with products in the cart. */
async function atCheckout(page: Page, url: string | undefined, index: number, quantity = 1) {
  const product = await productAt(page.request, index)
  const customer = await newCustomer(url ?? '')
  await customer.add(product, quantity)
  await signInAt(page, '/checkout', customer)
  await expect(placeOrder(page)).toBeVisible()
  return product
}

test('an address is saved with an order, chosen for the next one, and edited in the profile', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  const product = await productAt(page.request, 12)
  await customer.add(product)
  await signInAt(page, '/checkout', customer)
  await fillIn(page)
  await page.getByLabel(english(checkout.saveThisAddress)).check()
  await field(page, english(checkout.addressName)).fill('Parents')
  await expectAccessible(page)
  await placeOrder(page).click()
  await expect(page).toHaveURL('/dashboard/orders')

  await customer.add(product)
  await page.goto('/checkout')
  await expect(page.getByText(english(checkout.fromSavedAddress))).toBeVisible()
  const choice = field(page, english(checkout.savedAddress))
  await expect(choice.getByRole('option', { selected: true })).toHaveText(/^Parents: House 1/)
  await expectAccessible(page)

  await page.goto('/dashboard/profile')
  const own = page.getByRole('region', { name: english(dashboard.savedAddresses) })
  await own.getByRole('button', { name: 'Edit: Parents' }).click()
  await field(page, english(addresses.label)).fill('Home')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: english(addresses.save) })
    .click()
  await expect(own.getByText('Home', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a new user can register, order and pay by keyboard', async ({ page, request }) => {
  test.slow()
  const product = await productAt(request, 29)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  /** A new page receives the focus. */
  async function arriveAt(path: string) {
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.goto(productPath(product))
  await enter(page, button(english(productActions.buyNow)))
  await arriveAt('/login')
  await enter(page, page.getByRole('link', { name: english(pages.createAccount) }))
  await arriveAt('/register')
  await tabTo(page, field(page, english(auth.name)))
  await page.keyboard.type('Rahima Khatun')
  await tabTo(page, page.getByLabel(english(auth.email)))
  await page.keyboard.type(`${crypto.randomUUID()}@mail.example`)
  await tabTo(page, field(page, english(auth.password)))
  await page.keyboard.type('a good password')
  await enter(page, button(english(auth.createAccount)))

  await arriveAt('/cart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await tabTo(page, button(english(ui.increaseQuantity)))
  await page.keyboard.press('Space')
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await tabTo(page, button(english(cart.removeItem)(product.productName)))
  await page.keyboard.press('Enter')
  await expect(button(/^Undo/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(english(cart.removeItem)(product.productName))).toBeFocused()
  await tabTo(page, page.getByLabel(english(cart.coupon)))
  await page.keyboard.type('FREE')
  await page.keyboard.press('Enter')
  await expect(toast(page, english(cart.wrongCoupon))).toBeVisible()
  await enter(page, page.getByRole('link', { name: english(cart.proceedToCheckout) }))

  await arriveAt('/checkout')
  await expect(placeOrder(page)).toBeEnabled()
  // The name of the account is there already.
  await expect(field(page, english(checkout.fullName))).toHaveValue('Rahima Khatun')
  await tabTo(page, field(page, english(checkout.fullName)))
  await page.keyboard.press('Enter')
  await expect(toast(page, english(checkout.fieldsMissing))).toBeVisible()
  await expect(field(page, english(checkout.mobileNumber))).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('1711000000')
  await tabTo(page, field(page, english(checkout.district)))
  await page.keyboard.type('Syl')
  await expect(field(page, english(checkout.district))).toHaveValue('Sylhet')
  await tabTo(page, field(page, english(checkout.address)))
  await page.keyboard.type('House 1, Road 2')
  await enter(page, placeOrder(page))

  await expect(page).toHaveURL('/dashboard/orders')
  await enter(page, button(english(payment.payNow)))
  await sandboxOf(page)
  await tabTo(page, button(/^Pay BDT /))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: english(paymentMessages.paidTitle) }),
  ).toBeVisible()
  await enter(page, page.getByRole('link', { name: english(paymentMessages.viewOrder) }))
  await expect(page).toHaveURL(/\/dashboard\/order-details\//)
})

test('places one order for a double click', async ({ page, baseURL }) => {
  await atCheckout(page, baseURL, 30)
  await fillIn(page)
  await placeOrder(page).dblclick()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(page.getByRole('button', { name: english(payment.payNow) })).toHaveCount(1)
})

test('keeps the form through a reload until the user logs out', async ({ page, baseURL }) => {
  const product = await productAt(page.request, 30)
  const customer = await newCustomer(baseURL ?? '')
  await customer.add(product)
  await signInAt(page, '/checkout', customer)
  await fillIn(page)
  await field(page, english(checkout.additionalInfo)).fill('Ring twice.')
  await page.keyboard.press('Tab')
  await expect.poll(() => storedText(page)).toContain('Ring twice.')
  await page.reload()
  await expect(field(page, english(checkout.fullName))).toHaveValue('Rahima Khatun')
  await expect(field(page, english(checkout.mobileNumber))).toHaveValue('+8801711000000')
  await expect(field(page, english(checkout.district))).toHaveValue('Sylhet')
  await expect(field(page, english(checkout.address))).toHaveValue('House 1, Road 2, Zindabazar')
  await expect(field(page, english(checkout.additionalInfo))).toHaveValue('Ring twice.')

  await page.getByRole('button', { name: /^Hi,/ }).click()
  await logOutBy(page, page.getByRole('button', { name: english(layout.logout) }))
  await expect.poll(() => storedText(page)).not.toContain('Zindabazar')
  await signInAt(page, '/checkout', customer)
  await expect(field(page, english(checkout.fullName))).toHaveValue('')
  await expect(field(page, english(checkout.mobileNumber))).toHaveValue('+880')
})

test.describe('an order whose response was lost', () => {
  test.use({ expectedProblem: /net::ERR_FAILED/ })

  const loseResponse = (page: Page) =>
    page.route('**/api/place-order', async (route) => {
      await route.fetch()
      await route.abort()
    })

  test('is found by asking the server', async ({ page, baseURL }) => {
    await atCheckout(page, baseURL, 31)
    await fillIn(page)
    await loseResponse(page)
    await placeOrder(page).click()
    await expect(toast(page, english(checkout.orderPlaced))).toBeVisible()
    await expect(page).toHaveURL('/dashboard/orders')
    await expect(page.getByRole('button', { name: english(payment.payNow) })).toHaveCount(1)
  })

  test('is not placed twice by a retry', async ({ page, baseURL }) => {
    await atCheckout(page, baseURL, 31)
    await fillIn(page)
    await loseResponse(page)
    await page.route('**/api/my-orders**', (route) => route.abort())
    await placeOrder(page).click()
    await expect(toast(page, english(checkout.orderFailed))).toBeVisible()
    await expect(page.getByText('You can safely try again')).toBeVisible()
    await expect(field(page, english(checkout.address))).toHaveValue('House 1, Road 2, Zindabazar')
    await expectAccessible(page)

    await page.unroute('**/api/place-order')
    await placeOrder(page).click()
    await expect(toast(page, english(checkout.orderPlaced))).toBeVisible()
    await page.unroute('**/api/my-orders**')
    await expect(page).toHaveURL('/dashboard/orders')
    await expect(page.getByRole('button', { name: english(payment.payNow) })).toHaveCount(1)
  })
})

test.describe('a price that changes during checkout', () => {
  test.use({ expectedProblem: /status of 409/ })

  test('is shown, and ordered after it is confirmed', async ({ page, baseURL, openAdminApi }) => {
    const product = await atCheckout(page, baseURL, 41, 2)
    const admin = await openAdminApi()
    const before = priceOf(product) * 2 + 100
    const price = product.price + 500
    await fillIn(page)
    const placed = page.waitForResponse((answer) => answer.status() === 409)
    // The change must not reach the page before the order is placed.
    await page.route('**/api/my-cart**', async (route) => {
      await placed
      await route.continue()
    })
    try {
      await admin.saveProduct({ ...product, price, discountPrice: undefined })
      await placeOrder(page).click()
      await expect(toast(page, english(checkout.orderFailed))).toBeVisible()
      await expect(page.getByText('Your cart or its prices have changed.')).toBeVisible()
      await expect(page.getByText('The total is now')).toContainText(
        `${taka(price * 2 + 100)} instead of ${taka(before)}`,
      )
      await page.unroute('**/api/my-cart**')
      await expectAccessible(page)
      await page
        .getByRole('button', {
          name: english(checkout.confirmAndPlaceOrder)(taka(price * 2 + 100)),
        })
        .click()
      await expect(toast(page, english(checkout.orderPlaced))).toBeVisible()
      await expect(page).toHaveURL('/dashboard/orders')
    } finally {
      await admin.saveProduct(product)
    }
  })
})

test('shows that the cart is empty', async ({ page, baseURL }) => {
  await signInAt(page, '/checkout', await newCustomer(baseURL ?? ''))
  await expect(page.getByText(english(shared.emptyCart))).toBeVisible()
  await expectAccessible(page)
})

for (const width of [390, 1280]) {
  test(`has no accessibility violation at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 })
    await atCheckout(page, baseURL, 30)
    await expectAccessible(page)
    await placeOrder(page).click()
    await expect(field(page, english(checkout.fullName))).toBeFocused()
    await expectAccessible(page)
  })
}
