import { shop } from '../../../shop/shop.config'

export const kinds = ['page', 'sort', 'filter', 'search'] as const

type Kind = (typeof kinds)[number]
type TableCase = { kind: Kind; query: string }
type Table = { name: string; path: string; cases: readonly TableCase[] }

type Choices = {
  sorts: readonly string[]
  filters: readonly string[]
  searches: readonly string[]
  /** The number of pages of 25 rows. */
  pages: number
}

const size = 25
const lastSearchPage = 1000 / size

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

function casesOf({ sorts, filters, searches, pages }: Choices): TableCase[] {
  const middle = Math.floor(pages / 2)
  const page = (number: number) => `page=${number}&limit=${size}`
  const inBothOrders = (query: string) => [`${query}&order=asc`, `${query}&order=desc`]
  return [
    ...[1, 2, Math.floor(pages / 4), middle, pages].map((number) => ({
      kind: 'page' as const,
      query: page(number),
    })),
    ...sorts
      .flatMap((sort) => inBothOrders(`sort=${sort}`))
      .flatMap((sort) => [page(1), page(middle)].map((where) => `${sort}&${where}`))
      .map((query) => ({ kind: 'sort' as const, query })),
    // Each filter in the default order and in another one, on its first page and on page 20.
    ...filters
      .flatMap((filter) => [filter, `${filter}&sort=${sorts[1]}`])
      .flatMap((filter) => [page(1), page(20)].map((where) => `${filter}&${where}`))
      .map((query) => ({ kind: 'filter' as const, query })),
    ...searches
      .map((text) => `search=${encodeURIComponent(text)}`)
      .flatMap((search) => [`${search}&${page(1)}`, `${search}&sort=${sorts[1]}&${page(4)}`])
      .map((query) => ({ kind: 'search' as const, query })),
    { kind: 'search', query: `search=e&${page(lastSearchPage)}` },
  ]
}

const userSearches = ['rahman', 'arif', 'ar', 'khan 12', 'bench.example', 'nobody at all', 'e']

export const tables: readonly Table[] = [
  {
    name: 'orders',
    path: '/api/all-orders',
    cases: casesOf({
      sorts: ['orderPlaced', 'totalAmount', 'name', 'email', 'status', 'payment'],
      filters: [
        'status=Pending',
        'payment=false',
        'status=Delivered&payment=true',
        'riskFlag=true',
        'riskFlag=false',
        'refundDue=true',
        'reviewed=true',
        `district=${shop.districts[0]}`,
        `district=${shop.districts[4]}&status=Pending`,
        'email=mah',
        'email=rakibul.hossain12',
        `from=${dayBefore(30)}`,
        `from=${dayBefore(300)}&to=${dayBefore(20)}`,
      ],
      searches: [...userSearches, 'dhaka', '017', '+88012'],
      pages: 4_000,
    }),
  },
  {
    name: 'products',
    path: '/api/all-products',
    cases: casesOf({
      sorts: ['createdAt', 'price', 'productName', 'category', 'inStock', 'sold'],
      filters: [
        'category=earbuds',
        'category=mobile%20accessories',
        'inStock=true',
        'inStock=false',
        'discounted=true',
        'minPrice=2000&maxPrice=5000',
        'minPrice=100000',
      ],
      searches: ['pro', 'aura', 'earbuds', 'aura pro', 'নেক', 'nothing', 'e', 'u'],
      pages: 400,
    }),
  },
  {
    name: 'users',
    path: '/api/all-users',
    cases: casesOf({
      sorts: ['name', 'email', 'role', 'createdAt', 'lastLogin'],
      filters: ['role=admin', 'role=user', `from=${dayBefore(30)}`, `to=${dayBefore(100)}`],
      searches: userSearches,
      pages: 800,
    }),
  },
  {
    name: 'carts',
    path: '/api/all-carts',
    cases: casesOf({
      sorts: ['cartAdded', 'price', 'name', 'author', 'quantity'],
      filters: ['email=mah', 'email=rakibul.hossain12', 'product=aura', 'product=pro%20max'],
      searches: [...userSearches, 'aura'],
      pages: 2_000,
    }),
  },
  {
    name: 'audit',
    path: '/api/audit-log',
    cases: [
      ...[1, 100, 1_000].map((page) => ({
        kind: 'page' as const,
        query: `page=${page}&limit=${size}`,
      })),
      ...['action=deliverOrder', 'email=admin@', `from=${dayBefore(30)}`].map((filter) => ({
        kind: 'filter' as const,
        query: `${filter}&page=1&limit=${size}`,
      })),
      ...['order%2F4999', 'bench', 'no-such-item'].map((text) => ({
        kind: 'search' as const,
        query: `search=${text}&page=1&limit=${size}`,
      })),
    ],
  },
]

export type Address = { table: string; kind: Kind; path: string }

export const addresses: readonly Address[] = tables.flatMap(({ name, path, cases }) =>
  cases.map(({ kind, query }) => ({ table: name, kind, path: `${path}?${query}` })),
)

/** The calls of the overview page are measured too. */
export const overviews = [
  '/api/total-counts',
  '/api/daily-sales',
  `/api/daily-sales?from=${dayBefore(340)}`,
  '/api/order-states',
  '/api/best-products',
] as const
