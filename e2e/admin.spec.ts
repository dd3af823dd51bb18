import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { auditActions } from '../common/storedWords'
import * as audit from '../src/dashboard/features/audit/messages'
import * as carts from '../src/dashboard/features/carts/messages'
import * as orders from '../src/dashboard/features/orders/messages'
import * as paymentMessages from '../src/dashboard/features/orders/paymentMessages'
import * as overview from '../src/dashboard/features/overview/messages'
import * as importMessages from '../src/dashboard/features/products/importMessages'
import * as productsMessages from '../src/dashboard/features/products/messages'
import * as users from '../src/dashboard/features/users/messages'
import * as layout from '../src/dashboard/layout/messages'
import * as pagesMessages from '../src/dashboard/pages/messages'
import * as tables from '../src/dashboard/tables/messages'
import * as ui from '../src/dashboard/ui/messages'
import * as shared from '../src/shared/messages'
import * as layoutMessages from '../src/storefront/layout/messages'
import { adminAt, type Product } from './support/admin'
import { newCustomer, sidebar, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { tabTo } from './support/keyboard'
import { expect, test } from './support/test'
import { english } from './support/texts'

const pages = {
  orders: '/dashboard/all-ordered',
  products: '/dashboard/all-products',
  users: '/dashboard/all-users',
  carts: '/dashboard/user-carts',
  audit: '/dashboard/audit',
}
const adminPages = [...Object.values(pages), '/dashboard/add-product', '/dashboard/update/x/y']

const grid = (page: Page, name: string) => page.getByRole('grid', { name })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Not by `check()`, which expects the grid to have changed the checkbox when the click returns. */
async function selectAllRows(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await expect(page.getByRole('checkbox', { name: 'Unselect all rows' })).toBeChecked()
}

/** The rows of a table for a search. */
const at = (path: string, search: string) => `${path}?search=${encodeURIComponent(search)}`

async function answer(page: Page, title: string, text: string, label: string) {
  await expect(dialog(page, title)).toContainText(text)
  await dialog(page, title).getByRole('button', { name: label, exact: true }).click()
}

/** A new admin for each test. */
async function newAdmin(url: string, promote: (email: string) => Promise<unknown>) {
  const account = await newCustomer(url)
  await promote(account.email)
  return account
}

// [spec 2.18]
test('only admins can open the admin pages', async ({ page, browser, baseURL }) => {
  for (const path of adminPages) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  const context = await browser.newContext({ baseURL })
  const customers = await context.newPage()
  await signInAt(customers, '/dashboard/profile', await newCustomer(baseURL ?? ''))
  for (const path of adminPages) {
    await customers.goto(path)
    await expect(customers).toHaveURL('/')
  }
  await context.close()
})

// [spec 2.21, 8.18]
test('an admin searches, delivers, deletes and exports orders', async ({ page, baseURL }) => {
  const customer = await newCustomer(baseURL ?? '')
  const [first, second, third] = [
    await customer.order(),
    await customer.order(),
    await customer.order(),
  ]
  await signInAt(page, pages.orders, adminAt(0))
  const search = page.getByRole('searchbox', { name: english(orders.searchLabel) })
  await search.fill(customer.email)
  await expect(page).toHaveURL(at(pages.orders, customer.email))
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await page.getByRole('columnheader', { name: english(orders.date) }).click()
  await expect(page).toHaveURL(/&sort=orderPlaced&order=asc$/)
  await page.reload()
  await expect(search).toHaveValue(customer.email)
  await expect(page.getByRole('row').nth(1)).toContainText(first._id.slice(0, 20))
  await expectAccessible(page)

  await row(page, first._id.slice(0, 20))
    .getByRole('button', { name: english(orders.markAsDelivered) })
    .click()
  await answer(
    page,
    english(orders.deliverQuestion),
    english(orders.itIsUnpaid),
    english(orders.markAsDelivered),
  )
  await Promise.all(
    [orders.markedAsDelivered, orders.orderIsUnpaid].map((text) =>
      expect(toast(page, english(text))).toBeVisible(),
    ),
  )
  await expect(
    row(page, first._id.slice(0, 20)).getByRole('button', { name: english(orders.marked) }),
  ).toBeDisabled()

  await selectAllRows(page)
  await expect(page.getByText(english(tables.selectedCount)(3))).toBeVisible()
  await page
    .getByRole('region', { name: english(tables.selectedRows) })
    .getByRole('button', { name: english(orders.markAsDelivered) })
    .click()
  await answer(
    page,
    english(orders.deliverManyQuestion)(2),
    '1 of the selected is left out: delivered already.',
    english(orders.markAsDelivered),
  )
  await expect(toast(page, english(orders.ordersMarked)(2))).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await press(page, english(tables.exportCsv))
  const file = await readFile(await (await download).path(), 'utf8')
  for (const order of [first, second, third]) expect(file).toContain(order._id)
  expect(file.trimEnd().split('\r\n')).toHaveLength(4)

  // By keyboard: from the column headings into the rows, and along a row.
  await page.reload()
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all rows' }))
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const panel = dialog(page, english(orders.orderTitle)(first.orderNumber ?? ''))
  await expect(panel).toContainText(customer.email)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(row(page, first._id.slice(0, 20)).locator(':focus')).toBeVisible()

  await row(page, first._id.slice(0, 20))
    .getByRole('button', { name: /^Delete/ })
    .click()
  await answer(
    page,
    english(tables.areYouSure),
    english(orders.deleteOne),
    english(orders.confirmDeletion),
  )
  await expect(dialog(page, english(orders.orderDeleted))).toBeVisible()
  await expect(row(page, first._id.slice(0, 20))).toHaveCount(0)
})

// [spec 2.22, 4.7, 5.10, 8.18]
test('an admin changes roles, deletes users and gives up the admin role', async ({
  page,
  baseURL,
  openAdminApi,
}) => {
  const { promote } = await openAdminApi()
  const me = await newAdmin(baseURL ?? '', promote)
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, at(pages.users, customer.email), me)
  const customers = row(page, customer.email)
  await customers.getByRole('button', { name: english(users.makeAdmin) }).click()
  await answer(
    page,
    english(users.makeAdminQuestion)('anonymous'),
    customer.email,
    english(users.makeAdmin),
  )
  await expect(toast(page, english(users.updatedTo)(english(users.roles.admin)))).toBeVisible()
  await expect(customers.getByRole('button', { name: english(users.makeUser) })).toBeVisible()
  await customers.getByRole('button', { name: /^Delete/ }).click()
  await answer(page, english(users.notAllowed), english(users.downgradeFirst), english(shared.ok))
  await customers.getByRole('button', { name: english(users.makeUser) }).click()
  await answer(
    page,
    english(users.makeUserQuestion)('anonymous'),
    customer.email,
    english(users.makeUser),
  )
  await expect(toast(page, english(users.updatedTo)(english(users.roles.user)))).toBeVisible()
  await expectAccessible(page)
  await customers.getByRole('button', { name: /^Delete/ }).click()
  await answer(
    page,
    english(tables.areYouSure),
    english(users.deleteWarning),
    english(users.confirmDelete),
  )
  await expect(dialog(page, english(users.deleted))).toBeVisible()
  await expect(page.getByText(english(tables.noMatches)(english(users.usersLabel)))).toBeVisible()

  await page.goto(at(pages.users, me.email))
  await row(page, me.email)
    .getByRole('button', { name: english(users.makeUser) })
    .click()
  await answer(
    page,
    english(tables.areYouSure),
    'lose access to the admin pages',
    english(users.removeMyAccess),
  )
  await expect(toast(page, english(users.updatedTo)(english(users.roles.user)))).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('button', { name: english(layoutMessages.greeting)(english(shared.anonymous)) }),
  ).toBeVisible()
  await page.goto('/dashboard')
  const session = await page.request.get('/api/session')
  expect(await session.json()).toMatchObject({ user: { role: 'user' } })
  await expect(sidebar(page).getByText(english(layout.user), { exact: true })).toBeVisible()
})

