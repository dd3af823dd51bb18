import { randomUUID } from 'node:crypto'
import type { Faults } from '../../dev-services/payment-sandbox/faults'
import { deliveryTo } from '../../shop/delivery'
import { shop } from '../../shop/shop.config'

export type Account = { email: string; password: string }

type CallOptions = {
  /** POST with a body, otherwise GET. */
  method?: string
  cookie?: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** A response that reports a failure. */
export class CallError extends Error {
  override readonly name = 'CallError'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export function send(
  address: string,
  { method, cookie, headers, body, signal }: CallOptions = {},
): Promise<Response> {
  return fetch(address, {
    signal: signal ?? null,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
}

async function parse<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T
  throw new CallError(
    response.status,
    `${response.status} ${response.url}: ${await response.text()}`,
  )
}

/** Returns the JSON of the response; throws if the call fails. */
export const call = async <T>(address: string, options: CallOptions = {}): Promise<T> =>
  parse<T>(await send(address, options))

const identityCall = (
  url: string,
  method: 'signUp' | 'signInWithPassword',
  account: Account,
  signal?: AbortSignal,
) =>
  call<{ idToken: string }>(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`,
    { body: { ...account, returnSecureToken: true }, ...(signal && { signal }) },
  )

export const register = (url: string, account: Account, signal?: AbortSignal) =>
  identityCall(url, 'signUp', account, signal)

export const logIn = (url: string, account: Account) =>
  identityCall(url, 'signInWithPassword', account)

/** Opens a session and returns its cookie. */
export async function openSession(url: string, email: string, idToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${idToken}` }
  const response = await send(`${url}/jwt`, { headers, body: { email } })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (response.ok && cookie) return cookie
  throw new Error(`no session: ${response.status} ${await response.text()}`)
}

export type Customer = Account & { cookie: string }

export async function logInWithSession(url: string, account: Account): Promise<Customer> {
  const { idToken } = await logIn(url, account)
  return { ...account, cookie: await openSession(url, account.email, idToken) }
}

/** A new customer, in the identity service as well, with a session. */
export async function signUp(url: string): Promise<Customer> {
  const account = { email: `${randomUUID()}@mail.example`, password: 'a good password' }
  const { idToken } = await register(url, account)
  return { ...account, cookie: await openSession(url, account.email, idToken) }
}

export async function findProductIds(url: string): Promise<string[]> {
  const products = await call<{ _id: string; inStock: boolean }[]>(
    `${url}/api/popular-gadget?limit=60`,
  )
  return products.filter(({ inStock }) => inStock).map(({ _id }) => _id)
}

export type CartRow = {
  _id: string
  gadgetId: string
  name: string
  price: number
  quantity: number
  image: string
}

export const addToCart = (url: string, cookie: string, gadgetId: string) =>
  call<CartRow>(`${url}/api/cart`, { method: 'PUT', cookie, body: { gadgetId, quantity: 1 } })

export const setQuantity = (url: string, cookie: string, row: string, quantity: number) =>
  call<CartRow>(`${url}/api/cart/${row}`, { method: 'PUT', cookie, body: { quantity } })

export const readCart = (url: string, cookie: string) =>
  call<CartRow[]>(`${url}/api/my-cart`, { cookie })

/** What the checkout page sends. */
export function checkoutOf(rows: readonly CartRow[]) {
  const [district] = shop.districts
  const cartItems = rows.map(({ gadgetId, name, price, quantity, image }) => ({
    gadgetId,
    name,
    price,
    quantity,
    image,
  }))
  const paisa = rows.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    deliveryTo(district).charge * 100,
  )
  return {
    name: 'Rahima Khatun',
    mobileNumber: '+8801711000000',
    country: shop.country,
    district,
    address: 'House 1, Road 2, Dhanmondi',
    cartItems,
    totalAmount: paisa / 100,
  }
}

export type Checkout = ReturnType<typeof checkoutOf>

export type Order = {
  _id: string
  totalAmount: number
  payment: boolean
  transactionId?: string
}

export const placeOrder = <T extends Order>(
  url: string,
  cookie: string,
  key: string,
  body: Checkout,
) => call<T>(`${url}/api/place-order`, { cookie, headers: { 'idempotency-key': key }, body })

/** Makes each call of a customer: counts it, or repeats it until it is answered. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>
const once: Attempt = (call) => call()

/** Adds a product to the cart; returns what the checkout page sends for all that is in it. */
async function fillCart(url: string, cookie: string, gadgetId: string, attempt = once) {
  await attempt(() => addToCart(url, cookie, gadgetId))
  return checkoutOf(await attempt(() => readCart(url, cookie)))
}

/** Adds a product to the cart, checks out and orders. */
export async function order(
  url: string,
  cookie: string,
  gadgetId: string,
  { key = randomUUID(), attempt = once, onSend = () => {} }: OrderOptions = {},
): Promise<Order> {
  const checkout = await fillCart(url, cookie, gadgetId, attempt)
  onSend(key)
  return attempt(() => placeOrder(url, cookie, key, checkout))
}

type OrderOptions = {
  key?: string
  attempt?: Attempt
  /** Called before the order is sent. */
  onSend?: (key: string) => void
}

export async function readOrders(url: string, cookie: string): Promise<Order[]> {
  const limit = 100
  const orders: Order[] = []
  for (let page = 1; ; page++) {
    const address = `${url}/api/my-orders?page=${page}&limit=${limit}`
    const rows = await call<Order[]>(address, { cookie })
    orders.push(...rows)
    if (rows.length < limit) return orders
  }
}

export const readOrder = (url: string, cookie: string, id: string) =>
  call<Order>(`${url}/api/order/${id}`, { cookie })

export const deliverOrder = (url: string, cookie: string, id: string) =>
  call<unknown>(`${url}/api/orders/${id}/deliver`, { method: 'PATCH', cookie, body: {} })

export const addReview = (url: string, cookie: string, id: string, reviewText: string) =>
  call<unknown>(`${url}/api/add-review/${id}`, { method: 'PUT', cookie, body: { reviewText } })

/** Returns the address of the provider's page for an order; undefined if the order is paid already. */
export async function openPayment(url: string, cookie: string, orderId: string) {
  const response = await send(`${url}/payment-gateway`, { cookie, body: { _id: orderId } })
  return response.status === 409 ? undefined : (await parse<{ url: string }>(response)).url
}

/** Resolves when the provider has captured the payment. */
export async function payByCard(pageUrl: string): Promise<void> {
  const card = { number: '4111111111111111', expiry: '12/40', code: '123', holder: 'Rafia Rahman' }
  const response = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(card) })
  const text = await response.text()
  if (!response.ok) throw new CallError(response.status, `${response.status} ${pageUrl}: ${text}`)
}

/** Injects faults into the payment sandbox of a page, or ends them. */
export const setGatewayFaults = (pageUrl: string, faults: Partial<Faults> | undefined) =>
  call(`${new URL(pageUrl).origin}/sandbox/faults`, {
    method: faults ? 'PUT' : 'DELETE',
    ...(faults && { body: faults }),
  })

/** Transaction ids of the payments that the provider has captured. */
export async function readCaptures(pageUrl: string): Promise<string[]> {
  const payments = await call<{ tran_id: string; status: string }[]>(
    `${new URL(pageUrl).origin}/sandbox/payments`,
  )
  return payments
    .filter(({ status }) => status === 'VALID' || status === 'VALIDATED')
    .map(({ tran_id }) => tran_id)
}
