import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { type createRandom, pick } from '../../server/test/support/random'
import { succeeds, until } from '../time'
import * as customer from './customerApi'
import { createJournal } from './journal'

export type Random = ReturnType<typeof createRandom>
export type User = { id: string; cookie: string }

type Options = {
  url: string
  random: Random
  admin: User
  /** Each fills a cart, orders and looks at the orders, again and again. */
  buyers: readonly User[]
  /** Whether buyers pay by card, review, and have some orders delivered. */
  isPaying?: boolean
  /** Changes the quantities in a cart that is never ordered. */
  cartOwner?: User
  /** How many look at public pages. */
  visitors?: number
  /** Whether the admin delivers orders and changes the price of a product of its own. */
  isAdminBusy?: boolean
  /** Whether people sign up: the identity service starts seconds after the shop, so nobody waits for them. */
  isOpenToAll?: boolean
  /**
   * Called when the shop or its database is away: what was not acknowledged is sent again, as the client does, an order with the same
   * idempotency key. Without it an outage is a problem.
   */
  onOutage?: (error: unknown) => void
}

class StoppedError extends Error {}

const retryDelay = 30
const password = 'a good password'
const words = ['earbuds', 'pro', 'fan', 'phone', 'charger', 'aura', 'watch', 'smart tv']
const pages = ['/', '/category/fan', '/category/earbuds', '/login', '/sitemap.xml', '/search?q=pro']
const lists = [
  '/api/new-arrival',
  '/api/best-seller',
  '/api/popular-gadget?skip=13&limit=10',
  '/api/products/earbuds?page=1&limit=6',
]

const hasStatus = (error: unknown, status: number) =>
  error instanceof customer.CallError && error.status === status
const isOutage = (error: unknown) => error instanceof TypeError || hasStatus(error, 503)

const unlessDone = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!hasStatus(error, 409)) throw error
  })

export const logInAgain = (url: string, email: string) => customer.logIn(url, { email, password })

