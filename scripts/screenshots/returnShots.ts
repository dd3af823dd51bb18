import type { Page } from '@playwright/test'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import * as returns from '../../src/dashboard/features/returns/messages'
import * as tableMessages from '../../src/dashboard/tables/messages'
import { t } from '../../src/shared/lib/language'
import { failing, hanging, responding, type Shot, shotsOf, text } from './states'

const { customer, admin } = shop.demoSignIns
/** Delivered. */
const orderId = demoId('order:own:5')
const ofOrder = `/api/orders/${orderId}/returns`
const list = '/api/returns'
const picture = '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp'

const request = {
  _id: demoId('request'),
  order: {
    _id: orderId,
    orderNumber: 'J-12345-67895',
    name: 'Rahima Khatun',
    email: customer.email,
    isDeleted: false,
  },
  item: {
    gadgetId: demoId('product'),
    name: 'Dhonira Aura Pro ANC Earbuds Midnight',
    price: 2490,
    quantity: 2,
    image: picture,
  },
  kind: 'return',
  reason: 'partlyFaulty',
  details: 'The left one is silent since yesterday.\nI have charged it twice.',
  quantity: 1,
  photos: [picture, '/images/og.jpg'],
  state: 'open',
  requestedAt: '2026-07-01T09:30:00.000Z',
}
const answered = {
  ...request,
  _id: demoId('answered request'),
  kind: 'warranty',
  reason: 'faulty',
  photos: [],
  state: 'accepted',
  answer: 'Please bring it to our shop in Dhaka, with its box and the receipt.',
  answeredAt: '2026-07-02T05:00:00.000Z',
  answeredBy: admin.email,
}
const others = (['declined', 'done', 'withdrawn'] as const).map((state) => ({
  ...(state === 'withdrawn' ? request : answered),
  _id: demoId(state),
  state,
  closedAt: '2026-07-04T05:00:00.000Z',
}))
const all = [request, answered, ...others]

/** Beside what can be asked for, which the shop says. */
const withRequests = {
  arrange: (page: Page) =>
    page.route(`**${ofOrder}`, async (route) => {
      const response = await route.fetch()
      const shown = Object(await response.json()) as object
      await route.fulfill({ response, json: { ...shown, requests: all } })
    }),
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Opens the panel of a request by its state. */
const opened = (state: keyof typeof returns.states) => ({
  ...responding(
    all.filter((each) => each.state === state),
    list,
  ),
  ready: async (page: Page) => {
    await page.getByRole('button', { name: t(returns.openRequest)(request.order.name) }).click()
    await page.getByRole('dialog').getByText(t(returns.states[state])).waitFor()
  },
})

export const returnShots: readonly Shot[] = [
  ...shotsOf(
    'order-returns',
    { path: `/dashboard/order-details/order/${orderId}`, account: customer },
    {
      full: { ...withRequests, ready: text(t(returns.states.accepted)) },
      form: {
        isOneScreen: true,
        ready: async (page) => {
          await page
            .getByRole('button', { name: t(returns.ask) })
            .first()
            .click()
          await button(page, t(returns.sendRequest)).click()
          await text(t(returns.detailsMissing))(page)
        },
      },
      late: {
        ...responding({ requests: [], items: [] }, ofOrder),
        ready: t(returns.isOver)(shop.supportEmail),
      },
      loading: { ...hanging(ofOrder), ready: t(returns.loading) },
      error: { ...failing(ofOrder), ready: t(returns.notLoaded) },
    },
  ),
  ...shotsOf(
    'returns',
    { path: '/dashboard/returns', account: admin },
    {
      full: { ...responding(all, list), ready: text(t(returns.states.done)) },
      loading: {
        ...hanging(list),
        ready: t(tableMessages.loading)(t(returns.requestsLabel)),
      },
      empty: { ...responding([], list), ready: t(tableMessages.noRows)(t(returns.requestsLabel)) },
      error: { ...failing(list), ready: t(tableMessages.notLoaded)(t(returns.requestsLabel)) },
    },
  ),
  ...shotsOf(
    'return',
    { path: '/dashboard/returns', account: admin, isOneScreen: true },
    { full: opened('open'), accepted: opened('accepted') },
  ),
]
