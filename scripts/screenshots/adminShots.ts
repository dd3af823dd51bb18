import type { Page } from '@playwright/test'
import { productFields } from '../../common/productFields'
import { auditActions } from '../../common/storedWords'
import { shop } from '../../shop/shop.config'
import { actionsLabel } from '../../src/dashboard/features/audit/messages'
import * as carts from '../../src/dashboard/features/carts/messages'
import * as orders from '../../src/dashboard/features/orders/messages'
import * as paymentMessages from '../../src/dashboard/features/orders/paymentMessages'
import * as overviewMessages from '../../src/dashboard/features/overview/messages'
import { products } from '../../src/dashboard/features/products/messages'
import * as users from '../../src/dashboard/features/users/messages'
import * as tableMessages from '../../src/dashboard/tables/messages'
import { t } from '../../src/shared/lib/language'
import { all, failing, hanging, responding, type Shot, shotsOf, text } from './states'

const account = shop.demoSignIns.admin
const totals = '/api/total-counts'
const sales = '/api/daily-sales'
const orderStates = '/api/order-states'
const bestProducts = '/api/best-products'
const overviewCalls = [totals, sales, orderStates, bestProducts]
const auditLog = '/api/audit-log'

/** Matches one of the texts; a part of it may be a pattern. */
const oneOf = (...texts: readonly string[]) => new RegExp(`^(?:${texts.join('|')})$`)

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().waitFor()

const overview: readonly Shot[] = shotsOf(
  'admin-overview',
  { path: '/dashboard', account },
  {
    full: {
      ready: async (page) => {
        await page.getByRole('img', { name: t(overviewMessages.revenue) }).waitFor()
        await page
          .getByRole('region', { name: t(overviewMessages.topProducts) })
          .getByRole('row')
          .nth(1)
          .waitFor()
      },
    },
    tables: {
      path: '/dashboard?days=7',
      ready: async (page) => {
        const toggle = page.getByRole('button', { name: t(overviewMessages.table), exact: true })
        await toggle.first().click()
        await toggle.last().click()
        const asTable = t(overviewMessages.asTable)(t(overviewMessages.revenue))
        await page.getByRole('region', { name: asTable }).waitFor()
      },
    },
    empty: {
      ...all(
        responding([], sales, bestProducts),
        responding({ states: [], riskFlagged: 0, refundsDue: 0 }, orderStates),
        responding({ totalOrder: 0, totalUser: 1, totalProduct: 0 }, totals),
      ),
      ready: t(overviewMessages.noOrders),
    },
    loading: {
      ...hanging(...overviewCalls),
      ready: t(overviewMessages.loading)(t(overviewMessages.contents.topProducts)),
    },
    error: {
      ...failing(...overviewCalls),
      ready: t(overviewMessages.failed)(t(overviewMessages.contents.topProducts)),
    },
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
    label: t(products),
    full: { ready: (page) => page.getByRole('switch').first().waitFor() },
  },
  {
    page: 'all-ordered',
    call: '/api/all-orders',
    label: t(orders.orders),
    full: { ready: button(oneOf(t(orders.markAsDelivered), t(orders.marked))) },
  },
  {
    page: 'all-users',
    call: '/api/all-users',
    label: t(users.usersLabel),
    full: { ready: button(oneOf(`(?:${t(users.makeUser)}|${t(users.makeAdmin)}): .+`)) },
  },
  {
    page: 'user-carts',
    call: '/api/all-carts',
    label: t(carts.cartsLabel),
    full: { ready: button(oneOf(t(carts.deleteLabel)('.+', '.+'))) },
  },
  {
    page: 'audit',
    call: auditLog,
    label: t(actionsLabel),
    full: { ...filledAuditLog, ready: text(t(auditActions.deleteUser)) },
  },
]

const tableShots = ({ page: name, call, label, full }: Table) =>
  shotsOf(
    name,
    { path: `/dashboard/${name}`, account },
    {
      full,
      loading: { ...hanging(call), ready: t(tableMessages.loading)(label) },
      empty: {
        path: `/dashboard/${name}?from=2026-01-01`,
        ...responding([], call),
        ready: (page) =>
          page
            .getByText(oneOf(t(tableMessages.noMatches)(label), t(tableMessages.noRows)(label)))
            .waitFor(),
      },
      error: { ...failing(call), ready: t(tableMessages.notLoaded)(label) },
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
          await button(t(orders.markAsDelivered))(page)
          // The first one selects all.
          const boxes = page.getByRole('main').getByRole('checkbox')
          await boxes.nth(2).check()
          await boxes.nth(3).check()
          await page.getByText(t(tableMessages.selectedCount)(2)).waitFor()
        },
      },
      reviews: {
        path: '/dashboard/all-ordered?reviewed=true',
        ready: button(t(orders.hideReview)),
      },
      opened: {
        path: '/dashboard/all-ordered?payment=true',
        ready: async (page) => {
          await openDialog(/^[0-9a-f]{8}-/)(page)
          await page
            .getByRole('dialog')
            .getByText(t(paymentMessages.started), { exact: true })
            .waitFor()
        },
      },
      filters: {
        path: '/dashboard/all-ordered?payment=true&district=Dhaka',
        ready: openDialog(new RegExp(`^${t(tableMessages.filters)}`)),
      },
      delete: {
        ready: openDialog(oneOf(t(orders.deleteOrderOf)('.+')), t(tableMessages.areYouSure)),
      },
    },
  ),
  ...shotsOf(
    'all-products',
    { path: '/dashboard/all-products', account, isOneScreen: true },
    {
      view: {
        widths: [1024, 1280, 1536, 1920],
        ready: async (page) => {
          await page.getByRole('button', { name: t(tableMessages.density) }).click()
          await page.getByRole('menuitemradio', { name: t(tableMessages.compact) }).click()
          await page.getByRole('button', { name: t(tableMessages.columns) }).click()
          await page.getByRole('checkbox', { name: t(productFields.category.label) }).waitFor()
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
    { refused: { ready: openDialog(oneOf(t(users.deleteLabel)('.+')), t(users.notAllowed)) } },
  ),
  ...shotsOf(
    'audit',
    { path: '/dashboard/audit', account, isOneScreen: true },
    {
      opened: { ...filledAuditLog, ready: openDialog(/2026|২০২৬/, t(auditActions.updateProduct)) },
    },
  ),
]

/** The admin pages except the product forms. */
export const adminShots: readonly Shot[] = [
  ...overview,
  ...tables.flatMap(tableShots),
  ...interactions,
]
