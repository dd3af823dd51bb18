import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import { answering, failedLoad, failing, hanging, type Shot, signedIn, text } from './states'

const { customer } = shop.demoSignIns
const reader = encodeURIComponent(customer.email)
const figures = '/api/my-dashboard'
const orders = '/api/my-orders'
const pending = `/api/my-pending-review/${reader}`
const reviews = `/api/my-review/${reader}`
const orderOf = (place: number) => demoId(`order:own:${place}`)
const nothing = { totalCart: 0, totalQuantity: 0, unpaid: 0, totalOrders: 0, totalRevenue: 0 }

/** A dashboard's page in one of its states, for the demo customer. */
const shot = (facts: Shot): Shot => ({ ...facts, arrange: signedIn(customer, facts.arrange) })

const overview: readonly Shot[] = [
  shot({
    page: 'dashboard',
    state: 'full',
    path: '/dashboard',
    ready: async (page) => {
      await text('Spent so far')(page)
      await page.getByRole('link', { name: /^See all \d/ }).waitFor()
      await page.getByRole('link', { name: /your review$/ }).waitFor()
    },
  }),
  shot({
    page: 'dashboard',
    state: 'new',
    path: '/dashboard',
    arrange: async (page) => {
      await answering(nothing, figures)(page)
      await answering([], orders)(page)
      await answering({ result: [], total: 0 }, pending)(page)
    },
    ready: text('You have no orders yet.'),
  }),
  shot({
    page: 'dashboard',
    state: 'loading',
    path: '/dashboard',
    arrange: hanging(figures, orders),
    ready: text('Loading your orders'),
  }),
  shot({
    page: 'dashboard',
    state: 'error',
    path: '/dashboard',
    arrange: failing(figures, orders),
    ready: text('Your orders could not be loaded.'),
    expectedProblem: failedLoad,
  }),
  shot({
    page: 'dashboard',
    state: 'drawer',
    path: '/dashboard/wishlist',
    widths: [390, 768],
    isOneScreen: true,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByText('Hi,').waitFor()
    },
  }),
]

const orderList: readonly Shot[] = [
  shot({
    page: 'orders',
    state: 'full',
    path: '/dashboard/orders',
    ready: (page) => page.getByTitle(orderOf(0)).waitFor(),
  }),
  shot({
    page: 'orders',
    state: 'loading',
    path: '/dashboard/orders',
    arrange: hanging(orders),
    ready: text('Loading your orders'),
  }),
  shot({
    page: 'orders',
    state: 'empty',
    path: '/dashboard/orders',
    arrange: answering([], orders),
    ready: text('You have no orders yet.'),
  }),
  shot({
    page: 'orders',
    state: 'error',
    path: '/dashboard/orders',
    arrange: failing(orders),
    ready: text('Your orders could not be loaded.'),
    expectedProblem: failedLoad,
  }),
]

const paying: readonly Shot[] = [
  shot({
    page: 'orders',
    state: 'paying',
    path: '/dashboard/orders',
    arrange: hanging('/payment-gateway'),
    ready: async (page) => {
      await page.getByRole('button', { name: 'Pay Now' }).first().click()
      await page.locator('[aria-busy=true]').first().waitFor()
    },
  }),
  shot({
    page: 'orders',
    state: 'unpayable',
    path: '/dashboard/orders',
    arrange: failing('/payment-gateway'),
    ready: async (page) => {
      await page.getByRole('button', { name: 'Pay Now' }).first().click()
      await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor()
    },
    expectedProblem: failedLoad,
  }),
]

const detailsPath = (place: number) => `/dashboard/order-details/order/${orderOf(place)}`

const orderDetails: readonly Shot[] = [
  shot({
    page: 'order-details',
    state: 'full',
    path: detailsPath(5),
    ready: (page) => page.getByRole('region', { name: 'Your review' }).waitFor(),
  }),
  shot({
    page: 'order-details',
    state: 'unpaid',
    path: detailsPath(0),
    ready: (page) => page.getByRole('button', { name: 'Pay Now' }).waitFor(),
  }),
  shot({
    page: 'order-details',
    state: 'receipt',
    path: detailsPath(5),
    widths: [768],
    isOnPaper: true,
    ready: (page) => page.getByRole('region', { name: 'Your review' }).waitFor(),
  }),
  shot({
    page: 'order-details',
    state: 'loading',
    path: detailsPath(0),
    arrange: hanging(`/api/order/${orderOf(0)}`),
    ready: text('Loading the order'),
  }),
  shot({
    page: 'order-details',
    state: 'missing',
    path: `/dashboard/order-details/order/${demoId('no such order')}`,
    ready: text('Order not found.'),
    expectedProblem: /status of 404 .*\/api\/order\//,
  }),
  shot({
    page: 'order-details',
    state: 'error',
    path: detailsPath(0),
    arrange: failing(`/api/order/${orderOf(0)}`),
    ready: text('The order could not be loaded.'),
    expectedProblem: failedLoad,
  }),
]

