import type { Page } from '@playwright/test'
import { type Account, remember } from '../../scripts/browser/remember'
import {
  addToCart,
  openSession,
  productIds,
  register,
  setQuantity,
} from '../../scripts/restart/customer'
import { expect } from './test'

export type PlacedOrder = {
  _id: string
  email: string
  name: string
  status: 'Pending' | 'Delivered'
  orderPlaced: string
  totalAmount: number
  payment: boolean
  transactionId?: string
  customerReview?: string
  cartItems: { name: string; price: number; quantity: number }[]
}

export type Customer = Account & {
  /** Adds a product to the cart in another browser. */
  add: (product: { _id: string }, quantity?: number) => Promise<void>
  /** Places an order in another browser. */
  order: () => Promise<PlacedOrder>
}

/** A new customer for each test, so that tests do not share orders. */
export async function newCustomer(url: string): Promise<Customer> {
  const account = { email: `${crypto.randomUUID()}@mail.example`, password: 'a good password' }
  const { idToken } = await register(url, account)
  const cookie = await openSession(url, account.email, idToken)

  async function add({ _id: gadgetId }: { _id: string }, quantity = 1) {
    const row = await addToCart(url, cookie, gadgetId)
    if (quantity > 1) await setQuantity(url, cookie, row._id, quantity)
  }

  async function order(): Promise<PlacedOrder> {
    const products = await productIds(url)
    const { gadgetId } = await addToCart(url, cookie, products[0] ?? '')
    const product = await fetch(`${url}/api/product/${gadgetId}`)
    const { productName, price, discountPrice } = (await product.json()) as {
      productName: string
      price: number
      discountPrice?: number
    }
    const item = { gadgetId, name: productName, price: discountPrice ?? price, quantity: 1 }
    const answer = await fetch(`${url}/api/place-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        name: 'Rahima Khatun',
        mobileNumber: '+8801711000000',
        country: 'Bangladesh',
        district: 'Dhaka',
        address: 'House 1, Road 2, Dhanmondi',
        cartItems: [{ ...item, image: '' }],
        totalAmount: item.price + 100,
      }),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as PlacedOrder
  }

  return { ...account, add, order }
}

/** Opens a page with a remembered login. */
export async function signInAt(page: Page, path: string, account: Account) {
  await remember(page, account)
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Dashboard menu' })

/** The content of localStorage. */
export const storedText = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

export const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
