import type { Page } from '@playwright/test'
import { orderPath } from '../common/addresses'
import { shop } from '../shop/shop.config'
import * as myOrders from '../src/dashboard/features/my-orders/messages'
import * as paymentMessages from '../src/dashboard/features/payment/messages'
import * as reviews from '../src/dashboard/features/reviews/messages'
import * as pages from '../src/dashboard/pages/messages'
import * as product from '../src/entities/product/messages'
import { newCustomer, type PlacedOrder, sidebar, signInAt } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

const demo = shop.demoSignIns.customer
const format = new Intl.NumberFormat('en-IN')

async function ordersOf(page: Page): Promise<PlacedOrder[]> {
  const answer = await page.waitForResponse(/\/api\/my-orders(?!.*cancelled)/)
  return (await answer.json()) as PlacedOrder[]
}

const sumOf = ({ cartItems }: PlacedOrder) =>
  cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

function stateOf({ payment, status }: PlacedOrder): string {
  return `${payment ? 'Paid' : 'Pending'}${status === 'Delivered' ? status : 'Pending for delivery'}`
}

function actionsOf({ payment, status, customerReview }: PlacedOrder): string[] {
  const isReviewable = status === 'Delivered' && !customerReview
  return [
    ...(payment ? [] : [english(paymentMessages.payNow)]),
    ...(isReviewable ? [english(reviews.addReview)] : []),
  ]
}

// [spec 2.14, 2.24]
test('lists the orders of the user', async ({ page }) => {
  const listed = ordersOf(page)
  await signInAt(page, '/dashboard/orders', demo)
  await expect(page).toHaveTitle(`My orders - ${shop.name}`)
  const orders = await listed
  expect(orders.length).toBeGreaterThanOrEqual(10)
  const states = new Set(orders.map(stateOf))
  expect(states.size, 'the demo customer has orders in every state').toBe(4)

  for (const order of orders) {
    const row = page.getByRole('row').filter({ has: page.getByTitle(order._id) })
    await expect(row.getByTitle(order._id)).toHaveText(order._id.slice(0, 20))
    await expect(row).toContainText(`৳${format.format(sumOf(order))}`)
    await expect(row).toContainText(stateOf(order))
    await expect(row.getByRole('button')).toHaveText(actionsOf(order))
  }
  await expectAccessible(page)
})

// [spec 2.15]
test('shows an order with its details, and prints only its receipt', async ({ page }) => {
  const listed = ordersOf(page)
  await signInAt(page, '/dashboard/orders', demo)
  const order = (await listed).find(({ payment, status }) => payment && status === 'Delivered')
  if (!order) throw new Error('the demo customer has no finished order')
  await page.getByTitle(order._id).click()

  await expect(page).toHaveURL(orderPath(order))
  await expect(page).toHaveTitle(`Order details - ${shop.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    english(myOrders.orderTitle)(order._id.slice(0, 20)),
  )
  const steps = page
    .getByRole('list')
    .filter({ hasText: english(myOrders.placedStep) })
    .getByRole('listitem')
  await expect(steps).toHaveText([
    ...[/^Placed\d/, /^Paid\d/, /^Packed\d/],
    ...[/^Handed over\d/, /^Delivered\d/],
  ])
  await expect(page.getByRole('region', { name: english(myOrders.payment) })).toContainText(
    order.transactionId ?? 'a transaction',
  )
  for (const { name } of order.cartItems) {
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: english(myOrders.items) })).toContainText(
    `Total৳${format.format(order.totalAmount)}.00`,
  )
  await expectAccessible(page)

  const receipt = page.getByRole('article')
  await expect(receipt).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(receipt).toContainText(order._id)
  for (const other of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('complementary'),
    page.getByRole('navigation'),
    page.getByRole('button'),
  ]) {
    await expect(other.filter({ visible: true })).toHaveCount(0)
  }
})

test('shows a welcome to a user without orders', async ({ page, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, '/dashboard', customer)
  await expect(page).toHaveTitle(`Dashboard - ${shop.name}`)
  await expect(page.getByRole('region', { name: english(myOrders.yourSummary) })).toContainText(
    '0Orders placed',
  )
  await expect(page.getByText(english(myOrders.noOrders))).toBeVisible()
  await expect(page.getByRole('region', { name: english(product.topCategories) })).toBeVisible()
  await expectAccessible(page)

  await sidebar(page).getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english(myOrders.myOrders))
  await expect(page.getByText(english(myOrders.noOrders))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: english(myOrders.startShopping) }).click()
  await expect(page).toHaveURL('/')
})

// [spec 2.11]
test('shows totals of cart and orders', async ({ page, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '')
  const order = await customer.order()
  await signInAt(page, '/dashboard', customer)
  await expect(page.getByRole('region', { name: english(myOrders.yourSummary) })).toContainText(
    '1Orders placed',
  )
  await expect(page.getByRole('link', { name: english(myOrders.awaitingPayment)(1) })).toBeVisible()
  const latest = page.getByRole('region', { name: english(myOrders.latestOrders) })
  await expect(latest.getByRole('listitem')).toHaveCount(1)
  await expect(latest).toContainText(`৳${format.format(sumOf(order))}`)
  await expectAccessible(page)
})

test.describe('an unknown order', () => {
  test.use({ expectedProblem: /status of (404|422) .*\/api\/order\// })

  test('and another user’s order show that it was not found', async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    const [customer, other] = await Promise.all([newCustomer(url), newCustomer(url)])
    const order = await other.order()
    await signInAt(page, orderPath(order), customer)
    await expect(page.getByText(english(myOrders.orderNotFound))).toBeVisible()
    await expectAccessible(page)

    await page.goto('/dashboard/order-details/nobody/nothing')
    await expect(page.getByText(english(myOrders.orderNotFound))).toBeVisible()
    await page.getByRole('link', { name: english(myOrders.goToMyOrders) }).click()
    await expect(page).toHaveURL('/dashboard/orders')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('orders are cards that fit the screen', async ({ page }) => {
    const listed = ordersOf(page)
    await signInAt(page, '/dashboard/orders', demo)
    const [order] = await listed
    if (!order) throw new Error('the demo customer has no order')
    const card = page.getByRole('listitem').filter({ has: page.getByTitle(order._id) })
    const id = order._id.slice(0, 20)
    await expect(card.getByRole('link', { name: id, exact: true })).toBeVisible()
    await expect(card.getByText(`৳${format.format(sumOf(order))}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await card.getByRole('link', { name: english(myOrders.details) }).click()
    await expect(page).toHaveURL(orderPath(order))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order \d/)
    await expectAccessible(page)
  })
})

// [spec 2.13]
test('has a wishlist page', async ({ page, baseURL }) => {
  await signInAt(page, '/dashboard/wishlist', await newCustomer(baseURL ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english(pages.wishlist))
  await expect(page.getByText(english(pages.wishlistSoon))).toBeVisible()
  await expectAccessible(page)
})
