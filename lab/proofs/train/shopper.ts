import { randomUUID } from 'node:crypto'
import * as api from '../../people/customerApi'

/** What the database has of a shopper. */
export type Truth = {
  state: 'in the cart' | 'ordered' | 'paid'
  /** Of the only cart row; 0 for an empty cart. */
  quantity: number
  /** What must never be. */
  faults: string[]
}

const paidStates = ['paid', 'duplicate']

/** A customer with one product in the cart, or with one order. */
export async function createShopper(url: string, adminCookie: string, productId: string) {
  const { cookie } = await api.signUp(url)
  const row = await api.addToCart(url, cookie, productId)

  async function countCaptures(orderId: string) {
    const attempts = await api.call<{ state: string }[]>(`${url}/api/orders/${orderId}/payments`, {
      cookie: adminCookie,
    })
    return attempts.filter(({ state }) => paidStates.includes(state)).length
  }

  return {
    cookie,
    placeOrder: () => api.placeOrder(url, cookie, randomUUID(), api.checkoutOf([row])),
    openPayment: (orderId: string) => api.openPayment(url, cookie, orderId),

    /** Transaction ids of the paid orders. */
    async readPayments() {
      const orders = await api.readOrders(url, cookie)
      return orders.flatMap(({ transactionId }) => transactionId ?? [])
    },

    async read(): Promise<Truth> {
      const orders = await api.readOrders(url, cookie)
      const rows = await api.readCart(url, cookie)
      const [order] = orders
      const captures = order ? await countCaptures(order._id) : 0
      const faults = [
        ...(orders.length > 1 ? [`${orders.length} orders`] : []),
        ...(captures > 1 ? [`${captures} captures`] : []),
        ...(!order && rows.length === 0 ? ['the cart is lost, and there is no order'] : []),
        ...(order && rows.length > 0 ? ['the cart is still there beside its order'] : []),
      ]
      const unpaid = order ? 'ordered' : 'in the cart'
      return { state: order?.payment ? 'paid' : unpaid, quantity: rows[0]?.quantity ?? 0, faults }
    },
  }
}

export type Shopper = Awaited<ReturnType<typeof createShopper>>
