import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import * as customer from '../../../scripts/shop/customerApi'
import { createRandom, pick } from '../../../server/test/support/random'
import type { Seeded } from './seedPrevious'

type Work = () => Promise<void>

const words = ['earbuds', 'pro', 'fan', 'phone', 'charger', 'aura', 'watch', 'smart tv']
const pages = ['/', '/category/fan', '/category/earbuds', '/login', '/sitemap.xml', '/search?q=pro']
const lists = [
  '/api/new-arrival',
  '/api/best-seller',
  '/api/popular-gadget?skip=13&limit=10',
  '/api/products/earbuds?page=1&limit=6',
]

type Users = Seeded & { visitors: number }

/** Visitors, customers and an admin use the shop, without a pause, until they are stopped. */
export function createTraffic(url: string, { admin, customers, visitors }: Users, seed: number) {
  const random = createRandom(seed)
  const some = <T>(values: readonly T[]) => pick(values, random(values.length))
  const failures: string[] = []
  /** Ids of the orders that the shop has acknowledged. */
  const orders: string[] = []
  let requests = 0
  let isStopped = false
  let products: readonly string[] = []
  /** The product whose price changes. No cart has it: its customer would have to confirm each change. */
  let changing = ''
  let price = 500
  let delivered = 0

  async function request<T>(work: () => Promise<T>): Promise<T> {
    requests++
    return work()
  }
  const read = async (path: string) =>
    request(async () => {
      const response = await fetch(url + path)
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${path}: ${text.slice(0, 300)}`)
    })

  async function browse() {
    await read(some(pages))
    await read(some(lists))
    await read(`/api/product/${some(products)}`)
    await read(`/api/search-products?search=${encodeURIComponent(some(words))}`)
  }

  function buyer(cookie: string): Work {
    return async () => {
      const row = await request(() => customer.addToCart(url, cookie, some(products)))
      await request(() => customer.setQuantity(url, cookie, row._id, 2))
      const rows = await request(() => customer.readCart(url, cookie))
      const checkout = customer.checkoutOf(rows)
      const order = await request(() => customer.placeOrder(url, cookie, randomUUID(), checkout))
      orders.push(order._id)
      const path = `${url}/api/my-orders?page=1&limit=10`
      const mine = await request(() => customer.call<customer.Order[]>(path, { cookie }))
      if (!mine.some(({ _id }) => _id === order._id))
        throw new Error(`order ${order._id} is missing`)
    }
  }

  /** What the seed put there may be sold out. */
  async function emptyCart(cookie: string) {
    for (const { _id } of await customer.readCart(url, cookie)) {
      await customer.call(`${url}/api/cart/${_id}`, { method: 'DELETE', cookie })
    }
  }

  async function deliver(order: string) {
    try {
      const address = `${url}/api/orders/${order}/deliver`
      await customer.call(address, { method: 'PATCH', cookie: admin })
    } catch (error) {
      // The admin's open tab delivers one too.
      if (!String(error).includes('already_delivered')) throw error
    }
  }

  async function administer() {
    const cookie = admin
    await request(() => customer.call(`${url}/api/all-orders?page=1&limit=25`, { cookie }))
    const order = orders[delivered]
    if (order) {
      await request(() => deliver(order))
      delivered++
    }
    const body = { price: price + 1, previous: { price } }
    await request(() =>
      customer.call(`${url}/api/product/${changing}/price`, { method: 'PUT', cookie, body }),
    )
    price++
  }

  async function repeat(work: Work) {
    while (!isStopped) {
      try {
        await work()
      } catch (error) {
        failures.push(inspect(error, { breakLength: Infinity }).slice(0, 500))
      }
    }
  }

  return {
    failures,
    orders,
    /** Of the product that an admin edits all the time. */
    changing: () => ({ id: changing, price }),
    count: () => requests,
    /** Returns the function that ends it when all have finished what they were doing. */
    async start() {
      products = await customer.findProductIds(url)
      const product = {
        productName: 'Upgrade Fan 1',
        category: 'Fan',
        price,
        inStock: true,
        keyFeatures: [],
        images: ['/images/avatar.svg'],
        description: '',
      }
      const added = await customer.call<{ _id: string }>(`${url}/api/product`, {
        cookie: admin,
        body: product,
      })
      changing = added._id
      await Promise.all(customers.map(emptyCart))
      const all = [
        ...Array.from({ length: visitors }, () => repeat(browse)),
        ...customers.map((cookie) => repeat(buyer(cookie))),
        repeat(administer),
      ]
      return async () => {
        isStopped = true
        await Promise.all(all)
      }
    },
  }
}

export type Traffic = ReturnType<typeof createTraffic>
