import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import * as customer from '../../people/customerApi'

async function upload(url: string, { cookie }: customer.Customer, file: string): Promise<string> {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(await readFile(file))]), 'picture.webp')
  const response = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body })
  if (!response.ok) throw new Error(`no picture: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { url: string }).url
}

/** A paid, delivered and reviewed order with a note, a picture, and what the audit log says of them. */
export async function fillShop(url: string, admin: customer.Customer, file: string) {
  const [gadgetId = ''] = await customer.findProductIds(url)
  const buyer = await customer.signUp(url)
  const order = await customer.order(url, buyer.cookie, gadgetId)
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
    body: { reviewText: 'Works as described. ভালো!', stars: 5 },
  })
  return { buyer, orderId: order._id, gadgetId, pictureUrl: await upload(url, buyer, file) }
}
