import { randomUUID } from 'node:crypto'
import type { OperationId } from '../../../server/src/contract/types'
import { operations } from '../../../server/src/http/registerOperations'
import { shop } from '../../../shop/shop.config'
import { type CartRow, checkoutOf } from '../../people/customerApi'
import type { ObservedRequest, ObservedServer } from '../observeServer'
import type { Facts } from './facts'

/** Exports grow with their rows, so theirs is the time of one row. */
export type Kind = 'call' | 'search' | 'export'

export type ScaleCase = {
  operation: OperationId
  name: string
  kind: Kind
  /** The next request, and what has to happen before it, which is not measured. */
  next: (server: ObservedServer) => ObservedRequest | Promise<ObservedRequest>
  /** Of an export. */
  rows?: number
}

/** Calls that have no case, and why. */
const without = {
  endSession: 'it ends the session that it is made with',
  streamChanges: 'it does not end',
  checkData: 'it reads everything',
  getPaymentState: 'it needs a gateway',
} as const satisfies Partial<Record<OperationId, string>>

type Get = { operation: OperationId; name?: string; path: string; kind?: Kind; rows?: number }

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

const size = 25
const middleOf = (rows: number) =>
  `page=${Math.max(1, Math.floor(rows / 2 / size))}&limit=${size}` as const
const first = `page=1&limit=${size}`

const searches = [
  ['a common word', 'pro'],
  ['a letter', 'a'],
  ['two words', 'aura pro'],
  ['misspelt', 'earbads ultre'],
  ['Bengali', 'ইয়ারবাড'],
] as const

function adminCases({ counts, bestSeller, orderId, customer }: Facts): Get[] {
  const { products, orders, users, carts } = counts
  const list = (operation: OperationId, path: string, cases: Record<string, string>): Get[] =>
    Object.entries(cases).map(([name, query]) => ({
      operation,
      name,
      path: `${path}?${query}`,
      ...(query.includes('search=') && { kind: 'search' }),
    }))
  const file = (operation: OperationId, path: string, rows: number): Get => ({
    operation,
    path,
    kind: 'export',
    rows,
  })
  return [
    ...list('listAllProducts', '/api/all-products', {
      'first page': first,
      'middle page': middleOf(products),
      'by price, middle': `sort=price&${middleOf(products)}`,
      'category and price': `category=earbuds&minPrice=2000&maxPrice=5000&${first}`,
      'not in stock': `inStock=false&${first}`,
      'search, common word': `search=pro&${first}`,
      'search, two words': `search=aura%20pro&${first}`,
    }),
    ...list('listUsers', '/api/all-users', {
      'first page': first,
      'middle page': middleOf(users),
      'by name, middle': `sort=name&${middleOf(users)}`,
      'registered this month': `from=${dayBefore(30)}&${first}`,
      search: `search=rahman&${first}`,
    }),
    ...list('listAllOrders', '/api/all-orders', {
      'first page': first,
      'middle page': middleOf(orders),
      'by total, middle': `sort=totalAmount&${middleOf(orders)}`,
      pending: `status=Pending&${first}`,
      'one district': `district=${shop.districts[0]}&${first}`,
      'last 30 days': `from=${dayBefore(30)}&${first}`,
      reviewed: `reviewed=true&${first}`,
      overdue: `due=overdue&${first}`,
      'payment issues': `needsAttention=true&${first}`,
      'refund due': `refundDue=true&${first}`,
      'no refund due': `refundDue=false&${first}`,
      'an e-mail': `email=mah&${first}`,
      'search, name': `search=rahman&${first}`,
      'search, mobile': `search=0120000&${first}`,
      'search, product': `search=aura%20pro&${first}`,
      'search, nothing': `search=nobody%20at%20all&${first}`,
    }),
    ...list('listAllCarts', '/api/all-carts', {
      'first page': first,
      'middle page': middleOf(carts),
      'by price, middle': `sort=price&${middleOf(carts)}`,
      'by customer, middle': `sort=author&${middleOf(carts)}`,
      'an e-mail': `email=mah&${first}`,
      'search, customer': `search=rahman&${first}`,
      'search, product': `search=aura&${first}`,
    }),
    ...list('listAuditLog', '/api/audit-log', {
      'first page': first,
      'page 100': `page=100&limit=${size}`,
      'an action': `action=deleteOrder&${first}`,
      search: `search=01980&${first}`,
    }),
    ...list('listRefunds', '/api/refunds', {
      'first page': first,
      due: `state=due&${first}`,
      'by amount': `sort=amount&${first}`,
      overdue: `due=overdue&${first}`,
      search: `search=rahman&${first}`,
    }),
    ...list('listReturns', '/api/returns', {
      'first page': first,
      open: `state=open&sort=requestedAt&order=asc&${first}`,
      search: `search=rahman&${first}`,
    }),
    ...list('listPaymentIssues', '/api/payment-issues', { 'first page': first }),
    ...list('listSavedViews', '/api/saved-views', { '': '' }),
    ...list('getTotalCounts', '/api/total-counts', { '': '' }),
    ...list('listDailySales', '/api/daily-sales', {
      '30 days': '',
      '12 months': `from=${dayBefore(360)}`,
    }),
    ...list('getOrderStates', '/api/order-states', {
      all: '',
      '12 months': `from=${dayBefore(360)}`,
    }),
    ...list('listBestProducts', '/api/best-products', {
      '30 days': '',
      '12 months': `from=${dayBefore(360)}`,
    }),
    { operation: 'listOrderPayments', path: `/api/orders/${orderId}/payments` },
    { operation: 'listOrderNotes', path: `/api/orders/${orderId}/notes` },
    { operation: 'listOrderReturns', path: `/api/orders/${orderId}/returns` },
    { operation: 'listCustomerNotes', path: `/api/customers/${customer.id}/notes` },
    { operation: 'getOrder', name: 'admin', path: `/api/order/${orderId}` },
    { operation: 'getRole', path: `/api/get-role/${customer.email}` },
    { operation: 'listProductReviews', name: 'admin', path: `/api/product/${bestSeller}/reviews` },
    file('exportProducts', '/api/export/products', products),
    file('exportOrders', '/api/export/orders', orders),
    file('exportUsers', '/api/export/users', users),
    file('exportCarts', '/api/export/carts', carts),
    file('exportAuditLog', '/api/export/audit-log', orders / 10),
    file('exportRefunds', '/api/export/refunds', orders / 10),
    file('exportReturns', '/api/export/returns', orders / 20),
  ]
}

