import type { Page } from '@playwright/test'
import { demoProducts } from '../../dev-services/demo-data/catalogue'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import { answering, failedLoad, failing, hanging, type Shot, signedIn, text } from './states'

const { customer } = shop.demoSignIns
const cart = '/api/my-cart'
const tranId = '01KDJ9Y1V8M5G3C4R7T2W6X0ZB'
const payment = `/api/payment/${tranId}`

const chosen = demoProducts.filter(({ inStock }) => inStock).slice(40, 43)
const rows = chosen.map(({ _id, productName, price, discountPrice, images }, place) => ({
  _id: demoId(`shot:${place}`),
  gadgetId: _id,
  author: customer.email,
  image: images[0] ?? '',
  name: productName,
  price: discountPrice ?? price,
  quantity: place + 1,
  cartAdded: '2026-01-15T06:00:00.000Z',
  inStock: true,
}))
const withoutLast = rows.map((row, place) => ({ ...row, inStock: place < rows.length - 1 }))

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' })

/** A page in one of its states, for the demo customer. */
const shot = (facts: Shot): Shot => ({ ...facts, arrange: signedIn(customer, facts.arrange) })

const cartShots: readonly Shot[] = [
  shot({
    page: 'cart',
    state: 'full',
    path: '/cart',
    arrange: answering(rows, cart),
    ready: text('Proceed to Checkout'),
  }),
  shot({
    page: 'cart',
    state: 'blocked',
    path: '/cart',
    arrange: answering(withoutLast, cart),
    ready: text('Out of Stock'),
  }),
  shot({
    page: 'cart',
    state: 'removed',
    path: '/cart',
    arrange: async (page) => {
      await answering(rows, cart)(page)
      await page.route('**/api/cart/*', () => {})
    },
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^Remove / })
        .nth(1)
        .click()
      await page.getByRole('button', { name: /^Undo/ }).waitFor()
    },
  }),
  shot({
    page: 'cart',
    state: 'loading',
    path: '/cart',
    arrange: hanging(cart),
    ready: text('Loading your cart…'),
  }),
  shot({
    page: 'cart',
    state: 'empty',
    path: '/cart',
    arrange: answering([], cart),
    ready: text('Your cart is empty.'),
  }),
  shot({
    page: 'cart',
    state: 'error',
    path: '/cart',
    arrange: failing(cart),
    ready: text('Your cart could not be loaded.'),
    expectedProblem: failedLoad,
  }),
]

const checkoutShots: readonly Shot[] = [
  shot({
    page: 'checkout',
    state: 'full',
    path: '/checkout',
    arrange: answering(rows, cart),
    ready: (page) => placeOrder(page).waitFor(),
  }),
  shot({
    page: 'checkout',
    state: 'incomplete',
    path: '/checkout',
    arrange: answering(rows, cart),
    ready: async (page) => {
      await placeOrder(page).click()
      await text('Please enter your name.')(page)
    },
  }),
  shot({
    page: 'checkout',
    state: 'failed',
    path: '/checkout',
    arrange: async (page) => {
      await answering(rows, cart)(page)
      await failing('/api/place-order')(page)
    },
    ready: async (page) => {
      await page.getByLabel('Full name').fill('Rahima Khatun')
      await page.getByLabel('Mobile number').fill('+8801711000000')
      await page.getByLabel('District').selectOption('Sylhet')
      await page.getByLabel('Address', { exact: true }).fill('House 1, Road 2, Zindabazar')
      await placeOrder(page).click()
      await page.getByText('You can safely try again').waitFor()
    },
    expectedProblem: failedLoad,
  }),
  shot({
    page: 'checkout',
    state: 'loading',
    path: '/checkout',
    arrange: hanging(cart),
    ready: text('Loading your order…'),
  }),
  shot({
    page: 'checkout',
    state: 'empty',
    path: '/checkout',
    arrange: answering([], cart),
    ready: text('Your cart is empty.'),
  }),
  shot({
    page: 'checkout',
    state: 'error',
    path: '/checkout',
    arrange: failing(cart),
    ready: text('Your order could not be loaded.'),
    expectedProblem: failedLoad,
  }),
]

const outcomes = [
  ['full', 'paid', 'Payment Successful'],
  ['waiting', 'open', 'Confirming Your Payment'],
  ['twice', 'duplicate', 'Already Paid'],
  ['failed', 'failed', 'Payment Failed'],
] as const

const paymentShots: readonly Shot[] = [
  ...outcomes.map(
    ([state, told, title]): Shot => ({
      page: 'success',
      state,
      path: `/success/${tranId}/${demoId('order:own:0')}`,
      arrange: answering({ transactionId: tranId, state: told }, payment),
      ready: heading(title),
    }),
  ),
  {
    page: 'success',
    state: 'unknown',
    path: `/success/${tranId}/${demoId('order:own:0')}`,
    ready: heading('Payment Not Found'),
    expectedProblem: /status of 404/,
  },
  {
    page: 'success',
    state: 'error',
    path: `/success/${tranId}/${demoId('order:own:0')}`,
    arrange: failing(payment),
    ready: (page) => page.getByText('We could not find out about your payment.').waitFor(),
    expectedProblem: failedLoad,
  },
  { page: 'cancel', state: 'full', path: '/cancel', ready: heading('Payment Cancelled') },
]

const atGateway = async (page: Page) => {
  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  await page.getByRole('heading', { name: 'Card details' }).waitFor()
}

const gatewayShots: readonly Shot[] = [
  shot({ page: 'gateway', state: 'full', path: '/dashboard/orders', ready: atGateway }),
  shot({
    page: 'gateway',
    state: 'mistakes',
    path: '/dashboard/orders',
    ready: async (page) => {
      await atGateway(page)
      await page.getByLabel('Card number').fill('1234')
      await page.getByLabel('Expires').fill('12/20')
      await page.getByLabel('Security code').fill('x')
      await page.getByRole('button', { name: /^Pay ৳/ }).click()
      await page.getByText('Three or four digits.').waitFor()
    },
    expectedProblem: /status of 422/,
  }),
]

export const buyingShots: readonly Shot[] = [
  ...cartShots,
  ...checkoutShots,
  ...gatewayShots,
  ...paymentShots,
]
