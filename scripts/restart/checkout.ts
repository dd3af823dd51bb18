import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as customer from '../shop/customerApi'

type Started = { key: string; checkout: customer.Checkout }

/**
 * A customer who orders and pays until the shop is killed, and then repeats what was not acknowledged, as the client does: an
 * order with the same idempotency key, a payment by Pay Now.
 */
export function createCheckout(cookie: string) {
  /** Every order that has been sent, by its key; its id once it is acknowledged. */
  const sent = new Map<string, string | undefined>()
  const paid = new Set<string>()
  let started: Started | undefined
  let unpaid: string | undefined
  let lastPage: string | undefined

  async function order(url: string, products: readonly string[]): Promise<string> {
    if (!started) {
      const gadgetId = products[sent.size % products.length] ?? ''
      await customer.addToCart(url, cookie, gadgetId)
      const rows = await customer.readCart(url, cookie)
      started = { key: randomUUID(), checkout: customer.checkoutOf(rows) }
    }
    sent.set(started.key, undefined)
    const { _id } = await customer.placeOrder(url, cookie, started.key, started.checkout)
    sent.set(started.key, _id)
    started = undefined
    return _id
  }

  async function pay(url: string, orderId: string) {
    const page = await customer.openPayment(url, cookie, orderId)
    if (page) {
      lastPage = page
      await customer.payByCard(page)
    }
    paid.add(orderId)
  }

  return {
    counts: () => ({ orders: sent.size, payments: paid.size }),

    async step(url: string, products: readonly string[]) {
      unpaid ??= await order(url, products)
      await pay(url, unpaid)
      unpaid = undefined
    },

    /** Orders that are lost or duplicated. Call it after `step` has repeated what was not acknowledged. */
    async findLosses(url: string): Promise<string[]> {
      const orders = await customer.readOrders(url, cookie)
      const existing = new Set(orders.map(({ _id }) => _id))
      const acknowledged = [...sent.values()].filter((id) => id !== undefined)
      const lost = acknowledged.filter((id) => !existing.has(id)).map((id) => `order ${id}`)
      return orders.length > sent.size
        ? [...lost, `${orders.length} orders of ${sent.size} that were sent`]
        : lost
    },

    readPayments: async (url: string) => ({
      orders: await customer.readOrders(url, cookie),
      captures: lastPage ? await customer.readCaptures(lastPage) : [],
      paid: [...paid],
    }),
  }
}

export type Checkout = ReturnType<typeof createCheckout>

async function comparePayments(url: string, buyers: readonly Checkout[]): Promise<string[]> {
  const read = await Promise.all(buyers.map((buyer) => buyer.readPayments(url)))
  const orders = read.flatMap((each) => each.orders)
  const captures = new Set(read.flatMap((each) => each.captures))
  const recorded = orders.flatMap(({ transactionId }) => transactionId ?? [])
  const isPaid = new Set(orders.filter(({ payment }) => payment).map(({ _id }) => _id))
  return [
    ...read
      .flatMap((each) => each.paid)
      .filter((id) => !isPaid.has(id))
      .map((id) => `payment of order ${id}`),
    ...[...captures].filter((id) => !recorded.includes(id)).map((id) => `capture ${id}`),
    ...recorded.filter((id) => !captures.has(id)).map((id) => `no capture ${id}`),
    ...(new Set(recorded).size < recorded.length ? ['a capture that pays two orders'] : []),
  ]
}

/** Payments that the shop has not recorded within two minutes, or has recorded otherwise than the provider. */
export async function findPaymentLosses(
  url: string,
  buyers: readonly Checkout[],
): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const losses = await comparePayments(url, buyers)
    if (losses.length === 0 || tries === 120) return losses
    await sleep(1_000)
  }
}