/** Visitors, customers and an admin use the shop, without a pause, until they are stopped; the journal has what it acknowledged. */
export async function startCrowd(options: Options) {
  const { url, random, admin, buyers, cartOwner, onOutage, visitors = 0 } = options
  const journal = createJournal()
  const problems: string[] = []
  const some = <T>(values: readonly T[]) => pick(values, random(values.length))
  let isPaused = false
  let isStopped = false
  let inProgress = 0
  let calls = 0
  let lastPage: string | undefined

  const attempt: customer.Attempt = async (call) => {
    for (;;) {
      while (isPaused && !isStopped) await sleep(5)
      if (isStopped && onOutage) throw new StoppedError()
      inProgress++
      calls++
      try {
        return await call()
      } catch (error) {
        if (!onOutage || !isOutage(error)) throw error
        onOutage(error)
      } finally {
        inProgress--
      }
      await sleep(retryDelay)
    }
  }
  const asAdmin = <T>(method: string, path: string, body?: unknown) =>
    attempt(() => customer.call<T>(`${url}${path}`, { method, cookie: admin.cookie, body }))

  const products = await customer.findProductIds(url)
  const cartRows: string[] = []
  if (cartOwner) {
    for (const product of products.slice(0, 3)) {
      const { _id, quantity } = await customer.addToCart(url, cartOwner.cookie, product)
      journal.append({ kind: 'quantity', row: _id, quantity })
      cartRows.push(_id)
    }
  }
  /** No cart has it: its customer would have to confirm each change of its price. */
  let price = 500
  const changing = options.isAdminBusy
    ? (
        await asAdmin<{ _id: string }>('POST', '/api/product', {
          productName: 'Crowd Fan 1',
          category: 'Fan',
          price,
          inStock: true,
          keyFeatures: [],
          images: ['/images/avatar.svg'],
          description: '',
        })
      )._id
    : ''
  // What is in a cart from before may be sold out.
  for (const { cookie } of buyers) {
    for (const { _id } of await customer.readCart(url, cookie)) {
      await customer.call(`${url}/api/cart/${_id}`, { method: 'DELETE', cookie })
    }
  }

  async function buy({ id: user, cookie }: User) {
    const key = randomUUID()
    const { _id: id, totalAmount } = await customer.order(url, cookie, some(products), {
      key,
      attempt,
      onSend: () => journal.append({ kind: 'sent', user, key }),
    })
    journal.append({ kind: 'order', id, key, total: totalAmount })
    const mine = await attempt(() =>
      customer.call<customer.Order[]>(`${url}/api/my-orders?page=1&limit=10`, { cookie }),
    )
    if (!mine.some(({ _id }) => _id === id)) throw new Error(`order ${id} is missing`)
    if (!options.isPaying) return
    await pay(cookie, id)
    if (random(3) === 0) await deliverAndReview(cookie, id)
  }

  async function pay(cookie: string, id: string) {
    await attempt(async () => {
      const page = await customer.openPayment(url, cookie, id)
      if (!page) return
      lastPage = page
      await customer.payByCard(page)
    })
    const { payment } = await attempt(() => customer.readOrder(url, cookie, id))
    if (payment) journal.append({ kind: 'paid', order: id })
  }

  async function deliver(id: string) {
    await attempt(() => unlessDone(customer.deliverOrder(url, admin.cookie, id)))
    journal.append({ kind: 'delivered', order: id })
  }

  async function deliverAndReview(cookie: string, id: string) {
    await deliver(id)
    const text = `Works well (${randomUUID()})`
    await attempt(() => unlessDone(customer.addReview(url, cookie, id, text)))
    journal.append({ kind: 'review', order: id, text })
  }

  async function changeQuantity({ cookie }: User) {
    const row = some(cartRows)
    const quantity = 1 + random(90)
    journal.append({ kind: 'setting', row, quantity })
    await attempt(() => customer.setQuantity(url, cookie, row, quantity))
    journal.append({ kind: 'quantity', row, quantity })
  }

  const read = (path: string) =>
    attempt(async () => {
      const response = await customer.send(url + path)
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${path}: ${text.slice(0, 300)}`)
    })

  async function browse() {
    await read(some(pages))
    await read(some(lists))
    await read(`/api/product/${some(products)}`)
    await read(`/api/search-products?search=${encodeURIComponent(some(words))}`)
  }

  let delivered = 0
  async function administer() {
    await asAdmin('GET', '/api/all-orders?page=1&limit=25')
    const next = journal.of('order')[delivered]
    if (next) {
      await deliver(next.id)
      delivered++
    }
    const body = { price: price + 1, previous: { price } }
    await asAdmin('PUT', `/api/product/${changing}/price`, body)
    price++
  }

  const stopping = new AbortController()
  async function register() {
    const email = `${randomUUID()}@jontro.example`
    const isAccepted = await succeeds(customer.register(url, { email, password }, stopping.signal))
    if (isAccepted) journal.append({ kind: 'account', email })
    await sleep(isAccepted ? 200 : 50)
  }

  async function repeat(work: () => Promise<unknown>) {
    while (!isStopped) {
      try {
        await work()
      } catch (error) {
        if (error instanceof StoppedError) return
        problems.push(inspect(error, { breakLength: Infinity }).slice(0, 500))
        await sleep(retryDelay)
      }
    }
  }

  const working = Promise.all([
    ...buyers.map((buyer) => repeat(() => buy(buyer))),
    ...Array.from({ length: visitors }, () => repeat(browse)),
    ...(cartOwner ? [repeat(() => changeQuantity(cartOwner))] : []),
    ...(options.isAdminBusy ? [repeat(administer)] : []),
    ...(options.isOpenToAll ? [repeat(register)] : []),
  ])

  return {
    journal,
    /** What failed, and should not have. */
    problems,
    calls: () => calls,
    /** The provider's page of the last payment. */
    lastPage: () => lastPage,
    /** Resolves when no request is in progress. */
    async pause() {
      isPaused = true
      await until('requests have ended', () => inProgress === 0)
    },
    resume() {
      isPaused = false
    },
    /** Resolves when all have finished what they were doing. */
    async stop() {
      isStopped = true
      stopping.abort()
      await working
    },
  }
}

export type Crowd = Awaited<ReturnType<typeof startCrowd>>
