import type { Page } from '@playwright/test'
import { demoProducts } from '../../dev-services/demo-data/catalogue'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import { payNow } from '../../src/dashboard/features/payment/messages'
import { t } from '../../src/shared/lib/language'
import * as shared from '../../src/shared/messages'
import * as cartMessages from '../../src/storefront/features/cart/messages'
import * as checkout from '../../src/storefront/features/checkout/messages'
import * as paymentMessages from '../../src/storefront/features/payment/messages'
import { all, failing, hanging, responding, type Shot, shotsOf, text } from './states'

const account = shop.demoSignIns.customer
const cart = '/api/my-cart'
const tranId = '01KDJ9Y1V8M5G3C4R7T2W6X0ZB'
const payment = `/api/payment/${tranId}`

const products = demoProducts.filter(({ inStock }) => inStock).slice(40, 43)
const rows = products.map(({ _id, productName, price, discountPrice, images }, index) => ({
  _id: demoId(`shot:${index}`),
  gadgetId: _id,
  author: account.email,
  image: images[0] ?? '',
  name: productName,
  price: discountPrice ?? price,
  quantity: index + 1,
  cartAdded: '2026-01-15T06:00:00.000Z',
  inStock: true,
}))
const rowsOutOfStock = rows.map((row, index) => ({ ...row, inStock: index < rows.length - 1 }))
const filledCart = responding(rows, cart)

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const placeOrder = (page: Page) => page.getByRole('button', { name: t(checkout.placeOrder) })

const openGateway = async (page: Page) => {
  await page
    .getByRole('button', { name: t(payNow) })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Card details' }).waitFor()
}

const paymentState = (state: string) => responding({ transactionId: tranId, state }, payment)

export const buyingShots: readonly Shot[] = [
  ...shotsOf(
    'cart',
    { path: '/cart', account },
    {
      full: { ...filledCart, ready: t(cartMessages.proceedToCheckout) },
      blocked: { ...responding(rowsOutOfStock, cart), ready: t(shared.outOfStock) },
      removed: {
        ...all(filledCart, { arrange: (page) => page.route('**/api/cart/*', () => {}) }),
        ready: async (page) => {
          await page
            .getByRole('button', { name: new RegExp(`^${t(cartMessages.removeItem)('.+')}$`) })
            .nth(1)
            .click()
          await page.getByRole('button', { name: t(cartMessages.undo) }).waitFor()
        },
      },
      loading: { ...hanging(cart), ready: t(cartMessages.loadingCart) },
      empty: { ...responding([], cart), ready: t(shared.emptyCart) },
      error: { ...failing(cart), ready: t(cartMessages.cartNotLoaded) },
    },
  ),
  ...shotsOf(
    'checkout',
    { path: '/checkout', account },
    {
      full: { ...filledCart, ready: (page) => placeOrder(page).waitFor() },
      incomplete: {
        ...filledCart,
        ready: async (page) => {
          await page.getByRole('button', { name: t(checkout.emptyForm) }).click()
          await placeOrder(page).click()
          await text(t(shared.nameMissing))(page)
          // The toast lies over the end of the page, and goes.
          await page.getByText(t(checkout.fieldsMissing)).waitFor({ state: 'hidden' })
        },
      },
      failed: {
        ...failing('/api/place-order'),
        ...all(filledCart, failing('/api/place-order')),
        ready: async (page) => {
          await page.getByLabel(t(checkout.fullName)).fill('Rahima Khatun')
          await page.getByLabel(t(checkout.mobileNumber)).fill('+8801711000000')
          await page.getByLabel(t(checkout.district)).selectOption('Sylhet')
          await page
            .getByLabel(t(checkout.address), { exact: true })
            .fill('House 1, Road 2, Zindabazar')
          await placeOrder(page).click()
          await page.getByText(t(checkout.safeToRetry)).waitFor()
        },
      },
      loading: { ...hanging(cart), ready: t(checkout.loadingOrder) },
      empty: { ...responding([], cart), ready: t(shared.emptyCart) },
      error: { ...failing(cart), ready: t(checkout.orderNotLoaded) },
    },
  ),
  ...shotsOf(
    'gateway',
    { path: '/dashboard/orders', account },
    {
      full: { ready: openGateway },
      mistakes: {
        ready: async (page) => {
          await openGateway(page)
          await page.getByLabel('Card number').fill('1234')
          await page.getByLabel('Expires').fill('12/20')
          await page.getByLabel('Security code').fill('x')
          await page.getByRole('button', { name: /^Pay BDT / }).click()
          await page.getByText('Three or four digits.').waitFor()
        },
        expectedProblem: /status of 422/,
      },
    },
  ),
  ...shotsOf(
    'success',
    { path: `/success/${tranId}/${demoId('order:own:0')}` },
    {
      full: {
        account,
        ...paymentState('paid'),
        ready: (page) => page.getByText(t(paymentMessages.whatHappensNext)).waitFor(),
      },
      waiting: { ...paymentState('open'), ready: heading(t(paymentMessages.openTitle)) },
      twice: { ...paymentState('duplicate'), ready: heading(t(paymentMessages.alreadyPaidTitle)) },
      failed: { ...paymentState('failed'), ready: heading(t(paymentMessages.failedTitle)) },
      unknown: {
        ready: heading(t(paymentMessages.unknownTitle)),
        expectedProblem: /status of 404/,
      },
      error: {
        ...failing(payment),
        ready: (page) => page.getByText(t(paymentMessages.checking)).waitFor(),
      },
    },
  ),
  ...shotsOf(
    'cancel',
    { path: `/cancel?payment=${tranId}&order=${demoId('order:own:0')}`, account },
    {
      full: {
        ...paymentState('cancelled'),
        ready: (page) => page.getByText(t(paymentMessages.toPay), { exact: true }).waitFor(),
      },
    },
  ),
]
