import type { Page } from '@playwright/test'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import { somethingWentWrong } from '../../src/api/messages'
import * as addresses from '../../src/dashboard/features/addresses/messages'
import { priceBelow } from '../../src/dashboard/features/alerts/messages'
import * as myOrders from '../../src/dashboard/features/my-orders/messages'
import { payNow } from '../../src/dashboard/features/payment/messages'
import * as profile from '../../src/dashboard/features/profile/messages'
import * as reviewMessages from '../../src/dashboard/features/reviews/messages'
import * as layout from '../../src/dashboard/layout/messages'
import { profilePicture } from '../../src/entities/auth/messages'
import { formatTaka } from '../../src/shared/lib/formatTaka'
import { t } from '../../src/shared/lib/language'
import { nameMissing } from '../../src/shared/messages'
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

const price = 8990
export const alertOf = (gadgetId: string) => ({
  _id: demoId(`alert:${gadgetId}`),
  gadgetId,
  kind: 'backInStock',
  name: 'Dhonira Aura Pro ANC Earbuds Midnight',
  image: '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp',
  price,
  alertAdded: '2026-07-01T09:30:00.000Z',
})
const home = {
  _id: demoId('address:home'),
  label: 'বাসা',
  name: 'Rafia Rahman',
  mobileNumber: '+8801711000000',
  district: 'Mymensingh',
  address: 'House 1, Road 2, Block C, second floor, behind the mosque of Zindabazar',
  isDefault: true,
}
const office = { ...home, _id: demoId('address:office'), label: 'Office', isDefault: false }

const button = (page: Page, name: string) => page.getByRole('button', { name }).first()
/** With any number of orders. */
const seeAll = new RegExp(t(myOrders.seeAllCount)(0).replace(/[0০]/, '[\\d০-৯]+'))
const ownReview = (page: Page) =>
  page.getByRole('region', { name: t(myOrders.yourReview) }).waitFor()

