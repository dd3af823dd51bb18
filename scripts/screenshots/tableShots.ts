import type { Page } from '@playwright/test'
import { demoId } from '../../dev-services/demo-data/ids'
import { shop } from '../../shop/shop.config'
import * as importMessages from '../../src/dashboard/features/products/importMessages'
import * as products from '../../src/dashboard/features/products/messages'
import * as tables from '../../src/dashboard/tables/messages'
import * as messages from '../../src/dashboard/tables/views/messages'
import { t } from '../../src/shared/lib/language'
import { failing, responding, type Shot, shotsOf, text } from './states'

const account = shop.demoSignIns.admin
const savedViews = '/api/saved-views'

const view = (name: string, facts: { isShared?: boolean; isOwn?: boolean } = {}) => ({
  _id: demoId(`view:${name}`),
  table: 'orders',
  name,
  query: 'payment=false',
  hiddenColumns: ['transactionId'],
  isShared: false,
  isOwn: true,
  ...facts,
})
const own = view('Call before 5 p.m.')
const shared = view('ঢাকার বাকি থাকা সব অর্ডার', { isShared: true, isOwn: false })
const views = [shared, view('Sylhet and Chattogram, cash on delivery', { isShared: true }), own]

const opened = ({ _id, query }: typeof own, more = '') =>
  `/dashboard/all-ordered?${query}${more}&view=${_id}`
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().waitFor()
const rows = (page: Page) => page.getByRole('main').getByRole('checkbox').nth(2).waitFor()

async function editView(page: Page, { name }: typeof own) {
  await press(page, t(messages.editNamed)(name))
  await page.getByRole('dialog', { name: t(messages.editView) }).waitFor()
}

const oneScreen = { isOneScreen: true }

const savedViewShots = shotsOf(
  'saved-views',
  { account, path: opened(own), ...responding(views, savedViews) },
  {
    full: {
      ready: async (page) => {
        await rows(page)
        await button(t(messages.editNamed)(own.name))(page)
      },
    },
    changed: {
      path: opened(own, '&district=Dhaka'),
      ready: async (page) => {
        await rows(page)
        await button(t(messages.save))(page)
      },
    },
    'shared-changed': {
      path: opened(shared, '&district=Dhaka'),
      ready: async (page) => {
        await rows(page)
        await button(t(messages.saveForAll))(page)
      },
    },
    save: {
      ...oneScreen,
      ready: async (page) => {
        await rows(page)
        await press(page, t(messages.saveAs))
        const dialog = page.getByRole('dialog', { name: t(messages.saveAs) })
        await dialog.getByLabel(t(messages.viewName)).fill(shared.name)
        await dialog.getByRole('button', { name: t(messages.save), exact: true }).click()
        await text(t(messages.nameTaken))(page)
      },
    },
    edit: { ...oneScreen, ready: (page) => editView(page, own) },
    'edit-shared': {
      ...oneScreen,
      path: opened(shared),
      ready: async (page) => {
        await editView(page, shared)
        await text(t(messages.sharedByAnother))(page)
      },
    },
    delete: {
      ...oneScreen,
      ready: async (page) => {
        await editView(page, own)
        await press(page, t(messages.deleteView))
        await page.getByRole('dialog', { name: t(tables.areYouSure) }).waitFor()
      },
    },
    error: {
      path: '/dashboard/all-ordered',
      ...failing(savedViews),
      ready: button(t(messages.viewsNotLoaded)),
    },
  },
)

const fans = '/dashboard/all-products?category=Fan'

async function openForm(page: Page) {
  await rows(page)
  await press(page, t(products.changePrices))
  await page.getByRole('dialog', { name: t(products.changePricesAndStock) }).waitFor()
}

/** Some discount prices would be above the price, and are refused. */
async function openPreview(page: Page) {
  await openForm(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t(products.whatToChange)).selectOption('discountPrice')
  await dialog.getByLabel(t(products.howToChange)).selectOption('set')
  await dialog.getByLabel(t(products.amount)).fill('1490')
  await press(page, t(products.preview))
  await page.getByRole('table', { name: t(products.refusedProducts) }).waitFor()
  await page.getByRole('table', { name: t(importMessages.changes) }).waitFor()
}

const priceShots = shotsOf(
  'change-prices',
  { account, path: '/dashboard/all-products', ...oneScreen },
  {
    selected: {
      ready: async (page) => {
        await rows(page)
        // The first one selects all.
        const boxes = page.getByRole('main').getByRole('checkbox')
        await boxes.nth(2).check()
        await boxes.nth(3).check()
        await text(t(tables.selectedCount)(2))(page)
      },
    },
    mistakes: {
      ready: async (page) => {
        await openForm(page)
        await press(page, t(products.preview))
        await text(t(products.enterAboveZero))(page)
      },
    },
    full: { path: fans, ready: openPreview },
    error: {
      ...failing('/api/bulk/products/edits'),
      ready: async (page) => {
        await openForm(page)
        await page.getByRole('dialog').getByLabel(t(products.percent)).fill('5')
        await press(page, t(products.preview))
        await page.getByRole('alert').waitFor()
      },
    },
    done: {
      path: fans,
      arrange: (page) =>
        page.route('**/api/bulk/products/edits/*/apply', (route) =>
          route.fulfill({
            json: { changed: 22, skipped: 1, skippedProducts: ['Nityora Clip Fan Graphite'] },
          }),
        ),
      ready: async (page) => {
        await openPreview(page)
        await page.getByRole('dialog').getByRole('button').last().click()
        await page.getByText(t(products.productsChanged)(22)).waitFor()
      },
    },
  },
)

/** What an admin does to the tables: views of orders, and prices of many products. */
export const tableShots: readonly Shot[] = [...savedViewShots, ...priceShots]
