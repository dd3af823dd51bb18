import type { Page } from '@playwright/test'
import { shop } from '../../shop/shop.config'
import { answering, failedLoad, failing, hanging, type Shot, signedIn, text } from './states'

const { admin } = shop.demoSignIns

/** What an admin sees. */
const shot = (facts: Shot): Shot => ({ ...facts, arrange: signedIn(admin, facts.arrange) })

const totals = '/api/total-counts'
const sales = '/api/daily-sales'
const states = '/api/order-states'
const best = '/api/best-products'

const overview: readonly Shot[] = [
  shot({
    page: 'admin-overview',
    state: 'full',
    path: '/dashboard',
    ready: async (page) => {
      await page.getByRole('img', { name: /revenue/i }).waitFor()
      await page.getByRole('region', { name: 'Best products' }).getByRole('row').nth(1).waitFor()
    },
  }),
  shot({
    page: 'admin-overview',
    state: 'tables',
    path: '/dashboard?days=7',
    ready: async (page) => {
      const toggle = page.getByRole('button', { name: 'Table', exact: true })
      await toggle.first().click()
      await toggle.last().click()
      await page.getByRole('region', { name: 'Revenue, as a table' }).waitFor()
    },
  }),
  shot({
    page: 'admin-overview',
    state: 'empty',
    path: '/dashboard',
    arrange: async (page) => {
      await answering([], sales, best)(page)
      await answering({ states: [], riskFlagged: 0, refundsDue: 0 }, states)(page)
      await answering({ totalOrder: 0, totalUser: 1, totalProduct: 0 }, totals)(page)
    },
    ready: text('No orders in this period.'),
  }),
  shot({
    page: 'admin-overview',
    state: 'loading',
    path: '/dashboard',
    arrange: hanging(totals, sales, states, best),
    ready: text('Loading the best products…'),
  }),
  shot({
    page: 'admin-overview',
    state: 'error',
    path: '/dashboard',
    arrange: failing(totals, sales, states, best),
    ready: text('The best products could not be loaded.'),
    expectedProblem: failedLoad,
  }),
]

type Table = {
  page: string
  path: string
  call: string
  label: string
  /** What only its rows have. */
  row: (page: Page) => Promise<unknown>
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().waitFor()

const tables: readonly Table[] = [
  {
    page: 'all-products',
    path: '/dashboard/all-products',
    call: '/api/all-products',
    label: 'products',
    row: (page) => page.getByRole('switch').first().waitFor(),
  },
  {
    page: 'all-ordered',
    path: '/dashboard/all-ordered',
    call: '/api/all-orders',
    label: 'orders',
    row: button(/^(Mark as Delivered|Marked)$/),
  },
  {
    page: 'all-users',
    path: '/dashboard/all-users',
    call: '/api/all-users',
    label: 'users',
    row: button(/^Make /),
  },
  {
    page: 'user-carts',
    path: '/dashboard/user-carts',
    call: '/api/all-carts',
    label: 'carts',
    row: button(/^Delete .* from the cart of /),
  },
  {
    page: 'audit',
    path: '/dashboard/audit',
    call: '/api/audit-log',
    label: 'actions',
    row: text('User deleted'),
  },
]

const entry = {
  actor: admin.email,
  at: '2026-07-01T09:30:00.000Z',
  _id: '1',
  action: 'updateProduct',
  subject: 'Product/019b6c8d-f000-7ba2-a637-c3394dc0a766',
  label: 'Dhonira Aura Pro ANC Earbuds Midnight',
  before: { price: 2490, discountPrice: 1990, inStock: true, keyFeatures: ['ANC', 'IPX5'] },
  after: { price: 2390, inStock: false, keyFeatures: ['ANC', 'IPX5', 'USB-C'] },
}

/** The demo shop begins with a record that has no lines. */
const record = [
  entry,
  {
    ...entry,
    _id: '2',
    action: 'deliverOrder',
    label: 'Rahima Khatun',
    after: { status: 'Delivered' },
    before: { status: 'Pending' },
  },
  {
    ...entry,
    _id: '3',
    action: 'updateUserRole',
    label: 'karim@mail.example',
    before: { role: 'user' },
    after: { role: 'admin' },
  },
  {
    ...entry,
    _id: '4',
    action: 'deleteUser',
    label: 'nobody@mail.example',
    before: { email: 'nobody@mail.example' },
    after: {},
  },
]

const statesOf = ({ page: name, path, call, label, row }: Table): readonly Shot[] => {
  const isRecord = name === 'audit'
  const full = isRecord ? answering(record, call) : undefined
  return [
    shot({ page: name, state: 'full', path, arrange: full, ready: row }),
    shot({
      page: name,
      state: 'loading',
      path,
      arrange: hanging(call),
      ready: text(`Loading the ${label}…`),
    }),
    shot({
      page: name,
      state: 'empty',
      path: `${path}?from=2026-01-01`,
      arrange: answering([], call),
      ready: (page) => page.getByText(/^(No .* match|There are no .* yet)\.$/).waitFor(),
    }),
    shot({
      page: name,
      state: 'error',
      path,
      arrange: failing(call),
      ready: text(`The ${label} could not be loaded.`),
      expectedProblem: failedLoad,
    }),
  ]
}

const select = async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .check()
  await page
    .getByRole('checkbox', { name: /^(Uns|S)elect (?!all)/ })
    .nth(2)
    .check()
}

const onTheDesk: readonly Shot[] = [
  shot({
    page: 'all-ordered',
    state: 'selected',
    path: '/dashboard/all-ordered?status=Pending&perPage=10',
    isOneScreen: true,
    ready: async (page) => {
      await button('Mark as Delivered')(page)
      await select(page)
      await page.getByText('2 selected').waitFor()
    },
  }),
  shot({
    page: 'all-ordered',
    state: 'opened',
    path: '/dashboard/all-ordered?payment=true&perPage=10',
    isOneScreen: true,
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^[0-9a-f]{8}-/ })
        .first()
        .click()
      await page.getByRole('dialog').getByText('Started').waitFor()
    },
  }),
  shot({
    page: 'all-ordered',
    state: 'filters',
    path: '/dashboard/all-ordered?payment=true&district=Dhaka',
    isOneScreen: true,
    ready: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  }),
  shot({
    page: 'all-ordered',
    state: 'delete',
    path: '/dashboard/all-ordered?perPage=10',
    isOneScreen: true,
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^Delete the order/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor()
    },
  }),
  shot({
    page: 'all-products',
    state: 'view',
    path: '/dashboard/all-products?perPage=10',
    isOneScreen: true,
    widths: [1280, 1536],
    ready: async (page) => {
      await page.getByRole('button', { name: 'View', exact: true }).click()
      await page.getByRole('menuitemradio', { name: 'Compact' }).click()
    },
  }),
  shot({
    page: 'all-users',
    state: 'refused',
    path: `/dashboard/all-users?search=${encodeURIComponent(admin.email)}`,
    isOneScreen: true,
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Action not allowed!' }).waitFor()
    },
  }),
  shot({
    page: 'audit',
    state: 'opened',
    path: '/dashboard/audit',
    isOneScreen: true,
    arrange: answering(record, '/api/audit-log'),
    ready: async (page) => {
      await page
        .getByRole('button', { name: /^0?1 Jul 2026/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Product edited' }).waitFor()
    },
  }),
]

/** What an admin sees of the whole shop. */
export const adminShots: readonly Shot[] = [...overview, ...tables.flatMap(statesOf), ...onTheDesk]
