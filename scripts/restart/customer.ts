import { shop } from '../../shop/shop.config'

const json = { 'content-type': 'application/json' }

type Account = { email: string; password: string }

async function answerOf<T>(call: Promise<Response>): Promise<T> {
  const answer = await call
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}: ${await answer.text()}`)
  return (await answer.json()) as T
}

function identityCall(url: string, method: 'signUp' | 'signInWithPassword', account: Account) {
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`
  const body = JSON.stringify({ ...account, returnSecureToken: true })
  return answerOf<{ idToken: string }>(fetch(address, { method: 'POST', headers: json, body }))
}

export const register = (url: string, account: Account) => identityCall(url, 'signUp', account)

export const logIn = (url: string, account: Account) =>
  identityCall(url, 'signInWithPassword', account)

/** Opens a session of the shop and answers its cookie. */
export async function openSession(url: string, email: string, idToken: string): Promise<string> {
  const answer = await fetch(`${url}/jwt`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || !cookie) throw new Error(`no session: ${answer.status} ${await answer.text()}`)
  return cookie
}

type CartRow = { _id: string; gadgetId: string; quantity: number }

export async function productIds(url: string): Promise<string[]> {
  const products = await answerOf<{ _id: string; inStock: boolean }[]>(
    fetch(`${url}/api/popular-gadget?limit=60`),
  )
  return products.filter(({ inStock }) => inStock).map(({ _id }) => _id)
}

const cartCall = (url: string, cookie: string, path: string, body?: unknown) =>
  fetch(`${url}${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { ...json, cookie },
    body: body ? JSON.stringify(body) : undefined,
  })

export const addToCart = (url: string, cookie: string, gadgetId: string) =>
  answerOf<CartRow>(cartCall(url, cookie, '/api/cart', { gadgetId, quantity: 1 }))

export const setQuantity = (url: string, cookie: string, row: string, quantity: number) =>
  answerOf<CartRow>(cartCall(url, cookie, `/api/cart/${row}`, { quantity }))

export const readCart = (url: string, cookie: string) =>
  answerOf<CartRow[]>(cartCall(url, cookie, '/api/my-cart'))

type CartItem = { gadgetId: string; name: string; price: number; quantity: number; image: string }
export type Checkout = { cartItems: CartItem[]; totalAmount: number; [field: string]: unknown }
export type Order = {
  _id: string
  totalAmount: number
  payment: boolean
  transactionId?: string
}

/** What the checkout page sends for the cart as it is. */
export async function checkoutOf(url: string, cookie: string): Promise<Checkout> {
  const rows = await answerOf<CartItem[]>(cartCall(url, cookie, '/api/my-cart'))
  const cartItems = rows.map(({ gadgetId, name, price, quantity, image }) => ({
    gadgetId,
    name,
    price,
    quantity,
    image,
  }))
  const paisa = rows.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    shop.deliveryCharge * 100,
  )
  return {
    name: 'Rafia Rahman',
    mobileNumber: '+8801711000000',
    country: shop.country,
    district: shop.districts[0],
    address: '12 Lake Road',
    cartItems,
    totalAmount: paisa / 100,
  }
}

export const placeOrder = (url: string, cookie: string, key: string, checkout: Checkout) =>
  answerOf<Order>(
    fetch(`${url}/api/place-order`, {
      method: 'POST',
      headers: { ...json, cookie, 'idempotency-key': key },
      body: JSON.stringify(checkout),
    }),
  )

export async function readOrders(url: string, cookie: string): Promise<Order[]> {
  const limit = 100
  const orders: Order[] = []
  for (let page = 1; ; page++) {
    const path = `/api/my-orders?page=${page}&limit=${limit}`
    const some = await answerOf<Order[]>(cartCall(url, cookie, path))
    orders.push(...some)
    if (some.length < limit) return orders
  }
}

/** Opens the provider's page for an order; none where the order is paid already. */
export async function openPayment(url: string, cookie: string, orderId: string) {
  const answer = await fetch(`${url}/payment-gateway`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ _id: orderId }),
  })
  if (answer.status === 409) return undefined
  return (await answerOf<{ url: string }>(Promise.resolve(answer))).url
}

/** Resolves when the provider has taken the money. */
export async function payByCard(pageUrl: string): Promise<void> {
  const card = { number: '4111111111111111', expiry: '12/40', code: '123', holder: 'Rafia Rahman' }
  const answer = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(card) })
  if (!answer.ok) throw new Error(`${answer.status} ${pageUrl}: ${await answer.text()}`)
  await answer.text()
}

/** The transactions in the provider's books whose money was taken. */
export async function readCaptures(pageUrl: string): Promise<string[]> {
  const payments = await answerOf<{ tran_id: string; status: string }[]>(
    fetch(`${new URL(pageUrl).origin}/sandbox/payments`),
  )
  return payments
    .filter(({ status }) => status === 'VALID' || status === 'VALIDATED')
    .map(({ tran_id }) => tran_id)
}
