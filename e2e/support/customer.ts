import type { Page } from '@playwright/test'
import {
  addToCart,
  logIn,
  openSession,
  productIds,
  register,
  setQuantity,
} from '../../scripts/restart/customer'
import { expect } from './test'

export type Account = { email: string; password: string }

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
  /** Puts something into the cart at another desk. */
  add: (product: { _id: string }, quantity?: number) => Promise<void>
  /** Buys something at another desk. */
  order: () => Promise<PlacedOrder>
}

/** Somebody with an account of their own, so that no test meets another's orders. */
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

/** Opens a page as somebody who signed in earlier and is remembered by the identity library. */
export async function signInAt(page: Page, path: string, account: Account) {
  const origin = process.env.SHOP_URL ?? ''
  const user = rememberedUser(account.email, await logIn(origin, account))
  await page.addInitScript(
    ([shop, once, json]) => {
      if (location.origin !== shop || sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'remembered')
      localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', json)
    },
    [origin, crypto.randomUUID(), JSON.stringify(user)] as const,
  )
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

/** As the identity library writes somebody down. */
function rememberedUser(email: string, { idToken, ...kept }: Awaited<ReturnType<typeof logIn>>) {
  const now = Date.now()
  return {
    uid: kept.localId,
    email,
    emailVerified: true,
    displayName: kept.displayName || undefined,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: kept.refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(kept.expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
  }
}

export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Dashboard menu' })

export const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
