import type { Page } from '@playwright/test'
import * as myOrders from '../src/dashboard/features/my-orders/messages'
import * as orders from '../src/dashboard/features/orders/messages'
import * as orderPayments from '../src/dashboard/features/orders/paymentMessages'
import * as paymentMessages from '../src/dashboard/features/payment/messages'
import * as paymentIssues from '../src/dashboard/features/payment-issues/messages'
import * as tables from '../src/dashboard/tables/messages'
import * as dashboardUi from '../src/dashboard/ui/messages'
import * as shared from '../src/shared/messages'
import * as payment from '../src/storefront/features/payment/messages'
import { adminAt } from './support/admin'
import { newCustomer, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { payByCard, type Sandbox, sandboxOf } from './support/sandbox'
import { expect, test as shopTest } from './support/test'
import { english } from './support/texts'

type Fixtures = { sandboxes: Sandbox[] }

const test = shopTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
  sandboxes: async ({}, use) => {
    const sandboxes: Sandbox[] = []
    await use(sandboxes)
    for (const sandbox of sandboxes) await sandbox.clearFaults()
  },
})

// The sandbox has the faults of one customer at a time.
test.describe.configure({ mode: 'serial' })

/** The gateway is asked about a refund after 5, 15 and 35 seconds. */
const untilAskedAgain = { timeout: 40_000 }

