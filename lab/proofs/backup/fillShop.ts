import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import * as customer from '../../../scripts/shop/customerApi'
import { shop } from '../../../shop/shop.config'

export type Customer = customer.Account & { cookie: string }

async function signIn(url: string, account: customer.Account): Promise<Customer> {
  const { idToken } = await customer.logIn(url, account)
  return { ...account, cookie: await customer.openSession(url, account.email, idToken) }
}

export const signInAsAdmin = (url: string) => signIn(url, shop.demoSignIns.admin)

/** Someone whose account is in the identity service only, and whose user is in the database only. */
export async function register(url: string): Promise<Customer> {
  const account = { email: `${randomUUID()}@jontro.example`, password: 'backup-test-1' }
  await customer.register(url, account)
  return signIn(url, account)
}

export async function placeOrder(url: string, { cookie }: Customer, gadgetId: string) {
  await customer.addToCart(url, cookie, gadgetId)
  const checkout = customer.checkoutOf(await customer.readCart(url, cookie))
  return customer.placeOrder(url, cookie, randomUUID(), checkout)
}

async function upload(url: string, { cookie }: Customer, file: string): Promise<string> {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(await readFile(file))]), 'picture.webp')
  const response = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body })
  if (!response.ok) throw new Error(`no picture: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { url: string }).url
}

/** A paid, delivered and reviewed order with a note, a picture, and what the audit log says of them. */
export async function fillShop(url: string, admin: Customer, file: string) {
  const [gadgetId = ''] = await customer.findProductIds(url)
  const buyer = await register(url)
  const order = await placeOrder(url, buyer, gadgetId)
  const page = await customer.openPayment(url, buyer.cookie, order._id)
  if (page === undefined) throw new Error('the order is paid already')
  await customer.payByCard(page)
  const asAdmin = { cookie: admin.cookie, method: 'PUT' }
  await customer.call(`${url}/api/orders/${order._id}/notes/${newId()}`, {
    ...asAdmin,
    body: { text: 'Call before delivery.\u2028"Second" line.' },
  })
  while (!(await customer.readOrders(url, buyer.cookie)).every(({ payment }) => payment)) {
    await sleep(50)
  }
  await customer.call(`${url}/api/orders/${order._id}/deliver`, { ...asAdmin, method: 'PATCH' })
  await customer.call(`${url}/api/add-review/${order._id}`, {
    cookie: buyer.cookie,
    method: 'PUT',
    body: { reviewText: 'Works as described. ভালো!' },
  })
  return { buyer, orderId: order._id, gadgetId, pictureUrl: await upload(url, buyer, file) }
}
