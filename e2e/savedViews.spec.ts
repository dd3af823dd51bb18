import type { Page } from '@playwright/test'
import { customerPath } from '../common/addresses'
import * as orders from '../src/dashboard/features/orders/messages'
import * as tables from '../src/dashboard/tables/messages'
import * as views from '../src/dashboard/tables/views/messages'
import * as note from '../src/dashboard/ui/note/messages'
import { adminAt } from './support/admin'
import { newCustomer, signInAt, toast } from './support/customer'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

const tabs = (page: Page) => page.getByRole('navigation', { name: english(views.views) })
const tab = (page: Page, name: string | RegExp) => tabs(page).getByRole('link', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = english(orders.status)
const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

async function newAdmin(url: string, promote: (email: string) => Promise<unknown>) {
  const account = await newCustomer(url)
  await promote(account.email)
  return account
}

async function fillDialog(page: Page, title: string, name: string, isShared = false) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(english(views.viewName)).fill(name)
  if (isShared) await dialog.getByLabel(english(views.shareWithAll)).check()
  await dialog.getByRole('button', { name: english(views.save), exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function hideColumn(page: Page, name: string) {
  await press(page, english(tables.columns))
  await page.getByRole('checkbox', { name, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(column(page, name)).toHaveCount(0)
}

test('an admin shares a view of the orders, which another admin sees, uses and changes', async ({
  page,
  browser,
  baseURL,
  openAdminApi,
}) => {
  const url = baseURL ?? ''
  const { promote, demote, findBrokenRules } = await openAdminApi()
  const [mine, yours] = [await newAdmin(url, promote), await newAdmin(url, promote)]
  const name = `Dhaka ${mine.email.slice(0, 8)}`
  await signInAt(page, '/dashboard/all-ordered', mine)
  await expect(tab(page, english(tables.all))).toHaveAttribute('aria-current', 'page')

  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await signInAt(other, '/dashboard/all-ordered', yours)
  await expect(tab(other, english(tables.all))).toBeVisible()

  await tab(page, english(orders.notPaidYet)).click()
  await expect(page).toHaveURL(/\?payment=false$/)
  await column(page, english(orders.date)).click()
  await hideColumn(page, status)
  await press(page, english(views.saveAs))
  await expectAccessible(page)
  await fillDialog(page, english(views.saveAs), name, true)
  await expect(toast(page, english(views.viewSaved))).toBeVisible()
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/payment=false&sort=orderPlaced.*&view=/)

  // The other admin's open page gets the tab by itself.
  await tab(other, name).click()
  await expect(other).toHaveURL(/payment=false&sort=orderPlaced.*&view=/)
  await expect(column(other, status)).toHaveCount(0)
  await other.reload()
  await expect(tab(other, name)).toHaveAttribute('aria-current', 'page')
  await expect(column(other, status)).toHaveCount(0)
  await tab(other, english(tables.all)).click()
  await expect(column(other, status)).toBeVisible()

  // What another admin has saved is there with the next click, once it has arrived.
  await tab(other, name).click()
  await column(other, english(orders.total)).click()
  await press(other, english(views.saveForAll))
  await expect(toast(other, english(views.viewSaved))).toBeVisible()
  await expect(async () => {
    await tab(page, english(tables.all)).click()
    await tab(page, name).click()
    await expect(page).toHaveURL(/sort=totalAmount/, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: english(views.saveForAll) })).toHaveCount(0)

  // Its owner is a customer now: the view stays.
  await demote(mine.email)
  await press(other, english(views.editNamed)(name))
  const dialog = other.getByRole('dialog', { name: english(views.editView) })
  await expect(dialog.getByText(english(views.sharedByAnother))).toBeVisible()
  await fillDialog(other, english(views.editView), `${name} B`)
  await expect(tab(other, `${name} B`)).toHaveAttribute('aria-current', 'page')

  await press(other, english(views.editNamed)(`${name} B`))
  await press(other, english(views.deleteView))
  await other
    .getByRole('dialog', { name: english(tables.areYouSure) })
    .getByRole('button', { name: english(views.deleteView) })
    .click()
  await expect(tab(other, name)).toHaveCount(0)
  await expect(tab(other, english(tables.all))).toHaveAttribute('aria-current', 'page')
  expect(await findBrokenRules()).toEqual([])
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } })

  test('an admin saves a view, finds its name taken, and scrolls the tabs', async ({
    page,
    baseURL,
    openAdminApi,
  }) => {
    const { promote } = await openAdminApi()
    await signInAt(
      page,
      '/dashboard/all-ordered?payment=false&district=Dhaka',
      await newAdmin(baseURL ?? '', promote),
    )
    const name = 'ঢাকার বাকি থাকা সব অর্ডার'
    await press(page, english(views.saveAs))
    await fillDialog(page, english(views.saveAs), name)
    await expect(tab(page, name)).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)

    await press(page, english(views.saveAs))
    const dialog = page.getByRole('dialog', { name: english(views.saveAs) })
    await dialog.getByLabel(english(views.viewName)).fill(`${name} `)
    await dialog.getByRole('button', { name: english(views.save), exact: true }).click()
    await expect(dialog.getByText(english(views.nameTaken))).toBeVisible()
    await page.keyboard.press('Escape')

    await tab(page, english(tables.all)).click()
    await expect(page).toHaveURL('/dashboard/all-ordered')
    await page.goBack()
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
  })
})

test('admins write notes about a customer, who does not see them', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  await signInAt(page, customerPath(customer.email), adminAt(0))
  const notes = page.getByRole('region', { name: english(note.notes) })
  const written = 'Call after 5 p.m. <b>https://example.com</b>'
  await notes.getByLabel(english(note.note)).fill(written)
  await notes.getByRole('button', { name: english(note.addNote) }).click()
  await expect(notes.getByText(written)).toBeVisible()
  await expect(notes.getByRole('link')).toHaveCount(0)
  await page.reload()
  await expect(notes.getByText(written)).toBeVisible()

  const context = await browser.newContext({ baseURL })
  const theirs = await context.newPage()
  await signInAt(theirs, '/dashboard/profile', customer)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(theirs.getByText(/Call after/)).toHaveCount(0)
  await context.close()
})
