import type { Page } from '@playwright/test'
import { shop } from '../shop/shop.config'
import { type Customer, newCustomer, sidebar, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const format = new Intl.NumberFormat('en-IN')
const text = 'Loud where it matters,\nand light on the ear.'
/** With spaces: the shop trims a review when it is saved, not in the form. */
const typed = `  ${text} `

type Options = { page: Page; customer: Customer }

async function writeReview({ page }: Options) {
  await page.getByRole('button', { name: 'Add Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Review' })
  await expect(dialog.getByLabel('Your review')).toBeFocused()
  await dialog.getByLabel('Your review').fill(typed)
  await dialog.getByRole('button', { name: 'Submit review' }).click()
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
  await expect(page.getByText('1 order to review.')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('1')
  await expectAccessible(page)

  await writeReview({ page, customer })
  // Dialog and toast close automatically; while the dialog is open, the toast is hidden from the accessibility tree.
  await Promise.all([
    expect(page.getByText('Review added', { exact: true })).toBeVisible(),
    expect(page.getByRole('dialog', { name: 'Review added successfully!' })).toBeVisible(),
  ])
  await expect(page.getByText('No pending reviews found.')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main'), 'the button has gone with its row').toBeFocused()

  await sidebar(page).getByRole('link', { name: 'My Reviews' }).click()
  await expect(page).toHaveTitle(`My reviews - ${shop.name}`)
  const review = page.getByRole('list', { name: 'My reviews' }).getByRole('listitem')
  await expect(review).toContainText('Loud where it matters,')
  const amount = order.cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  await expect(review).toContainText(`৳${format.format(amount)}`)
  await expect(review).not.toContainText('$')
  await expectAccessible(page)

  await review.getByTitle(order._id).click()
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText('light on the ear')
  await expect(page.getByRole('button', { name: 'Add Review' })).toBeHidden()
})

// [spec 8.16]
test('a new user has no reviews', async ({ page, baseURL }) => {
  await signInAt(page, '/dashboard/my-reviews', await newCustomer(baseURL ?? ''))
  await expect(page.getByText("You haven't reviewed any orders yet.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See pending reviews' }).click()
  await expect(page.getByText('No pending reviews found.')).toBeVisible()
  await expectAccessible(page)
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
    await expect(toast(page, 'Failed to add review. Please try again.')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Add Review' })
    await expect(dialog.getByLabel('Your review')).toHaveValue(typed)
    await expect(dialog.getByText('Later.')).toBeVisible()
    await expectAccessible(page)
    // The sidebar is hidden from screen readers below the dialog.
    await expect(page.getByText('Pending Review')).toContainText('1')

    await page.unroute('**/api/add-review/*')
    await dialog.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByText('Review added', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Review' })).toBeHidden()
    await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
  })
})
