import type { Page } from '@playwright/test'
import { orderPath } from '../common/addresses'
import { legalIdentity } from '../shop/legalIdentity'
import * as myOrders from '../src/dashboard/features/my-orders/messages'
import * as orders from '../src/dashboard/features/orders/messages'
import * as slipMessages from '../src/dashboard/features/orders/slipMessages'
import { adminAt } from './support/admin'
import { newCustomer, signInAt } from './support/customer'
import { expect, test } from './support/test'
import { english } from './support/texts'

type Paper = {
  pages: number
  /** The pages on which each row of items has text. A row that is cut is on two. */
  rows: string[][]
}

/** Reads the pages and, from the tags for screen readers, the rows of a PDF. */
async function print(page: Page, format: 'A4' | 'A6'): Promise<Paper> {
  const pdf = (await page.pdf({ format, tagged: true })).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', text = ''] of pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)) {
    objects.set(id, text)
  }
  const findRow = (id: string): string | undefined => {
    const text = objects.get(id) ?? ''
    const parent = /\/P (\d+) 0 R/.exec(text)?.[1]
    if (parent === undefined || /\/S \/TD\b/.test(text)) return parent
    return findRow(parent)
  }
  const rows = new Map<string, Set<string>>()
  for (const [id, text] of objects) {
    const row = /\/Type \/StructElem\b/.test(text) && findRow(id)
    if (!row) continue
    const pages = rows.get(row) ?? new Set<string>()
    for (const [, pageId = ''] of text.matchAll(/\/Pg (\d+) 0 R/g)) pages.add(pageId)
    rows.set(row, pages)
  }
  return {
    pages: [...objects.values()].filter((text) => /\/Type \/Page\b/.test(text)).length,
    rows: [...rows.values()].map((pages) => [...pages]),
  }
}

test('prints receipts of 1, 10 and 60 items without a row that is cut', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  await page.emulateMedia({ media: 'print' })
  for (const [items, pages] of [
    [1, 1],
    [10, 1],
    [60, 3],
  ] as const) {
    const order = await customer.order(items)
    await signInAt(page, orderPath(order), customer)
    const receipt = page.getByRole('article').filter({ hasText: order._id })
    for (const line of legalIdentity) await expect(receipt.getByText(line)).toBeVisible()
    await expect(receipt.getByRole('row')).toContainText([
      english(myOrders.item),
      ...order.cartItems.map(({ name }) => name),
    ])

    const paper = await print(page, 'A4')
    expect(paper.pages, `pages of ${items} items`).toBe(pages)
    // The names need several lines on this paper.
    for (const { rows } of [paper, await print(page, 'A6')]) {
      expect(rows).toHaveLength(items)
      expect(rows.filter(({ length }) => length !== 1)).toEqual([])
    }
  }
})

test('prints packing slips of the selected orders, each on a page of its own', async ({
  page,
  baseURL,
}) => {
  const customer = await newCustomer(baseURL ?? '')
  for (const items of [1, 2, 10]) await customer.order(items)
  // Headless Chromium ends it at once, which removes the slips.
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const path = `/dashboard/all-ordered?search=${encodeURIComponent(customer.email)}`
  await signInAt(page, path, adminAt(0))
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page.getByRole('button', { name: english(orders.printSlips) }).click()
  await page.emulateMedia({ media: 'print' })
  const slips = page.getByRole('article').filter({ hasText: english(slipMessages.slipTitle) })
  for (const line of legalIdentity) await expect(slips.getByText(line)).toHaveCount(3)

  const { pages, rows } = await print(page, 'A4')
  expect(pages).toBe(3)
  const rowsByPage = new Map<string, number>()
  for (const id of rows.flat()) rowsByPage.set(id, (rowsByPage.get(id) ?? 0) + 1)
  expect([...rowsByPage.values()].sort((a, b) => a - b)).toEqual([1, 2, 10])
})