function visitorCases({ bestSeller, products: [product], counts }: Facts): Get[] {
  const lastReviews = Math.max(1, Math.floor(counts.reviews / 3))
  const cases: Get[] = [
    { operation: 'getHealth', path: '/healthz' },
    { operation: 'getReadiness', path: '/readyz' },
    { operation: 'listNewArrivals', path: '/api/new-arrival' },
    { operation: 'listBestSellers', path: '/api/best-seller' },
    { operation: 'listPopularGadgets', name: 'first', path: '/api/popular-gadget' },
    { operation: 'listPopularGadgets', name: 'after 800', path: '/api/popular-gadget?skip=800' },
    { operation: 'getProduct', path: `/api/product/${product?.id}` },
    { operation: 'listProductReviews', name: 'first', path: `/api/product/${bestSeller}/reviews` },
    {
      operation: 'listProductReviews',
      name: 'last',
      path: `/api/product/${bestSeller}/reviews?page=${lastReviews}`,
    },
    ...Object.entries({
      'first page': 'earbuds?limit=12',
      'page 5': 'earbuds?limit=12&page=5',
      'price range': 'earbuds?limit=12&minPrice=2000&maxPrice=60000',
      'lowest price': 'earbuds?limit=12&sort=lowToHigh',
      'last page': `earbuds?limit=12&page=${Math.max(1, Math.floor(counts.products / 200))}`,
    }).map(([name, path]) => ({
      operation: 'listCategoryProducts' as const,
      name,
      path: `/api/products/${path}`,
    })),
    { operation: 'listCategoryFilters', path: '/api/products/earbuds/filters' },
    { operation: 'listSearchFilters', path: '/api/search/filters?search=pro' },
    ...searches.flatMap(([name, text]): Get[] => {
      const search = `search=${encodeURIComponent(text)}`
      return [
        { operation: 'searchProducts', name, path: `/api/search-products?${search}` },
        { operation: 'listSearchResults', name, path: `/api/search?${search}&limit=12` },
        {
          operation: 'listSearchResults',
          name: `${name}, price range`,
          path: `/api/search?${search}&limit=12&minPrice=2000&maxPrice=60000`,
        },
      ]
    }),
    ...Object.entries({
      'a common word, lowest price': 'search=pro&limit=12&sort=lowToHigh',
      'a common word, page 40': 'search=pro&limit=12&page=40',
      'a common word, small range': 'search=pro&limit=12&minPrice=2000&maxPrice=2500',
    }).map(([name, query]) => ({
      operation: 'listSearchResults' as const,
      name,
      path: `/api/search?${query}`,
    })),
  ]
  return cases.map((each) => (/search/.test(each.path) ? { ...each, kind: 'search' } : each))
}

