import type { Page } from '@playwright/test'
import { demoProducts } from '../../dev-services/demo-data/catalogue'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
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
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' })

const payNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  await page.getByRole('heading', { name: 'Card details' }).waitFor()
}

const paymentState = (state: string) => responding({ transactionId: tranId, state }, payment)

export const buyingShots: readonly Shot[] = [
  ...shotsOf(
    'cart',
    { path: '/cart', account },
    {
      full: { ...filledCart, ready: 'Proceed to Checkout' },
      blocked: { ...responding(rowsOutOfStock, cart), ready: 'Out of Stock' },
      removed: {
        ...all(filledCart, { arrange: (page) => page.route('**/api/cart/*', () => {}) }),
        ready: async (page) => {
          await page
            .getByRole('button', { name: /^Remove / })
            .nth(1)
            .click()
          await page.getByRole('button', { name: /^Undo/ }).waitFor()
        },
      },
      loading: { ...hanging(cart), ready: 'Loading your cart…' },
      empty: { ...responding([], cart), ready: 'Your cart is empty.' },
      error: { ...failing(cart), ready: 'Your cart could not be loaded.' },
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
          await page.getByRole('button', { name: 'Start with an empty form' }).click()
          await placeOrder(page).click()
          await text('Please enter your name.')(page)
        },
      },
      failed: {
        ...failing('/api/place-order'),
        ...all(filledCart, failing('/api/place-order')),
        ready: async (page) => {
          await page.getByLabel('Full name').fill('Rahima Khatun')
          await page.getByLabel('Mobile number').fill('+8801711000000')
          await page.getByLabel('District').selectOption('Sylhet')
          await page.getByLabel('Address', { exact: true }).fill('House 1, Road 2, Zindabazar')
          await placeOrder(page).click()
          await page.getByText('You can safely try again').waitFor()
        },
      },
      loading: { ...hanging(cart), ready: 'Loading your order…' },
      empty: { ...responding([], cart), ready: 'Your cart is empty.' },
      error: { ...failing(cart), ready: 'Your order could not be loaded.' },
    },
  ),
  ...shotsOf(
    'gateway',
    { path: '/dashboard/orders', account },
    {
      full: { ready: payNow },
      mistakes: {
        ready: async (page) => {
          await payNow(page)
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
        ready: (page) => page.getByText('What happens next').waitFor(),
      },
      waiting: { ...paymentState('open'), ready: heading('Confirming Your Payment') },
      twice: { ...paymentState('duplicate'), ready: heading('Already Paid') },
      failed: { ...paymentState('failed'), ready: heading('Payment Failed') },
      unknown: { ready: heading('Payment Not Found'), expectedProblem: /status of 404/ },
      error: {
        ...failing(payment),
        ready: (page) => page.getByText('We could not find out about your payment.').waitFor(),
      },
    },
  ),
  ...shotsOf(
    'cancel',
    { path: `/cancel?payment=${tranId}&order=${demoId('order:own:0')}`, account },
    {
      full: {
        ...paymentState('cancelled'),
        ready: (page) => page.getByText('To pay', { exact: true }).waitFor(),
      },
    },
  ),
]
