import type { Page } from '@playwright/test'
import { productPath } from '../common/addresses'
import { shop } from '../shop/shop.config'
import { logIn, sidebar, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { openMail } from './support/mail'
import { priceOf, productAt, taka } from './support/products'
import { payByCard, sandboxOf } from './support/sandbox'
import { expect, test } from './support/test'

const name = 'Rahima Khatun'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function registerAs(page: Page, email: string) {
  await page.goto('/register')
  await field(page, 'Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await field(page, 'Password').fill('the first password')
  await button(page, 'Create account').click()
  await expect(toast(page, 'Registration successful!')).toBeVisible()
  // Leaving /register replaces the header, and an open menu with it.
  await expect(page.getByRole('heading', { name: 'Best Sellers' })).toBeVisible()
  await page.getByRole('button', { name: `Hi, ${name}` }).click()
  await button(page, 'Logout').click()
  await page.getByRole('link', { name: 'Login / Register' }).click()
}

/** Uses the link of the e-mail; the old password is no longer valid. */
async function resetPassword(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await button(page, 'Lost your password?').click()
  await expect(toast(page, 'Password reset email sent. Please check your inbox.')).toBeVisible()
  const mail = await openMail(page, email, /Choose a new password/)
  const link = mail.getByRole('link', { name: 'Choose a new password' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByLabel('New password').fill(password)
  await button(page, 'Save password').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed')
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await logIn(page, { email, password: 'the first password' })
  await expect(toast(page, 'Login failed. Please check your credentials.')).toBeVisible()
  await logIn(page, { email, password })
  await expect(toast(page, 'Login successful!')).toBeVisible()
}

/** The admin uses another browser. */
async function deliver(page: Page, orderId: string) {
  await signInAt(page, '/dashboard/all-ordered', shop.demoSignIns.admin)
  await page.getByRole('searchbox').fill(orderId)
  const row = page.getByRole('row').filter({ hasText: orderId.slice(0, 20) })
  await expect(row).toContainText(name)
  await row.getByRole('button', { name: 'Mark as Delivered' }).click()
  const question = page.getByRole('dialog', { name: 'Mark this order as delivered?' })
  await expect(question).toContainText(name)
  await expect(question).not.toContainText('not been paid')
  await question.getByRole('button', { name: 'Mark as Delivered' }).click()
  await expect(toast(page, 'Marked as Delivered')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Marked' })).toBeDisabled()
}

test.use({ expectedProblem: /status of 400 .*identitytoolkit/ })

// [spec 2.7, 2.8, 2.9, 4.3, 4.4, 4.5, 5.2]
test('a customer registers, orders, pays, receives and reviews a product', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = `${crypto.randomUUID()}@mail.example`
  const [product, other] = [await productAt(request, 27), await productAt(request, 28)]
  const total = priceOf(product) * 2 + 100

  await registerAs(page, email)
  await resetPassword(page, email, 'the second password')

  await page.goto(productPath(other))
  await button(page, 'Add to Cart').click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await page.goto(productPath(product))
  await button(page, 'Buy Now').click()
  await expect(toast(page, 'Redirecting to cart...')).toBeVisible()
  await expect(page).toHaveURL('/cart')

  const row = page.getByRole('row').filter({ hasText: product.productName })
  await row.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(toast(page, 'Quantity updated successfully!')).toBeVisible()
  await button(page, `Remove ${product.productName}`).click()
  await button(page, `Undo: put ${product.productName} back`).click()
  await expect(row.getByRole('spinbutton')).toHaveValue('2')
  await button(page, `Remove ${other.productName}`).click()
  await expect(toast(page, 'Item removed from cart!').first()).toBeVisible()
  await button(page, 'Apply Coupon').click()
  await expect(toast(page, 'Wrong Coupon!')).toBeVisible()

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page).toHaveTitle(`Checkout - ${shop.name}`)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(
    `Total${taka(total)}`,
  )
  // The name of the account is there already.
  await expect(field(page, 'Full name')).toHaveValue('Rahima Khatun')
  await field(page, 'Full name').clear()
  await button(page, 'Place Order').click()
  await expect(toast(page, 'Please fill out all required fields.')).toBeVisible()
  await expect(field(page, 'Full name')).toBeFocused()
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Please enter your name.')
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(/mobile number/)
  await expect(field(page, 'District')).toHaveAccessibleDescription('Please choose a district.')
  await expect(field(page, 'Address')).toHaveAccessibleDescription(/Please enter your address/)
  await field(page, 'Full name').fill(name)
  await field(page, 'Mobile number').fill('+8801711000000')
  await field(page, 'District').selectOption('Sylhet')
  await field(page, 'Address').fill('House 1, Road 2, Zindabazar')
  await button(page, 'Place Order').click()
  await expect(toast(page, 'Order placed successfully!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/orders')

  await button(page, 'Pay Now').click()
  const { tranId } = await sandboxOf(page)
  await expect(page).toHaveTitle(
    `Pay ${taka(total).replace('৳', 'BDT ').replace('.00', '')} to ${shop.name}`,
  )
  await expectAccessible(page)
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText(tranId)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const details = page.getByRole('link', { name: 'View Order Details' })
  await expect(details).toHaveAttribute('href', /\/dashboard\/order-details\/rahima_khatun\//)
  await details.click()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(tranId)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const elsewhere = await browser.newContext({ baseURL })
  await deliver(await elsewhere.newPage(), orderId)
  await elsewhere.close()

  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Delivered')
  await button(page, 'Add Review').click()
  const dialog = page.getByRole('dialog', { name: 'Add Review' })
  await dialog.getByLabel('Your review').fill('Loud where it matters.')
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('dialog', { name: 'Review added successfully!' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sidebar(page).getByRole('link', { name: 'My Reviews' }).click()
  await expect(page.getByRole('list', { name: 'My reviews' })).toContainText(
    'Loud where it matters.',
  )
  await expect(sidebar(page).getByRole('link', { name: 'Pending Review' })).toContainText('0')
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})
