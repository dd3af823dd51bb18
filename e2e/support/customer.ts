import type { Locator, Page } from '@playwright/test'
import {
  type Account,
  addToCart,
  checkoutOf,
  findProductIds,
  placeOrder,
  setQuantity,
  signUp,
} from '../../lab/people/customerApi'
import { remember } from '../../scripts/browser/remember'
import * as layout from '../../src/dashboard/layout/messages'
import * as auth from '../../src/storefront/features/auth/messages'
import { expect } from './test'
import { english } from './texts'

export type PlacedOrder = {
  _id: string
  orderNumber?: string
  email: string
  name: string
  status: 'Pending' | 'Delivered'
  orderPlaced: string
  totalAmount: number
  payment: boolean
  transactionId?: string
  customerReview?: string
  cartItems: { gadgetId: string; name: string; price: number; quantity: number }[]
}

export type Customer = Account & {
  /** Adds a product to the cart in another browser. */
  add: (product: { _id: string }, quantity?: number) => Promise<void>
  /** Places an order of one product or several in another browser. */
  order: (products?: number) => Promise<PlacedOrder>
}

/** A new customer for each test, so that tests do not share orders. */
export async function newCustomer(url: string): Promise<Customer> {
  const { cookie, ...account } = await signUp(url)

  async function add({ _id: gadgetId }: { _id: string }, quantity = 1) {
    const row = await addToCart(url, cookie, gadgetId)
    if (quantity > 1) await setQuantity(url, cookie, row._id, quantity)
  }

  async function order(products = 1): Promise<PlacedOrder> {
    const rows: Awaited<ReturnType<typeof addToCart>>[] = []
    for (const product of (await findProductIds(url)).slice(0, products)) {
      rows.push({ ...(await addToCart(url, cookie, product)), quantity: 1 })
    }
    return placeOrder(url, cookie, crypto.randomUUID(), checkoutOf(rows))
  }

  return { ...account, add, order }
}

/** Opens a page with a remembered login. */
export async function signInAt(page: Page, path: string, account: Account) {
  await remember(page, account)
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/** By the form of the login page, which is shown. */
export async function logIn(page: Page, { email, password }: Account) {
  await page.getByLabel(english(auth.email)).fill(email)
  await page.getByLabel(english(auth.password), { exact: true }).fill(password)
  await page.getByRole('button', { name: english(auth.logIn), exact: true }).click()
}

/** Logs out by a button and waits for the end of the session: a sign-in before that would be ended too. */
export async function logOutBy(page: Page, button: Locator) {
  // The page asks again who is signed in.
  const ended = page.waitForResponse('**/api/session')
  await button.click()
  await ended
  await expect(page).toHaveURL('/login')
}

export const sidebar = (page: Page) =>
  page.getByRole('complementary', { name: english(layout.dashboardMenu) })

/** The content of localStorage. */
export const storedText = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })
