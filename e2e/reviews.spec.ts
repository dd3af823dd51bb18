import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { shop } from '../shop/shop.config'
import * as reviews from '../src/dashboard/features/reviews/messages'
import * as pictures from '../src/dashboard/ui/pictures/messages'
import * as shared from '../src/shared/messages'
import * as productReviews from '../src/storefront/features/product-reviews/messages'
import { type Customer, newCustomer, sidebar, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

const format = new Intl.NumberFormat('en-IN')
const text = 'Loud where it matters,\nand light on the ear.'
/** With spaces: the shop trims a review when it is saved, not in the form. */
const typed = `  ${text} `

type Options = { page: Page; customer: Customer }

async function writeReview({ page }: Options) {
  await page.getByRole('button', { name: english(reviews.addReview) }).click()
  const dialog = page.getByRole('dialog', { name: english(reviews.addReview) })
  await expect(dialog.getByLabel(english(reviews.yourReview))).toBeFocused()
  await dialog.getByLabel(english(reviews.yourReview)).fill(typed)
  const stars = dialog.getByRole('radiogroup', { name: english(reviews.yourRating) })
  await stars.getByRole('radio', { name: english(shared.starsText)(3) }).press(' ')
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: english(shared.starsText)(4) })).toBeChecked()
  await dialog.getByRole('button', { name: english(reviews.submitReview) }).click()
}

// [spec 2.16, 2.17, 9.13]
test('a delivered order is reviewed once, and its review is kept', async ({
  page,
  baseURL,
  openAdminApi,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  const [order, admin] = await Promise.all([customer.order(), openAdminApi()])
  await admin.deliver(order._id)
  await signInAt(page, '/dashboard/pending-reviews', customer)
  await expect(page).toHaveTitle(`Pending reviews - ${shop.name}`)
  await expect(page.getByText(english(reviews.pendingLead)(1))).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('1')
  await expectAccessible(page)

  await writeReview({ page, customer })
  // Dialog and toast close automatically; while the dialog is open, the toast is hidden from the accessibility tree.
  await Promise.all([
    expect(page.getByText(english(reviews.reviewAdded), { exact: true })).toBeVisible(),
    expect(page.getByRole('dialog', { name: english(reviews.reviewAddedTitle) })).toBeVisible(),
  ])
  await expect(page.getByText(english(reviews.noPending))).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main'), 'the button has gone with its row').toBeFocused()

  await sidebar(page).getByRole('link', { name: 'My Reviews' }).click()
  await expect(page).toHaveTitle(`My reviews - ${shop.name}`)
  const review = page.getByRole('list', { name: english(reviews.myReviews) }).getByRole('listitem')
  await expect(review).toContainText('Loud where it matters,')
  await expect(review.getByRole('img', { name: english(shared.starsText)(4) })).toBeVisible()
  const amount = order.cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  await expect(review).toContainText(`৳${format.format(amount)}`)
  await expect(review).not.toContainText('$')
  await expectAccessible(page)

  await review.getByTitle(order._id).click()
  await expect(page.getByRole('region', { name: english(reviews.yourReview) })).toContainText(
    'light on the ear',
  )
  await expect(page.getByRole('button', { name: english(reviews.addReview) })).toBeHidden()

  const [item] = order.cartItems
  if (!item) throw new Error('the order has no item')
  await page.goto(productPath({ _id: item.gadgetId, productName: item.name }))
  await page
    .getByRole('heading', { name: english(productReviews.reviews) })
    .scrollIntoViewIfNeeded()
  await expect(page.getByText('Loud where it matters,').first()).toBeVisible()
  // Counted within seconds.
  const region = page.getByRole('region', { name: english(productReviews.reviews) })
  await expect(region.getByRole('img', { name: /out of 5 stars, [1-9]/ })).toBeVisible()
  await expectAccessible(page)
})

// [spec 8.16]
test('a new user has no reviews', async ({ page, baseURL }) => {
  await signInAt(page, '/dashboard/my-reviews', await newCustomer(baseURL ?? ''))
  await expect(page.getByText(english(reviews.noReviews))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: english(reviews.seePending) }).click()
  await expect(page.getByText(english(reviews.noPending))).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a review is sent with a photo, which opens larger at the product', async ({
    page,
    baseURL,
    openAdminApi,
  }) => {
    const customer = await newCustomer(baseURL ?? '')
    const [order, admin] = await Promise.all([customer.order(), openAdminApi()])
    await admin.deliver(order._id)
    await signInAt(page, '/dashboard/pending-reviews', customer)
    await page.getByRole('button', { name: english(reviews.addReview) }).click()
    const dialog = page.getByRole('dialog', { name: english(reviews.addReview) })
    await dialog.getByLabel(english(reviews.yourReview)).fill('With a photo of the box.')
    const chooser = dialog.getByLabel(english(pictures.addPictures))
    await chooser.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    })
    await expect(dialog.getByText(english(pictures.imagesOnly))).toBeVisible()
    await chooser.setInputFiles('public/images/og.jpg')
    await expect(dialog.getByText(english(pictures.fileReady)('og.jpg'))).toBeAttached()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: english(reviews.submitReview) }).click()
    await expect(page.getByText(english(reviews.noPending))).toBeVisible()

    const [item] = order.cartItems
    if (!item) throw new Error('the order has no item')
    await page.goto(productPath({ _id: item.gadgetId, productName: item.name }))
    await page
      .getByRole('heading', { name: english(productReviews.reviews) })
      .scrollIntoViewIfNeeded()
    const photo = page.getByRole('link', { name: /^Photo 1 of a review by / }).first()
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)
    await photo.click()
    const larger = page.getByRole('dialog', { name: /^Photos of a review by / })
    await expect(larger.getByRole('img')).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(larger).toBeHidden()
    await expect(photo).toBeFocused()
  })
})

test.describe('a review that fails to save', () => {
  test.use({ expectedProblem: /status of 503 .*add-review/ })

  test('is restored in the dialog and can be sent again', async ({
    page,
    baseURL,
    openAdminApi,
  }) => {
    const customer = await newCustomer(baseURL ?? '')
    const [order, admin] = await Promise.all([customer.order(), openAdminApi()])
    await admin.deliver(order._id)
    await signInAt(page, '/dashboard/orders', customer)
    const problem = { status: 503, code: 'unavailable', title: 'Unavailable', message: 'Later.' }
    await page.route('**/api/add-review/*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
    )
    await writeReview({ page, customer })
    await expect(toast(page, english(reviews.reviewFailed))).toBeVisible()
    const dialog = page.getByRole('dialog', { name: english(reviews.addReview) })
    await expect(dialog.getByLabel(english(reviews.yourReview))).toHaveValue(typed)
    await expect(dialog.getByText('Later.')).toBeVisible()
    await expectAccessible(page)
    // The sidebar is hidden from screen readers below the dialog.
    await expect(page.getByText('Pending Review')).toContainText('1')

    await page.unroute('**/api/add-review/*')
    await dialog.getByRole('button', { name: english(reviews.submitReview) }).click()
    await expect(page.getByText(english(reviews.reviewAdded), { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: english(reviews.addReview) })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
  })
})