/** The dashboard of a customer. */
export const dashboardShots: readonly Shot[] = [
  ...shotsOf(
    'dashboard',
    { path: '/dashboard', account },
    {
      full: {
        ready: async (page) => {
          await text(t(myOrders.totalSpent))(page)
          await page.getByRole('link', { name: seeAll }).waitFor()
          await page.getByRole('link', { name: t(reviewMessages.whyReview) }).waitFor()
        },
      },
      new: {
        ...all(responding(emptySummary, summary), responding([], orders), noPendingReviews),
        ready: t(myOrders.noOrders),
      },
      loading: { ...hanging(summary, orders), ready: t(myOrders.loadingOrders) },
      error: { ...failing(summary, orders), ready: t(myOrders.ordersNotLoaded) },
      drawer: {
        path: '/dashboard/wishlist',
        widths: [320, 390, 768],
        isOneScreen: true,
        ready: async (page) => {
          await button(page, t(layout.menu)).click()
          await page.getByRole('dialog').getByText(t(layout.greeting)('').trim()).waitFor()
        },
      },
    },
  ),
  ...shotsOf(
    'orders',
    { path: '/dashboard/orders', account },
    {
      full: { ready: (page) => page.getByTitle(orderId(0)).waitFor() },
      loading: { ...hanging(orders), ready: t(myOrders.loadingOrders) },
      empty: { ...responding([], orders), ready: t(myOrders.noOrders) },
      error: { ...failing(orders), ready: t(myOrders.ordersNotLoaded) },
      paying: {
        ...hanging('/payment-gateway'),
        ready: async (page) => {
          await button(page, t(payNow)).click()
          await page.locator('[aria-busy=true]').first().waitFor()
        },
      },
      unpayable: {
        ...failing('/payment-gateway'),
        ready: async (page) => {
          await button(page, t(payNow)).click()
          await page
            .getByRole('alert')
            .filter({ hasText: t(somethingWentWrong) })
            .waitFor()
        },
      },
    },
  ),
  ...shotsOf(
    'order-details',
    { path: detailsPath(orderId(0)), account },
    {
      full: { path: detailsPath(orderId(5)), ready: ownReview },
      unpaid: { ready: (page) => button(page, t(payNow)).waitFor() },
      receipt: {
        path: detailsPath(orderId(5)),
        widths: [768],
        isOnPaper: true,
        ready: ownReview,
      },
      loading: { ...hanging(`/api/order/${orderId(0)}`), ready: t(myOrders.loadingOrder) },
      missing: {
        path: detailsPath(demoId('no such order')),
        ready: t(myOrders.orderNotFound),
        expectedProblem: /status of 404 .*\/api\/order\//,
      },
      error: { ...failing(`/api/order/${orderId(0)}`), ready: t(myOrders.orderNotLoaded) },
    },
  ),
  ...shotsOf(
    'pending-reviews',
    { path: '/dashboard/pending-reviews', account },
    {
      full: { ready: (page) => button(page, t(reviewMessages.addReview)).waitFor() },
      dialog: {
        isOneScreen: true,
        ready: async (page) => {
          await button(page, t(reviewMessages.addReview)).click()
          await button(page, t(reviewMessages.submitReview)).click()
          await text(t(reviewMessages.reviewRequired))(page)
        },
      },
      loading: { ...hanging(pendingReviews), ready: t(reviewMessages.loadingPending) },
      empty: { ...noPendingReviews, ready: t(reviewMessages.noPending) },
      error: { ...failing(pendingReviews), ready: t(reviewMessages.pendingFailed) },
    },
  ),
  ...shotsOf(
    'my-reviews',
    { path: '/dashboard/my-reviews', account },
    {
      full: {
        ready: (page) => page.getByRole('list', { name: t(reviewMessages.myReviews) }).waitFor(),
      },
      loading: { ...hanging(reviews), ready: t(reviewMessages.loadingReviews) },
      empty: { ...responding([], reviews), ready: t(reviewMessages.noReviews) },
      error: { ...failing(reviews), ready: t(reviewMessages.reviewsFailed) },
    },
  ),
  ...shotsOf(
    'profile',
    { path: '/dashboard/profile', account },
    {
      full: { ready: (page) => page.getByLabel(t(profile.newPassword)).waitFor() },
      filled: {
        ...all(
          responding([home, office], '/api/my-addresses'),
          responding(
            [alertOf(demoId('product:1')), { ...alertOf(demoId('product:2')), kind: 'priceDrop' }],
            '/api/my-alerts',
          ),
        ),
        ready: async (page) => {
          await text(t(addresses.isDefault))(page)
          await page.getByText(t(priceBelow)(formatTaka(price))).waitFor()
        },
      },
      address: {
        isOneScreen: true,
        ...responding([home, office], '/api/my-addresses'),
        ready: async (page) => {
          await button(page, t(addresses.ofAddress)(t(addresses.edit), office.label)).click()
          const dialog = page.getByRole('dialog', { name: t(addresses.editAddress) })
          await dialog.getByLabel(t(addresses.label)).fill('')
          await dialog.getByRole('button', { name: t(addresses.save), exact: true }).click()
          await text(t(addresses.labelMissing))(page)
        },
      },
      mistakes: {
        ready: async (page) => {
          await page.getByLabel(t(profile.fullName)).fill('')
          await button(page, t(profile.saveProfile)).click()
          await button(page, t(profile.changePassword)).click()
          await text(t(nameMissing))(page)
          await text(t(profile.emptyPassword))(page)
        },
      },
      uploading: {
        ...hanging('/api/upload'),
        ready: async (page) => {
          await page.getByLabel(t(profilePicture)).setInputFiles({
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
          await page.getByLabel(t(profile.newPassword)).fill('another password')
          await button(page, t(profile.changePassword)).click()
          await page.getByLabel(t(profile.currentPassword)).waitFor()
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
