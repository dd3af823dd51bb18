import type { Page } from '@playwright/test'
import { shop } from '../../shop/shop.config'
import { all, failing, hanging, responding, type Shot, shotsOf, text } from './states'

const account = shop.demoSignIns.admin
const totals = '/api/total-counts'
const sales = '/api/daily-sales'
const orderStates = '/api/order-states'
const bestProducts = '/api/best-products'
const overviewCalls = [totals, sales, orderStates, bestProducts]
const auditLog = '/api/audit-log'

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().waitFor()

const overview: readonly Shot[] = shotsOf(
  'admin-overview',
  { path: '/dashboard', account },
  {
    full: {
      ready: async (page) => {
        await page.getByRole('img', { name: /revenue/i }).waitFor()
        await page.getByRole('region', { name: 'Top products' }).getByRole('row').nth(1).waitFor()
      },
    },
    tables: {
      path: '/dashboard?days=7',
      ready: async (page) => {
        const toggle = page.getByRole('button', { name: 'Table', exact: true })
        await toggle.first().click()
        await toggle.last().click()
        await page.getByRole('region', { name: 'Revenue, as a table' }).waitFor()
      },
    },
    empty: {
      ...all(
        responding([], sales, bestProducts),
        responding({ states: [], riskFlagged: 0, refundsDue: 0 }, orderStates),
        responding({ totalOrder: 0, totalUser: 1, totalProduct: 0 }, totals),
      ),
      ready: 'No orders in this period.',
    },
    loading: { ...hanging(...overviewCalls), ready: 'Loading the top products…' },
    error: { ...failing(...overviewCalls), ready: 'The top products could not be loaded.' },
  },
)

const entry = {
  actor: account.email,
  at: '2026-07-01T09:30:00.000Z',
  _id: '1',
  action: 'updateProduct',
  subject: 'Product/019b6c8d-f000-7ba2-a637-c3394dc0a766',
  label: 'Dhonira Aura Pro ANC Earbuds Midnight',
  before: { price: 2490, discountPrice: 1990, inStock: true, keyFeatures: ['ANC', 'IPX5'] },
  after: { price: 2390, inStock: false, keyFeatures: ['ANC', 'IPX5', 'USB-C'] },
}

/** The audit log of a new demo shop is empty. */
const filledAuditLog = responding(
  [
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
  ],
  auditLog,
)

type Table = {
  page: string
  call: string
  label: string
  full: { ready: (page: Page) => Promise<unknown>; arrange?: Shot['arrange'] }
}

const tables: readonly Table[] = [
  {
    page: 'all-products',
    call: '/api/all-products',
    label: 'products',
    full: { ready: (page) => page.getByRole('switch').first().waitFor() },
  },
  {
    page: 'all-ordered',
    call: '/api/all-orders',
    label: 'orders',
    full: { ready: button(/^(Mark as Delivered|Marked)$/) },
  },
  {
    page: 'all-users',
    call: '/api/all-users',
    label: 'users',
    full: { ready: button(/^Make /) },
  },
  {
    page: 'user-carts',
    call: '/api/all-carts',
    label: 'carts',
    full: { ready: button(/^Delete .* from the cart of /) },
  },
  {
    page: 'audit',
    call: auditLog,
    label: 'actions',
    full: { ...filledAuditLog, ready: text('User deleted') },
  },
]

const tableShots = ({ page: name, call, label, full }: Table) =>
  shotsOf(
    name,
    { path: `/dashboard/${name}`, account },
    {
      full,
      loading: { ...hanging(call), ready: `Loading the ${label}…` },
      empty: {
        path: `/dashboard/${name}?from=2026-01-01`,
        ...responding([], call),
        ready: (page) => page.getByText(/^(No .* match|There are no .* yet)\.$/).waitFor(),
      },
      error: { ...failing(call), ready: `The ${label} could not be loaded.` },
    },
  )

const openDialog = (opener: RegExp, title?: string) => async (page: Page) => {
  await page.getByRole('button', { name: opener }).first().click()
  await page.getByRole('dialog', { name: title }).waitFor()
}

const interactions: readonly Shot[] = [
  ...shotsOf(
    'all-ordered',
    { path: '/dashboard/all-ordered', account, isOneScreen: true },
    {
      selected: {
        path: '/dashboard/all-ordered?status=Pending',
        ready: async (page) => {
          await button('Mark as Delivered')(page)
          const boxes = (name: RegExp) => page.getByRole('checkbox', { name })
          await boxes(/^Select (?!all)/)
            .nth(1)
            .check()
          await boxes(/^(Uns|S)elect (?!all)/)
            .nth(2)
            .check()
          await page.getByText('2 selected').waitFor()
        },
      },
      opened: {
        path: '/dashboard/all-ordered?payment=true',
        ready: async (page) => {
          await openDialog(/^[0-9a-f]{8}-/)(page)
          await page.getByRole('dialog').getByText('Started').waitFor()
        },
      },
      filters: {
        path: '/dashboard/all-ordered?payment=true&district=Dhaka',
        ready: openDialog(/^Filters/),
      },
      delete: { ready: openDialog(/^Delete the order/, 'Are you sure?') },
    },
  ),
  ...shotsOf(
    'all-products',
    { path: '/dashboard/all-products', account, isOneScreen: true },
    {
      view: {
        widths: [1024, 1280, 1536, 1920],
        ready: async (page) => {
          await page.getByRole('button', { name: 'Density' }).click()
          await page.getByRole('menuitemradio', { name: 'Compact' }).click()
          await page.getByRole('button', { name: 'Columns' }).click()
          await page.getByRole('checkbox', { name: 'Category' }).waitFor()
        },
      },
    },
  ),
  ...shotsOf(
    'all-users',
    {
      path: `/dashboard/all-users?search=${encodeURIComponent(account.email)}`,
      account,
      isOneScreen: true,
    },
    { refused: { ready: openDialog(/^Delete /, 'Action not allowed!') } },
  ),
  ...shotsOf(
    'audit',
    { path: '/dashboard/audit', account, isOneScreen: true },
    {
      opened: { ...filledAuditLog, ready: openDialog(/^0?1 Jul 2026/, 'Product edited') },
    },
  ),
]

/** The admin pages except the product forms. */
export const adminShots: readonly Shot[] = [
  ...overview,
  ...tables.flatMap(tableShots),
  ...interactions,
]