const reviewing: readonly Shot[] = [
  shot({
    page: 'pending-reviews',
    state: 'full',
    path: '/dashboard/pending-reviews',
    ready: (page) => page.getByRole('button', { name: 'Add Review' }).first().waitFor(),
  }),
  shot({
    page: 'pending-reviews',
    state: 'dialog',
    path: '/dashboard/pending-reviews',
    isOneScreen: true,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Add Review' }).first().click()
      await page.getByRole('button', { name: 'Submit review' }).click()
      await text('Please write your review.')(page)
    },
  }),
  shot({
    page: 'pending-reviews',
    state: 'loading',
    path: '/dashboard/pending-reviews',
    arrange: hanging(pending),
    ready: text('Loading your pending reviews'),
  }),
  shot({
    page: 'pending-reviews',
    state: 'empty',
    path: '/dashboard/pending-reviews',
    arrange: answering({ result: [], total: 0 }, pending),
    ready: text('No pending reviews found.'),
  }),
  shot({
    page: 'pending-reviews',
    state: 'error',
    path: '/dashboard/pending-reviews',
    arrange: failing(pending),
    ready: text('Your pending reviews could not be loaded.'),
    expectedProblem: failedLoad,
  }),
  shot({
    page: 'my-reviews',
    state: 'full',
    path: '/dashboard/my-reviews',
    ready: (page) => page.getByRole('list', { name: 'My reviews' }).waitFor(),
  }),
  shot({
    page: 'my-reviews',
    state: 'loading',
    path: '/dashboard/my-reviews',
    arrange: hanging(reviews),
    ready: text('Loading your reviews'),
  }),
  shot({
    page: 'my-reviews',
    state: 'empty',
    path: '/dashboard/my-reviews',
    arrange: answering([], reviews),
    ready: text("You haven't reviewed any orders yet."),
  }),
  shot({
    page: 'my-reviews',
    state: 'error',
    path: '/dashboard/my-reviews',
    arrange: failing(reviews),
    ready: text('Your reviews could not be loaded.'),
    expectedProblem: failedLoad,
  }),
]

const account: readonly Shot[] = [
  shot({
    page: 'profile',
    state: 'full',
    path: '/dashboard/profile',
    ready: (page) => page.getByLabel('New password').waitFor(),
  }),
  shot({
    page: 'profile',
    state: 'mistakes',
    path: '/dashboard/profile',
    ready: async (page) => {
      await page.getByLabel('Full name').fill('')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByRole('button', { name: 'Change password' }).click()
      await text('Please enter your name.')(page)
      await text('Password cannot be empty!')(page)
    },
  }),
  shot({
    page: 'profile',
    state: 'uploading',
    path: '/dashboard/profile',
    arrange: hanging('/api/upload'),
    ready: async (page) => {
      await page.getByLabel('Profile picture (optional)').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
      })
      await page.getByRole('progressbar').waitFor()
    },
  }),
  shot({
    page: 'profile',
    state: 'present-password',
    path: '/dashboard/profile',
    isOneScreen: true,
    arrange: async (page) => {
      const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }
      await page.route('**/accounts:update**', (route) =>
        route.fulfill({ status: 400, json: { error } }),
      )
    },
    ready: async (page) => {
      await page.getByLabel('New password').fill('another password')
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('Present password').waitFor()
    },
    expectedProblem: /status of 400/,
  }),
  shot({
    page: 'wishlist',
    state: 'full',
    path: '/dashboard/wishlist',
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  }),
]

/** What a customer sees of their own. */
export const dashboardShots: readonly Shot[] = [
  ...overview,
  ...orderList,
  ...paying,
  ...orderDetails,
  ...reviewing,
  ...account,
]