// [spec 2.19, 2.23, 8.18]
test('an admin manages products and carts, and sees it in the audit log', async ({
  page,
  baseURL,
  openAdminApi,
  request,
}) => {
  const adminApi = await openAdminApi()
  const [sample] = (await (await request.get('/api/best-seller')).json()) as Product[]
  const name = `Testora ${crypto.randomUUID().slice(0, 8)}`
  const fields = {
    category: 'Fan',
    price: 1000,
    inStock: true,
    keyFeatures: [],
    images: sample?.images ?? [],
    description: '',
  }
  const product = await adminApi.addProduct({ ...fields, productName: `${name} with a long name` })
  await adminApi.addProduct({ ...fields, productName: `${name} B` })
  const customer = await newCustomer(baseURL ?? '')
  await customer.add(product)

  await signInAt(page, at(pages.carts, customer.email), adminAt(0))
  await expect(row(page, customer.email)).toBeVisible()
  await expectAccessible(page)
  await row(page, customer.email)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await answer(
    page,
    english(tables.areYouSure),
    english(orders.deleteOne),
    english(orders.confirmDeletion),
  )
  await expect(dialog(page, english(users.deleted))).toBeVisible()
  await expect(page.getByText(english(tables.noMatches)(english(carts.cartsLabel)))).toBeVisible()

  await page.goto(at(pages.products, name))
  const products = grid(page, 'products')
  await expect(products.getByText(product.productName.slice(0, 20), { exact: true })).toBeVisible()
  await expect(products.getByTitle(product.productName)).toBeVisible()
  await page
    .getByRole('switch', { name: english(productsMessages.stockSwitch)(product.productName) })
    .click()
  await expect(
    toast(page, english(productsMessages.productsSet)(1, english(productsMessages.outOfStock))),
  ).toBeVisible()
  await selectAllRows(page)
  await press(page, english(productsMessages.outOfStock))
  await answer(
    page,
    english(productsMessages.setQuestion)(1, english(productsMessages.outOfStock)),
    '1 of the selected is left out: Out of Stock already.',
    english(productsMessages.confirmSetting)(english(productsMessages.outOfStock)),
  )
  await expect(products.getByRole('switch', { checked: false })).toHaveCount(2)
  await expect(page.getByText(english(tables.selectedCount)(2))).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Delete ${name} B` }).click()
  await answer(
    page,
    english(tables.areYouSure),
    english(productsMessages.deletionIsFinal)(1),
    english(orders.confirmDeletion),
  )
  await expect(dialog(page, english(productsMessages.productDeleted))).toBeVisible()
  await expect(page.getByText('1–1 of 1')).toBeVisible()

  await page.goto(`${pages.audit}?subject=Product%2F${product._id}`)
  await expect(row(page, english(auditActions.updateProduct)).first()).toContainText(
    adminAt(0).email,
  )
  await row(page, english(auditActions.updateProduct)).first().click()
  const entry = dialog(page, english(auditActions.updateProduct)).getByRole('row', {
    name: /stock/i,
  })
  await expect(entry.getByRole('deletion')).toHaveText(english(audit.yes))
  await expect(entry.getByRole('insertion')).toHaveText(english(audit.no))
  await expectAccessible(page)
  await adminApi.deleteProduct(product._id)
})

test.describe('an order in the admin pages', () => {
  test.use({ expectedProblem: /status of 4(04|22)/ })

  test('has an address of its own', async ({ page, baseURL }) => {
    const customer = await newCustomer(baseURL ?? '')
    const [older, newer] = [await customer.order(), await customer.order()]
    const list = at(pages.orders, customer.email)
    const opened = ({ _id }: { _id: string }) => new RegExp(`&open=${_id}$`)
    const panel = dialog(page, 'Order')
    await signInAt(page, list, adminAt(0))
    await row(page, newer._id.slice(0, 20)).getByRole('button').first().click()
    await expect(page).toHaveURL(opened(newer))
    await expect(panel).toContainText(newer._id)
    await expectAccessible(page)
    await panel.getByRole('button', { name: english(orders.next) }).click()
    await expect(page).toHaveURL(opened(older))
    await page.reload()
    await expect(panel).toContainText(older._id)
    await panel.getByRole('button', { name: english(orders.previous) }).click()
    await expect(panel).toContainText(newer._id)
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(list)
    await page.goForward()
    await expect(panel).toContainText(newer._id)
    await panel.getByRole('button', { name: english(orders.markAsDelivered) }).click()
    await answer(page, english(orders.deliverQuestion), '', english(orders.markAsDelivered))
    await expect(
      panel.getByRole('button', { name: english(paymentMessages.recordCash) }),
    ).toBeFocused()
    await panel.getByRole('button', { name: english(ui.close) }).click()
    await expect(page).toHaveURL(list)
    await expect(panel).toBeHidden()

    await page.goto(`${pages.orders}?open=${older._id}`)
    await expect(panel).toContainText(older._id)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(pages.orders)
    await page.goto(`${pages.orders}?open=unknown`)
    await expect(panel).toContainText(english(orders.orderNotFound))
  })
})

test('the overview shows totals and charts with their tables', async ({ page }) => {
  await signInAt(page, '/dashboard', adminAt(0))
  const totals = page.getByRole('region', { name: english(overview.totals) })
  for (const label of ['Orders', 'Users', 'Products']) {
    await expect(totals.getByRole('listitem').filter({ hasText: label })).toContainText(/\d/)
  }
  await expect(page.getByRole('img', { name: /revenue/i })).toBeVisible()
  await expectAccessible(page)
  for (const toggle of await page
    .getByRole('button', { name: english(overview.table), exact: true })
    .all()) {
    await toggle.click()
  }
  await expect(
    page.getByRole('region', { name: english(overview.asTable)(english(overview.revenue)) }),
  ).toContainText('৳')
  await expectAccessible(page)

  await sidebar(page)
    .getByRole('button', { name: english(layout.hideAdminMenu) })
    .click()
  await expect(sidebar(page).getByRole('link', { name: 'My Orders' })).toBeVisible()
  await page.reload()
  await expect(
    sidebar(page).getByRole('button', { name: english(layout.showAdminMenu) }),
  ).toBeVisible()
  await expect(
    sidebar(page).getByRole('link', { name: english(pagesMessages.allUsers) }),
  ).toHaveCount(0)
})

test.describe('two admins', () => {
  test.use({ expectedProblem: /status of 40[39]/ })

  test('cannot both give up the role: one of them stays an admin', async ({
    page,
    browser,
    baseURL,
    openAdminApi,
  }) => {
    const { promote, deliver } = await openAdminApi()
    const mine = await newAdmin(baseURL ?? '', promote)
    const yours = await newAdmin(baseURL ?? '', promote)
    const customer = await newCustomer(baseURL ?? '')
    const order = await customer.order()
    await signInAt(page, at(pages.orders, customer.email), mine)
    const deliverIt = row(page, customer.email).getByRole('button', {
      name: english(orders.markAsDelivered),
    })
    await expect(deliverIt).toBeEnabled()
    // The second admin's page does not receive the change in time.
    await page.route('**/api/all-orders*', () => {})
    await deliver(order._id)
    await deliverIt.click()
    await answer(page, english(orders.deliverQuestion), '', english(orders.markAsDelivered))
    await expect(page.getByRole('alert').filter({ hasText: /delivered/i })).toBeVisible()
    await page.unroute('**/api/all-orders*')

    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    await signInAt(other, at(pages.users, mine.email), yours)
    await expect(row(other, mine.email)).toBeVisible()
    await page.goto(at(pages.users, yours.email))
    await row(page, yours.email)
      .getByRole('button', { name: english(users.makeUser) })
      .click()
    await answer(
      page,
      english(users.makeUserQuestion)('anonymous'),
      yours.email,
      english(users.makeUser),
    )
    await expect(toast(page, english(users.updatedTo)(english(users.roles.user)))).toBeVisible()
    // By its own request or by the event, the other one is no longer an admin.
    const demote = [
      row(other, mine.email).getByRole('button', { name: english(users.makeUser) }),
      other.getByRole('button', { name: english(users.makeUser), exact: true }),
    ]
    for (const button of demote) await button.click({ timeout: 3000 }).catch(() => {})
    await expect(other).not.toHaveURL(new RegExp(pages.users))
    await page.goto(at(pages.users, mine.email))
    await expect(row(page, mine.email)).toContainText(english(users.roles.admin))
    await context.close()
  })
})

test('an admin imports products from a CSV file, once', async ({ page, openAdminApi, request }) => {
  const adminApi = await openAdminApi()
  const [sample] = (await (await request.get('/api/best-seller')).json()) as Product[]
  const name = `Importa ${crypto.randomUUID().slice(0, 8)}`
  const images = sample?.images ?? []
  const product = await adminApi.addProduct({
    productName: `${name} Fan`,
    category: 'Fan',
    price: 1000,
    inStock: true,
    keyFeatures: [],
    images,
    description: 'Quiet.',
  })
  const header = 'Product ID,Name,Category,Price,In stock,Images,Description'
  const rows = (price: string) => [
    `${product._id},${name} Fan,Fan,${price},Yes,${images.join(' ')},Quiet.`,
    `,${name} Lamp,Lifestyle,450,Yes,${images.join(' ')},"Warm, and small."`,
  ]
  const choose = (lines: string[]) =>
    page.getByLabel(english(importMessages.csvFile)).setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([header, ...lines].join('\r\n')),
    })

  await signInAt(page, at(pages.products, name), adminAt(0))
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await press(page, english(importMessages.importCsv))
  const importing = dialog(page, english(importMessages.importProducts))
  await expectAccessible(page)
  await choose(rows('a lot'))
  await expect(importing.getByRole('row', { name: /^2 Price/ })).toBeVisible()
  await expectAccessible(page)
  await choose(rows('1090'))
  await expect(importing.getByRole('row', { name: `2 ${name} Fan Price` })).toBeVisible()
  await expect(importing.getByRole('row', { name: `3 ${name} Lamp New` })).toBeVisible()
  await importing.getByRole('button', { name: english(importMessages.importCount)(2) }).click()
  await expect(importing.getByText('1 product added, 1 product changed.')).toBeVisible()
  await expectAccessible(page)
  await importing.getByRole('button', { name: english(importMessages.done) }).click()
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  await expect(row(page, `${name} Fan`)).toContainText('৳1,090')

  await press(page, english(importMessages.importCsv))
  await choose(rows('1090'))
  await expect(importing.getByText(/^Nothing to import: 2 products in the file/)).toBeVisible()
})