function customerCases({ customer: { email }, orderId }: Facts): Get[] {
  return [
    { operation: 'getSession', path: '/api/session' },
    { operation: 'listMyCart', path: '/api/my-cart' },
    { operation: 'listMyOrders', name: 'first page', path: '/api/my-orders?page=1&limit=10' },
    {
      operation: 'listMyOrders',
      name: 'cancelled',
      path: '/api/my-orders?cancelled=true&page=1&limit=10',
    },
    { operation: 'getOrder', name: 'customer', path: `/api/order/${orderId}` },
    { operation: 'listMyAddresses', path: '/api/my-addresses' },
    { operation: 'listMyAlerts', path: '/api/my-alerts' },
    { operation: 'listMyReviews', path: `/api/my-review/${email}` },
    { operation: 'listPendingReviews', path: `/api/my-pending-review/${email}` },
    { operation: 'getMyDashboard', path: '/api/my-dashboard' },
  ]
}

const toCase = (
  cookie: string,
  { operation, name = '', path, kind = 'call', rows }: Get,
): ScaleCase => ({
  operation,
  name,
  kind,
  ...(rows !== undefined && { rows }),
  next: () => ({ url: path, headers: { cookie } }),
})

function writeCases({ admin, customers, products, orderId }: Facts): ScaleCase[] {
  let turn = 0
  const customer = () => ({ cookie: customers[turn % customers.length]?.cookie })
  const product = () => products[turn % products.length] ?? { id: '' }
  const write = (
    method: 'POST' | 'PUT',
    url: string,
    headers: ObservedRequest['headers'],
    payload: object,
  ): ObservedRequest => ({ method, url, headers, payload })
  const asAdmin = { cookie: admin.cookie }
  async function readProduct(server: ObservedServer) {
    const { text } = await server.request({ url: `/api/product/${product().id}` })
    return JSON.parse(text) as {
      _id: string
      productName: string
      price: number
      discountPrice?: number
    }
  }
  const addToCart = () =>
    write('PUT', '/api/cart', customer(), {
      gadgetId: product().id,
      quantity: 1,
      isMinimum: true,
    })
  const cases: Pick<ScaleCase, 'operation' | 'next'>[] = [
    { operation: 'addToCart', next: addToCart },
    {
      operation: 'placeOrder',
      async next(server) {
        await server.request(addToCart())
        const { text } = await server.request({ url: '/api/my-cart', headers: customer() })
        const checkout = checkoutOf(JSON.parse(text) as CartRow[])
        const headers = { ...customer(), 'idempotency-key': randomUUID() }
        return write('POST', '/api/place-order', headers, checkout)
      },
    },
    {
      operation: 'setProductPrice',
      async next(server) {
        const { _id, price, discountPrice } = await readProduct(server)
        const body = { price: price + 1, discountPrice, previous: { price, discountPrice } }
        return write('PUT', `/api/product/${_id}/price`, asAdmin, body)
      },
    },
    {
      operation: 'updateProduct',
      async next(server) {
        const { _id, productName, ...rest } = await readProduct(server)
        const body = { ...rest, productName: `${productName} ${turn}` }
        return write('PUT', `/api/product/${_id}`, asAdmin, body)
      },
    },
    {
      operation: 'addOrderNote',
      next: () =>
        write('PUT', `/api/orders/${orderId}/notes/${randomUUID()}`, asAdmin, { text: 'Called.' }),
    },
  ]
  return cases.map(({ operation, next }) => ({
    operation,
    name: '',
    kind: 'call',
    next(server) {
      turn++
      return next(server)
    },
  }))
}

export const createCases = (facts: Facts): ScaleCase[] => [
  ...visitorCases(facts).map((each) => toCase('', each)),
  ...customerCases(facts).map((each) => toCase(facts.customer.cookie, each)),
  ...adminCases(facts).map((each) => toCase(facts.admin.cookie, each)),
  ...writeCases(facts),
]

/** The reading calls of the contract that have neither a case nor a reason for having none. */
export const findMissing = (cases: readonly ScaleCase[]): string[] =>
  operations
    .filter(
      ({ id, method }) =>
        method === 'get' && !(id in without) && !cases.some(({ operation }) => operation === id),
    )
    .map(({ id }) => id)
