import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as customer from '../../../scripts/shop/customerApi'
import { pick } from '../../../server/test/support/random'
import { signIn } from '../../people/scene'
import type { Comparison } from './compareData'
import type { FaultyShop } from './faultyShop'
import type { Journal } from './journal'
import { type Random, until } from './scenario'

class StoppedError extends Error {}

const retryDelay = 30
const password = 'faults-test-1'

/** The shop or its database is away; the customer tries again. */
const isOutage = (error: unknown) =>
  error instanceof TypeError || (error instanceof customer.CallError && error.status === 503)

const isDoneAlready = (error: unknown) =>
  error instanceof customer.CallError && error.status === 409

type Options = {
  shop: FaultyShop
  journal: Journal
  random: Random
  customers: number
  /** Called for each response that was an outage. */
  onOutage?: (error: unknown) => void
}

/**
 * Customers who fill carts, order, pay and review, and repeat what was not acknowledged, as the client does: an order with the same
 * idempotency key, a payment by Pay Now.
 */
export async function startLoad({ shop, journal, random, customers, onOutage }: Options) {
  const { url } = shop
  const problems: string[] = []
  let isPaused = false
  let isStopped = false
  let inProgress = 0
  let calls = 0
  let lastPage: string | undefined

  async function retry<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      while (isPaused && !isStopped) await sleep(5)
      if (isStopped) throw new StoppedError()
      inProgress++
      calls++
      try {
        return await work()
      } catch (error) {
        if (!isOutage(error)) throw error
        onOutage?.(error)
      } finally {
        inProgress--
      }
      await sleep(retryDelay)
    }
  }

  const unlessDone = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!isDoneAlready(error)) throw error
    })

  const { products, admin, buyers, cartOwner } = await shop.withDatabase(async (db) => ({
    products: await customer.findProductIds(url),
    admin: await signIn(db, 'admin'),
    buyers: await Promise.all(Array.from({ length: customers }, () => signIn(db, 'user'))),
    cartOwner: await signIn(db, 'user'),
  }))

  const cartRows: string[] = []
  for (const product of products.slice(0, 3)) {
    const { _id, quantity } = await customer.addToCart(url, cartOwner.cookie, product)
    journal.append({ kind: 'quantity', row: _id, quantity })
    cartRows.push(_id)
  }

  async function order(user: string, cookie: string): Promise<string> {
    await retry(() => customer.addToCart(url, cookie, pick(products, random(1_000))))
    const rows = await retry(() => customer.readCart(url, cookie))
    const key = randomUUID()
    journal.append({ kind: 'sent', user, key })
    return retry(async () => {
      const checkout = customer.checkoutOf(rows)
      const { _id: id, totalAmount } = await customer.placeOrder(url, cookie, key, checkout)
      journal.append({ kind: 'order', id, key, total: totalAmount })
      return id
    })
  }

  async function pay(cookie: string, id: string) {
    await retry(async () => {
      const page = await customer.openPayment(url, cookie, id)
      if (!page) return
      lastPage = page
      await customer.payByCard(page)
    })
    await retry(async () => {
      const { payment } = await customer.readOrder(url, cookie, id)
      if (payment) journal.append({ kind: 'paid', order: id })
    })
  }

  async function deliverAndReview(cookie: string, id: string) {
    await retry(async () => {
      await unlessDone(customer.deliverOrder(url, admin.cookie, id))
      journal.append({ kind: 'delivered', order: id })
    })
    const text = `Works well (${randomUUID()})`
    await retry(async () => {
      await unlessDone(customer.addReview(url, cookie, id, text))
      journal.append({ kind: 'review', order: id, text })
    })
  }

  async function changeQuantity(cookie: string, row: string) {
    const quantity = 1 + random(90)
    await retry(async () => {
      journal.append({ kind: 'setting', row, quantity })
      await customer.setQuantity(url, cookie, row, quantity)
      journal.append({ kind: 'quantity', row, quantity })
    })
  }

  async function repeat(work: () => Promise<unknown>) {
    while (!isStopped) {
      try {
        await work()
      } catch (error) {
        if (error instanceof StoppedError) return
        problems.push(String(error))
        await sleep(retryDelay)
      }
    }
  }

  const stopping = new AbortController()
  /** The identity service starts seconds after the shop, so nobody waits for this one. */
  async function register() {
    const email = `${randomUUID()}@jontro.example`
    const account = { email, password }
    const accepted = await customer
      .register(url, account, stopping.signal)
      .then(() => true)
      .catch(() => false)
    if (accepted) journal.append({ kind: 'account', email })
    await sleep(accepted ? 200 : 50)
  }

  const working = Promise.all([
    ...buyers.map(({ id, cookie }) =>
      repeat(async () => {
        const placed = await order(id, cookie)
        await pay(cookie, placed)
        if (random(3) === 0) await deliverAndReview(cookie, placed)
      }),
    ),
    repeat(() => changeQuantity(cartOwner.cookie, pick(cartRows, random(3)))),
    repeat(register),
  ])

  /** Resolves when no request is in progress. */
  async function pause() {
    isPaused = true
    await until('requests have ended', () => inProgress === 0)
  }

  function resume() {
    isPaused = false
  }

  return {
    problems,
    calls: () => calls,
    lastPage: () => lastPage,
    admin,
    pause,
    resume,
    /** What was lost, and the rules that the data breaks, while no request is in progress. */
    async findFaults(comparison: Comparison): Promise<string[]> {
      await pause()
      const losses = await shop.withDatabase((db) => comparison.findLosses(db))
      const brokenRules = await shop.findBrokenRules()
      resume()
      return [...losses, ...brokenRules]
    },
    async stop() {
      isStopped = true
      stopping.abort()
      await working
    },
  }
}

export const logInAgain = (url: string, email: string) => customer.logIn(url, { email, password })
