import type { Page } from '@playwright/test'
import { productPath } from '../../common/addresses'
import { homePage } from '../../shop/homePage'
import { shop } from '../../shop/shop.config'
import * as reviewMessages from '../../src/dashboard/features/reviews/messages'
import * as pictures from '../../src/dashboard/ui/pictures/messages'
import * as photoMessages from '../../src/entities/review/messages'
import { t } from '../../src/shared/lib/language'
import { reviewerName } from '../../src/shared/lib/localNames'
import * as productReviews from '../../src/storefront/features/product-reviews/messages'
import { all, failing, hanging, responding, type Shot, shotsOf, text } from './states'

const account = shop.demoSignIns.customer
const product = homePage.bannerTargets.earbuds
const ofProduct = `/api/product/${product._id}/reviews`
const ofCustomer = `/api/my-review/${encodeURIComponent(account.email)}`
const photos = ['midnight-1', 'midnight-2', 'midnight-3'].map(
  (name) => `/images/products/dhonira-aura-pro-anc-earbuds-${name}-960.webp`,
)
const reviews = [
  {
    text: 'Received it within two days.\nThe box was sealed, and both sides sound the same.',
    stars: 5,
    photos,
    reviewAdded: '2026-07-01T09:30:00.000Z',
    firstName: 'Rahima',
    district: 'Chittagong',
  },
  {
    text: 'দাম অনুযায়ী মান খুবই ভালো। ঢাকার বাইরেও তিন দিনের মধ্যে পেয়েছি।',
    stars: 4,
    photos: photos.slice(1, 2),
    reviewAdded: '2026-06-21T09:30:00.000Z',
    firstName: 'Karim',
    district: 'Mymensingh',
  },
  {
    text: 'Exactly the colour I chose.',
    reviewAdded: '2026-06-20T09:30:00.000Z',
    firstName: 'Customer',
    district: 'Dhaka',
  },
]
const [{ firstName } = { firstName: '' }] = reviews
const photoOf = (position: number) => t(photoMessages.photoOf)(position, reviewerName(firstName))

/** Rated, whatever the demo's customers have given. */
const withPhotos = all(responding({ reviews, total: 27 }, ofProduct), {
  arrange: (page) =>
    page.route(
      (url) => url.pathname === `/api/product/${product._id}`,
      async (route) => {
        const response = await route.fetch()
        const shown = Object(await response.json()) as object
        await route.fulfill({ response, json: { ...shown, starCounts: [1, 0, 2, 6, 18] } })
      },
    ),
})

/** The first of the customer's own reviews. */
const ownWithPhotos = {
  arrange: (page: Page) =>
    page.route(
      (url) => url.pathname === ofCustomer,
      async (route) => {
        const response = await route.fetch()
        const [first, ...others] = (await response.json()) as object[]
        await route.fulfill({ response, json: [{ ...first, reviewPhotos: photos }, ...others] })
      },
    ),
}

async function scrollToReviews(page: Page) {
  await page.getByRole('heading', { name: t(productReviews.reviews) }).scrollIntoViewIfNeeded()
}

export const reviewShots: readonly Shot[] = [
  ...shotsOf(
    'product-reviews',
    { path: productPath(product) },
    {
      full: {
        ...withPhotos,
        ready: async (page) => {
          await scrollToReviews(page)
          await page.getByRole('link', { name: photoOf(3) }).waitFor()
        },
      },
      filtered: {
        ...withPhotos,
        ready: async (page) => {
          await scrollToReviews(page)
          await page.getByRole('link', { name: photoOf(3) }).waitFor()
          await page
            .getByRole('list', { name: t(productReviews.filterByStars) })
            .getByRole('button')
            .first()
            .click()
          await page.getByRole('button', { name: t(productReviews.showAll) }).waitFor()
        },
      },
      zoom: {
        ...withPhotos,
        isOneScreen: true,
        ready: async (page) => {
          await scrollToReviews(page)
          await page.getByRole('link', { name: photoOf(2) }).click()
          await page.getByRole('dialog').getByRole('img').first().waitFor()
        },
      },
      empty: {
        ...responding({ reviews: [], total: 0 }, ofProduct),
        ready: async (page) => {
          await scrollToReviews(page)
          await text(t(productReviews.noReviews))(page)
        },
      },
      loading: {
        ...hanging(ofProduct),
        ready: async (page) => {
          await scrollToReviews(page)
          await text(t(productReviews.loading))(page)
        },
      },
      error: {
        ...failing(ofProduct),
        ready: async (page) => {
          await scrollToReviews(page)
          await text(t(productReviews.failed))(page)
        },
      },
    },
  ),
  ...shotsOf(
    'my-reviews',
    { path: '/dashboard/my-reviews', account },
    {
      photos: {
        ...ownWithPhotos,
        ready: (page) => page.getByRole('list', { name: t(reviewMessages.myReviews) }).waitFor(),
      },
    },
  ),
  ...shotsOf(
    'pending-reviews',
    { path: '/dashboard/pending-reviews', account, isOneScreen: true },
    {
      photos: {
        ready: async (page) => {
          await page
            .getByRole('button', { name: t(reviewMessages.addReview) })
            .first()
            .click()
          const dialog = page.getByRole('dialog')
          await dialog
            .getByLabel(t(pictures.addPictures))
            .setInputFiles(
              ['fan-480.webp', 'earbuds-480.webp'].map(
                (name) => `public/images/categories/${name}`,
              ),
            )
          await dialog
            .getByText(t(pictures.fileReady)('earbuds-480.webp'))
            .waitFor({ state: 'attached' })
        },
      },
    },
  ),
]
