import type { Page } from '@playwright/test'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import { all, failing, hanging, responding, type Shot, shotsOf, text } from './states'

const account = shop.demoSignIns.customer
const email = encodeURIComponent(account.email)
const summary = '/api/my-dashboard'
const orders = '/api/my-orders'
const pendingReviews = `/api/my-pending-review/${email}`
const reviews = `/api/my-review/${email}`
const orderId = (index: number) => demoId(`order:own:${index}`)
const detailsPath = (id: string) => `/dashboard/order-details/order/${id}`
const emptySummary = { totalCart: 0, totalQuantity: 0, unpaid: 0, totalOrders: 0, totalRevenue: 0 }
const noPendingReviews = responding({ result: [], total: 0 }, pendingReviews)

const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
const ownReview = (page: Page) => page.getByRole('region', { name: 'Your review' }).waitFor()

/** The dashboard of a customer. */
export const dashboardShots: readonly Shot[] = [
  ...shotsOf(
    'dashboard',
    { path: '/dashboard', account },
    {
      full: {
        ready: async (page) => {
          await text('Total spent, with delivery')(page)
          await page.getByRole('link', { name: /^See all \d/ }).waitFor()
          await page.getByRole('link', { name: / to review / }).waitFor()
        },
      },
      new: {
        ...all(responding(emptySummary, summary), responding([], orders), noPendingReviews),
        ready: 'You have no orders yet.',
      },
      loading: { ...hanging(summary, orders), ready: 'Loading your orders' },
      error: { ...failing(summary, orders), ready: 'Your orders could not be loaded.' },
      drawer: {
        path: '/dashboard/wishlist',
        widths: [320, 390, 768],
        isOneScreen: true,
        ready: async (page) => {
          await button(page, 'Menu').click()
          await page.getByRole('dialog').getByText('Hi,').waitFor()
        },
      },
    },
  ),
  ...shotsOf(
    'orders',
    { path: '/dashboard/orders', account },
    {
      full: { ready: (page) => page.getByTitle(orderId(0)).waitFor() },
      loading: { ...hanging(orders), ready: 'Loading your orders' },
      empty: { ...responding([], orders), ready: 'You have no orders yet.' },
      error: { ...failing(orders), ready: 'Your orders could not be loaded.' },
      paying: {
        ...hanging('/payment-gateway'),
        ready: async (page) => {
          await button(page, 'Pay Now').click()
          await page.locator('[aria-busy=true]').first().waitFor()
        },
      },
      unpayable: {
        ...failing('/payment-gateway'),
        ready: async (page) => {
          await button(page, 'Pay Now').click()
          await page.getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor()
        },
      },
    },
  ),
  ...shotsOf(
    'order-details',
    { path: detailsPath(orderId(0)), account },
    {
      full: { path: detailsPath(orderId(5)), ready: ownReview },
      unpaid: { ready: (page) => button(page, 'Pay Now').waitFor() },
      receipt: {
        path: detailsPath(orderId(5)),
        widths: [768],
        isOnPaper: true,
        ready: ownReview,
      },
      loading: { ...hanging(`/api/order/${orderId(0)}`), ready: 'Loading the order' },
      missing: {
        path: detailsPath(demoId('no such order')),
        ready: 'Order not found.',
        expectedProblem: /status of 404 .*\/api\/order\//,
      },
      error: { ...failing(`/api/order/${orderId(0)}`), ready: 'The order could not be loaded.' },
    },
  ),
  ...shotsOf(
    'pending-reviews',
    { path: '/dashboard/pending-reviews', account },
    {
      full: { ready: (page) => button(page, 'Add Review').waitFor() },
      dialog: {
        isOneScreen: true,
        ready: async (page) => {
          await button(page, 'Add Review').click()
          await button(page, 'Submit review').click()
          await text('Please write your review.')(page)
        },
      },
      loading: { ...hanging(pendingReviews), ready: 'Loading your pending reviews' },
      empty: { ...noPendingReviews, ready: 'No pending reviews found.' },
      error: { ...failing(pendingReviews), ready: 'Your pending reviews could not be loaded.' },
    },
  ),
  ...shotsOf(
    'my-reviews',
    { path: '/dashboard/my-reviews', account },
    {
      full: { ready: (page) => page.getByRole('list', { name: 'My reviews' }).waitFor() },
      loading: { ...hanging(reviews), ready: 'Loading your reviews' },
      empty: { ...responding([], reviews), ready: "You haven't reviewed any orders yet." },
      error: { ...failing(reviews), ready: 'Your reviews could not be loaded.' },
    },
  ),
  ...shotsOf(
    'profile',
    { path: '/dashboard/profile', account },
    {
      full: { ready: (page) => page.getByLabel('New password').waitFor() },
      mistakes: {
        ready: async (page) => {
          await page.getByLabel('Full name').fill('')
          await button(page, 'Save profile').click()
          await button(page, 'Change password').click()
          await text('Please enter your name.')(page)
          await text('Password cannot be empty!')(page)
        },
      },
      uploading: {
        ...hanging('/api/upload'),
        ready: async (page) => {
          await page.getByLabel('Profile picture (optional)').setInputFiles({
            name: 'me.png',
            mimeType: 'image/png',
            buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
          })
          await page.getByRole('progressbar').waitFor()
        },
      },
      'present-password': {
        isOneScreen: true,
        arrange: async (page) => {
          const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }
          await page.route('**/accounts:update**', (route) =>
            route.fulfill({ status: 400, json: { error } }),
          )
        },
        ready: async (page) => {
          await page.getByLabel('New password').fill('another password')
          await button(page, 'Change password').click()
          await page.getByLabel('Current password').waitFor()
        },
        expectedProblem: /status of 400/,
      },
    },
  ),
  ...shotsOf(
    'wishlist',
    { path: '/dashboard/wishlist', account },
    { full: { ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() } },
  ),
]