const payNow = (page: Page) => page.getByRole('button', { name: english(paymentMessages.payNow) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cardButton = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** A new customer with an unpaid order, on the orders page. */
async function withOrder(page: Page, url: string | undefined) {
  const customer = await newCustomer(url ?? '')
  const order = await customer.order()
  await signInAt(page, '/dashboard/orders', customer)
  return { customer, order }
}

/** The same customer on the gateway's page. */
async function atGateway(page: Page, url: string | undefined) {
  const { order } = await withOrder(page, url)
  await payNow(page).click()
  return { ...(await sandboxOf(page)), orderId: order._id }
}

async function expectPaid(page: Page, tranId: string) {
  await page.getByRole('link', { name: english(payment.viewOrder) }).click()
  await expect(page.getByRole('region', { name: english(orders.payment) })).toContainText(tranId)
  await expect(payNow(page)).toHaveCount(0)
}

test('a successful payment marks the order as paid', async ({ page, baseURL }) => {
  const { tranId } = await atGateway(page, baseURL)
  await payByCard(page)
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/success/${tranId}/`))
  await expect(page).toHaveTitle(/^Payment Successful/)
  await expectAccessible(page)
  await expectPaid(page, tranId)
})

for (const { how, button, testCard } of [
  { how: 'declined', button: 'Pay BDT', testCard: 'Declined' },
  { how: 'cancelled', button: 'Cancel and return' },
  { how: 'expired', button: 'Let it expire' },
]) {
  // [spec 2.10]
  test(`a payment that is ${how} leaves the order unpaid, with another attempt possible`, async ({
    page,
    baseURL,
  }) => {
    const { tranId, orderId } = await atGateway(page, baseURL)
    if (testCard) await cardButton(page, testCard)
    await cardButton(page, button)
    if (how === 'expired') await cardButton(page, 'Return to')
    await expect(
      heading(
        page,
        how === 'declined' ? english(payment.declinedTitle) : english(payment.cancelledTitle),
      ),
    ).toBeVisible()
    await expect(page).toHaveURL(`/cancel?payment=${tranId}&order=${orderId}`)
    await expect(page.getByText(orderId.slice(0, 20))).toBeVisible()
    await expect(page.getByText(/^৳[\d,]+\.00 with delivery$/)).toBeVisible()
    await expect(page.getByText(/^Your bank declined the payment/)).toBeVisible({
      visible: how === 'declined',
    })
    await expectAccessible(page)
    await expect(page.getByRole('link', { name: english(shared.goHome) })).toHaveAttribute(
      'href',
      '/',
    )
    await page.getByRole('link', { name: english(payment.tryAgain) }).click()
    await expect(page).toHaveURL('/dashboard/orders')
    await payNow(page).click()
    const next = await sandboxOf(page)
    expect(next.tranId).not.toBe(tranId)
    await payByCard(page)
    await expect(heading(page, english(payment.paidTitle))).toBeVisible()
    await expectPaid(page, next.tranId)
  })
}

test('a late payment is shown without a reload', async ({ page, baseURL }) => {
  const sandbox = await atGateway(page, baseURL)
  await cardButton(page, 'Cancel and return')
  await page.getByRole('link', { name: english(payment.tryAgain) }).click()
  await expect(payNow(page)).toBeVisible()
  await sandbox.settle('VALID')
  await expect(payNow(page)).toHaveCount(0)
  await page.goto(`/success/${sandbox.tranId}/${sandbox.orderId}`)
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
})

test('an order is paid once, even if the user goes back to the gateway', async ({
  page,
  baseURL,
}) => {
  const { tranId } = await atGateway(page, baseURL)
  await payByCard(page)
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
  await page.goBack()
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
  await expectPaid(page, tranId)
})

test('a payment can be started again after returning without paying', async ({ page, baseURL }) => {
  const { tranId } = await atGateway(page, baseURL)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/orders')
  await payNow(page).click()
  expect((await sandboxOf(page)).tranId, 'the open attempt is used again').toBe(tranId)
})

test('a payment without a notification is found when the user returns from the gateway', async ({
  page,
  baseURL,
  sandboxes,
}) => {
  const sandbox = await atGateway(page, baseURL)
  sandboxes.push(sandbox)
  await sandbox.injectFaults({ ipn: 'drop' })
  await payByCard(page)
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
})

test('a payment shows as being confirmed while the gateway does not respond', async ({
  page,
  baseURL,
  sandboxes,
}) => {
  const sandbox = await atGateway(page, baseURL)
  sandboxes.push(sandbox)
  await sandbox.injectFaults({ ipn: 'drop', api: 'error500', apiCalls: ['validation', 'query'] })
  await payByCard(page)
  await expect(heading(page, english(payment.openTitle))).toBeVisible()
  await expect(page.getByText(sandbox.tranId)).toBeVisible()
  await sandbox.clearFaults()
  await expectAccessible(page)
  await sandbox.settle('VALID')
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
})

test('a visitor without a session sees the payment result without order details', async ({
  page,
  baseURL,
  browser,
}) => {
  const { tranId } = await atGateway(page, baseURL)
  await payByCard(page)
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()
  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  await visitor.goto(page.url())
  await expect(heading(visitor, english(payment.paidTitle))).toBeVisible()
  await expect(visitor.getByText(tranId)).toBeVisible()
  await visitor.getByRole('link', { name: english(payment.viewOrder) }).click()
  await expect(visitor).toHaveURL('/login')
  await elsewhere.close()
})

test.describe('a gateway that does not respond', () => {
  test.use({ expectedProblem: /status of 503/ })

  test('shows an error beside the button, which works again later', async ({
    page,
    baseURL,
    sandboxes,
  }) => {
    const { customer } = await withOrder(page, baseURL)
    await payNow(page).click()
    const sandbox = await sandboxOf(page)
    sandboxes.push(sandbox)
    await customer.order()
    await page.goto('/dashboard/orders')
    await expect(payNow(page)).toHaveCount(2)
    await sandbox.injectFaults({ api: 'error500', apiCalls: ['session'] })
    await payNow(page).first().click()
    await expect(page.getByText('The card payment service does not answer')).toBeVisible()
    await expectAccessible(page)
    await sandbox.clearFaults()
    await payNow(page).first().click()
    expect((await sandboxOf(page)).tranId).not.toBe(sandbox.tranId)
  })
})

test.describe('a made-up payment URL', () => {
  test.use({ expectedProblem: /status of 404/ })

  test('shows the error page', async ({ page }) => {
    await page.goto('/success/01KDJ9Y1V8M5G3C4R7T2W6X0ZB/01890000-0000-7000-8000-000000000000')
    await expect(heading(page, english(payment.unknownTitle))).toBeVisible()
    await expect(page.getByText(english(payment.paidTitle))).toHaveCount(0)
    await expectAccessible(page)
  })
})

test('a payment in another tab is shown in the first', async ({ page, baseURL, context }) => {
  await withOrder(page, baseURL)
  await expect(payNow(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/orders')
  await payNow(other).click()
  await sandboxOf(other)
  await payByCard(other)
  await expect(heading(other, english(payment.paidTitle))).toBeVisible()
  await expect(payNow(page)).toHaveCount(0)
  await expect(toast(page, english(paymentIssues.failed))).toHaveCount(0)
})

test.describe('a deleted order with a payment', () => {
  // The open page of a deleted order requests it once more.
  test.use({ expectedProblem: /status of 404/ })

  test('keeps the payment listed for admins until it is refunded', async ({
    page,
    baseURL,
    browser,
  }) => {
    const sandbox = await atGateway(page, baseURL)
    const { tranId, orderId } = sandbox
    await sandbox.injectFaults({ refundDelay: 600_000 })
    await payByCard(page)
    await expect(heading(page, english(payment.paidTitle))).toBeVisible()

    const context = await browser.newContext({ baseURL })
    const admin = await context.newPage()
    await signInAt(admin, `/dashboard/all-ordered?search=${orderId}`, adminAt(0))
    await admin.getByRole('button', { name: /^Delete the order/ }).click()
    const question = admin.getByRole('dialog', { name: english(tables.areYouSure) })
    await expect(question).toContainText('It has been paid: ৳')
    await expect(question).toContainText(tranId)
    await expectAccessible(admin)
    await question.getByRole('button', { name: english(orders.confirmDeletion) }).click()
    await expect(admin.getByRole('dialog', { name: english(orders.orderDeleted) })).toBeVisible()

    await page.reload()
    await expect(heading(page, english(payment.orderCancelledTitle))).toBeVisible()
    await expect(page.getByText('We have received your payment')).toBeVisible()
    await expectAccessible(page)

    await admin.goto(`/dashboard/all-ordered?needsAttention=true&search=${orderId}`)
    await expect(
      admin.getByRole('row').filter({ hasText: english(orders.deletedStatus) }),
    ).toBeVisible()
    await admin.goto('/dashboard')
    const issue = admin
      .getByRole('region', { name: english(paymentIssues.needsAttention) })
      .getByRole('listitem')
      .filter({ hasText: tranId })
    await expect(issue).toContainText(english(dashboardUi.paymentReasons.orderDeleted))
    await expectAccessible(admin)
    await issue.getByRole('button', { name: /^Refund/ }).click()
    await admin
      .getByRole('dialog', { name: english(paymentIssues.refundQuestion) })
      .getByRole('button', { name: 'Refund', exact: true })
      .click()
    await expect(toast(admin, 'on its way back')).toBeVisible()
    await expect(issue).toHaveCount(0)
    await page.reload()
    await expect(heading(page, english(payment.refundRequestedTitle))).toBeVisible()

    await sandbox.decideRefund('cancelled')
    await expect(issue).toContainText(
      english(paymentIssues.refundFailed)('The bank cancelled the refund'),
      untilAskedAgain,
    )
    await expectAccessible(admin)
    await issue.getByRole('button', { name: /^Refund .* again$/ }).click()
    await admin
      .getByRole('dialog', { name: english(paymentIssues.refundQuestion) })
      .getByRole('button', { name: 'Refund', exact: true })
      .click()
    await expect(toast(admin, 'on its way back')).toBeVisible()
    await expect(issue).toHaveCount(0)
    await sandbox.decideRefund('refunded')
    await admin.goto(`/dashboard/refunds?search=${tranId}`)
    await expect(
      admin
        .getByRole('row')
        .or(admin.getByRole('listitem'))
        .filter({ hasText: english(paymentIssues.refunded) })
        .first(),
    ).toBeVisible(untilAskedAgain)
    await context.close()

    await page.reload()
    await expect(heading(page, english(payment.refundedTitle))).toBeVisible()
  })
})

test('a payment that was left open in one tab and made in another is shown in the first', async ({
  page,
  baseURL,
  context,
}) => {
  await atGateway(page, baseURL)
  const other = await context.newPage()
  await other.goto(page.url())
  await cardButton(other, 'Cancel and return')
  await expect(heading(other, english(payment.cancelledTitle))).toBeVisible()
  await other.getByRole('link', { name: english(payment.tryAgain) }).click()
  await payNow(other).click()
  await sandboxOf(other)
  await payByCard(other)
  await expect(heading(other, english(payment.paidTitle))).toBeVisible()

  await payByCard(page)
  await expect(page.getByText('This order has been paid already.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: english(payment.viewOrder) }).click()
  await expect(page.getByRole('region', { name: english(myOrders.payment) })).toContainText(
    english(dashboardUi.paid),
  )
})

test('an admin cancels a paid order and refunds it in one step', async ({
  page,
  baseURL,
  browser,
}) => {
  const { orderId } = await atGateway(page, baseURL)
  await payByCard(page)
  await expect(heading(page, english(payment.paidTitle))).toBeVisible()

  const admin = await browser.newPage()
  await signInAt(admin, `/dashboard/all-ordered?open=${orderId}`, adminAt(0))
  await admin.getByRole('button', { name: english(orderPayments.cancelAndRefund) }).click()
  await admin
    .getByRole('dialog', { name: english(orderPayments.refundQuestion) })
    .getByRole('button', { name: english(orderPayments.cancelAndRefund) })
    .click()
  await expect(toast(admin, 'on its way back')).toBeVisible()
  await expect(admin.getByText(/^This order was deleted on/)).toBeVisible()

  // The sandbox takes four seconds.
  await admin.goto(`/dashboard/refunds?search=${orderId}`)
  await expect(
    admin
      .getByRole('row')
      .or(admin.getByRole('listitem'))
      .filter({ hasText: english(paymentIssues.refunded) })
      .first(),
  ).toBeVisible(untilAskedAgain)
  await expectAccessible(admin)
  await admin.close()

  await page.reload()
  await expect(heading(page, english(payment.refundedTitle))).toBeVisible()
})
