import { orderPath } from '../common/addresses'
import * as myOrders from '../src/dashboard/features/my-orders/messages'
import * as adminOrders from '../src/dashboard/features/orders/messages'
import * as paymentMessages from '../src/dashboard/features/payment/messages'
import * as reviews from '../src/dashboard/features/reviews/messages'
import { newCustomer, signInAt } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { openMail } from './support/mail'
import { taka } from './support/products'
import { expect, test } from './support/test'
import { english } from './support/texts'

test('shows that an order was delivered without a reload', async ({
  page,
  baseURL,
  openAdminApi,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  const order = await customer.order()
  const admin = await openAdminApi()
  await signInAt(page, orderPath(order), customer)
  await expect(page.getByRole('region', { name: english(myOrders.delivery) })).toContainText(
    'Pending for delivery',
  )
  await expect(page.getByRole('button', { name: english(reviews.addReview) })).toBeHidden()

  await admin.deliver(order._id)
  await expect(page.getByText('Pending for delivery')).toHaveCount(0)
  await expect(page.getByRole('region', { name: english(myOrders.delivery) })).toContainText(
    english(myOrders.deliveredStep),
  )
  await expect(page.getByRole('button', { name: english(reviews.addReview) })).toBeVisible()
  await expect(page.getByRole('button', { name: english(paymentMessages.payNow) })).toBeVisible()
})

test('is packed and handed over by an admin, which the customer sees and gets a mail about', async ({
  page,
  context,
  baseURL,
  openAdminApi,
}) => {
  const url = baseURL ?? ''
  const [customer, me] = await Promise.all([newCustomer(url), newCustomer(url)])
  await (await openAdminApi()).promote(me.email)
  const order = await customer.order()
  const { orderNumber = '' } = order
  await signInAt(page, orderPath(order), customer)
  await expect(page.getByText(`Order number ${orderNumber}`)).toBeVisible()

  // The number, read out on the telephone, finds the order.
  const admins = await (await context.browser()?.newContext({ baseURL }))?.newPage()
  if (!admins) throw new Error('there is no browser')
  await signInAt(admins, `/dashboard/all-ordered?search=${orderNumber}`, me)
  await admins.getByRole('button', { name: order._id.slice(0, 20) }).click()
  const panel = admins.getByRole('dialog', { name: /^Order/ })
  const press = (name: string) => admins.getByRole('button', { name, exact: true }).last().click()
  await press(english(adminOrders.markAsPacked))
  const steps = page
    .getByRole('list')
    .filter({ hasText: english(myOrders.placedStep) })
    .getByRole('listitem')
  await expect(steps.nth(2)).toHaveText(/^Packed\d/)
  await press(english(adminOrders.handOver))
  await admins.getByLabel(english(adminOrders.courier), { exact: true }).fill('Steadfast')
  await admins.getByLabel(english(adminOrders.trackingNumberOptional)).fill('SF100200')
  await expectAccessible(admins)
  await press(english(adminOrders.handOverNow))
  await expect(panel.getByRole('link', { name: 'SF100200' })).toBeVisible()
  await expectAccessible(admins)
  await expect(steps.nth(3)).toHaveText(/^Handed over\d.*Steadfast SF100200$/)
  await expectAccessible(page)
  await admins.context().close()

  const mail = await openMail(page, customer.email, /Your order is on its way/)
  await expect(mail.getByText('SF100200').first()).toBeVisible()
})

test('mails the customer about an order', async ({ page, baseURL, openAdminApi }) => {
  const customer = await newCustomer(baseURL ?? '')
  const order = await customer.order()
  const placed = await openMail(page, customer.email, /Thank you for your order/)
  await expect(placed.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect(placed.getByText(order._id)).toBeVisible()
  await expect(placed.getByText(taka(order.totalAmount).replace('৳', 'Tk '))).toBeVisible()
  await expect(placed.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    new URL(orderPath(order), baseURL).href,
  )
  await (await openAdminApi()).deliver(order._id)
  const delivered = await openMail(page, customer.email, /Your order was delivered/)
  await expect(delivered.getByText(order._id)).toBeVisible()
})

test('shows an order as cancelled, in this tab and another', async ({ page, context, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '')
  const order = await customer.order()
  await signInAt(page, orderPath(order), customer)
  const other = await context.newPage()
  await other.goto('/dashboard/orders')
  await expect(other.getByRole('button', { name: english(paymentMessages.payNow) })).toBeVisible()

  await page.getByRole('button', { name: english(paymentMessages.cancelOrder) }).click()
  const question = page.getByRole('dialog', { name: english(paymentMessages.cancelQuestion) })
  await question.getByRole('button', { name: english(paymentMessages.keepOrder) }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: english(paymentMessages.cancelOrder) }).click()
  await question.getByRole('button', { name: english(paymentMessages.confirmCancelling) }).click()
  await expect(page.getByText(/^This order was cancelled on /)).toBeVisible()
  await expect(page.getByRole('button', { name: english(paymentMessages.payNow) })).toBeHidden()
  await expect(
    page.getByRole('button', { name: english(paymentMessages.cancelOrder) }),
  ).toBeHidden()
  await expectAccessible(page)

  await expect(other.getByText(english(myOrders.noOrders))).toBeVisible()
  const cancelled = other.getByRole('region', { name: english(myOrders.cancelledOrders) })
  await expect(cancelled.getByTitle(order._id)).toBeVisible()
  await expectAccessible(other)

  await page.getByRole('button', { name: english(myOrders.orderAgain) }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('link', { name: order.cartItems[0]?.name }).first()).toBeVisible()
})
