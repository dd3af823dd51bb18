import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { remember } from '../../../scripts/browser/remember'
import { shop } from '../../../shop/shop.config'

export type Timing = { kind: string; times: number[] }
export type Heap = { at: number; bytes: number }

type ScreenTable = {
  name: string
  path: string
  /** Column headings: the first click sorts ascending, the second descending. */
  sorts: readonly string[]
  /** Select fields above the table, and the options to choose. */
  lists: Readonly<Record<string, readonly string[]>>
  /** Fields in the filter dialog, and the texts to type. */
  fields: Readonly<Record<string, readonly string[]>>
  searches: readonly string[]
}

export const screenTables: readonly ScreenTable[] = [
  {
    name: 'orders',
    path: '/dashboard/all-ordered',
    sorts: ['orderPlaced', 'totalAmount', 'name', 'email', 'status', 'payment'],
    lists: { Status: ['Pending', 'Delivered'], Payment: ['true', 'false'] },
    fields: { 'E-mail starts with': ['rak', 'mah'], 'Placed until': ['2026-06-01'] },
    searches: ['rahman', 'khan 12', 'arif', '017', 'ar'],
  },
  {
    name: 'products',
    path: '/dashboard/all-products',
    sorts: ['productName', 'price', 'category', 'inStock', 'sold', 'createdAt'],
    lists: { Category: ['Earbuds', 'Laptop'], Stock: ['false', 'true'] },
    fields: { 'Price from': ['5000', '20000'] },
    searches: ['pro', 'aura', 'earbuds', 'aura pro', 'no'],
  },
  {
    name: 'users',
    path: '/dashboard/all-users',
    sorts: ['name', 'email', 'role', 'createdAt', 'lastLogin'],
    lists: { Role: ['admin', 'user'] },
    fields: { 'Created until': ['2026-06-01', '2026-03-01'] },
    searches: ['rahman', 'khan 12', 'arif', 'hossain', 'ar'],
  },
  {
    name: 'carts',
    path: '/dashboard/user-carts',
    sorts: ['name', 'author', 'price', 'quantity', 'cartAdded'],
    lists: {},
    fields: { 'E-mail starts with': ['rak', 'mah'], Product: ['aura', 'pro max'] },
    searches: ['rahman', 'khan 12', 'arif', 'pro', 'ar'],
  },
]

declare global {
  interface Window {
    /** Milliseconds from an action until its rows are painted, which may be the same rows. */
    untilPainted(act: () => unknown): Promise<number>
  }
}

/** Runs in the page before its scripts. */
function prepareClock() {
  const rows = () => [...document.querySelectorAll('.MuiDataGrid-row[data-id]')]
  const shown = () =>
    rows()
      .map((row) => row.getAttribute('data-id'))
      .join()
  const isBusy = () => document.querySelector('[aria-busy="true"] .MuiDataGrid-root') !== null
  window.untilPainted = async (act) => {
    const before = shown()
    const from = performance.now()
    act()
    let wasBusy = false
    while (isBusy() || !(wasBusy || shown() !== before)) {
      wasBusy ||= isBusy()
      if (performance.now() - from > 10_000) throw new Error(`no other rows at ${location.href}`)
      await new Promise(requestAnimationFrame)
    }
    // The frame is on the screen after its own tasks.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - from
  }
}

const pager = (label: string) => `nav[aria-label="Pages"] button[aria-label="${label}"]`

/** Opens the table without filters and waits until it is idle. */
async function open(page: Page, { path }: ScreenTable) {
  await page.goto(path)
  await page.waitForSelector('[aria-busy="false"] .MuiDataGrid-row[data-id]')
  await page.waitForSelector(pager('Next page'))
  await page.waitForTimeout(500)
}

/** A click without hovering first, which would prefetch the rows. */
const click = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      window.untilPainted(() => {
        const element = document.querySelector<HTMLElement>(wanted)
        if (!element) throw new Error(`there is no ${wanted}`)
        element.click()
      }),
    selector,
  )

const choose = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate(
    (list, chosen) =>
      window.untilPainted(() => {
        if (!(list instanceof HTMLSelectElement)) throw new Error('no list')
        list.value = chosen
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    value,
  )

/** From Enter on, without the debounce of 250 ms that follows typing. */
const enter = (field: Locator, text: string) =>
  field.evaluate(async (input, typed) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    write?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    return window.untilPainted(() =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    )
  }, text)

async function turnPages(page: Page, table: ScreenTable, rounds: number): Promise<Timing[]> {
  await open(page, table)
  const [fresh, cached]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    fresh.push(await click(page, pager('Next page')))
    cached.push(await click(page, pager('Previous page')))
    await click(page, pager('Next page'))
  }
  fresh.push(await click(page, pager('Last page')))
  return [
    { kind: 'page', times: fresh },
    { kind: 'previous page, cached', times: cached },
  ]
}

async function sort(page: Page, table: ScreenTable): Promise<Timing> {
  await open(page, table)
  const times: number[] = []
  for (const field of table.sorts) {
    const heading = `.MuiDataGrid-columnHeader[data-field="${field}"] .MuiDataGrid-columnHeaderTitleContainer`
    if ((await page.locator(heading).count()) === 0) continue
    for (let clicks = 0; clicks < 2; clicks++) times.push(await click(page, heading))
  }
  return { kind: 'sort', times }
}

async function filter(page: Page, table: ScreenTable): Promise<Timing> {
  const times: number[] = []
  for (const [label, values] of Object.entries(table.lists)) {
    await open(page, table)
    for (const value of values) times.push(await choose(page, label, value))
  }
  for (const [label, texts] of Object.entries(table.fields)) {
    await open(page, table)
    await page.getByRole('button', { name: /^Filters/ }).click()
    for (const text of texts) {
      const field = page.getByRole('dialog').getByLabel(label, { exact: true })
      times.push(await enter(field, text))
    }
  }
  return { kind: 'filter', times }
}

async function search(page: Page, table: ScreenTable): Promise<Timing> {
  await open(page, table)
  const times: number[] = []
  for (const text of table.searches) {
    times.push(await enter(page.getByPlaceholder(/^Search by/), text))
  }
  return { kind: 'search', times }
}

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize
}

/** Longer than the client keeps a page that is no longer shown, which no event reports. */
const cacheTime = 6_000

/** Memory after opening many pages of a table. */
export async function measureHeap(page: Page, table: ScreenTable, stops: readonly number[]) {
  const client = await page.context().newCDPSession(page)
  await open(page, table)
  const heaps: Heap[] = []
  for (let at = 2; at <= Math.max(...stops); at++) {
    await click(page, pager('Next page'))
    if (!stops.includes(at)) continue
    await page.waitForTimeout(cacheTime)
    heaps.push({ at, bytes: await heapOf(client) })
  }
  return heaps
}

export async function openAdmin(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Dhaka',
  })
  const page = await context.newPage()
  await page.addInitScript('globalThis.__name ??= (wrapped) => wrapped')
  await page.addInitScript(prepareClock)
  await remember(page, shop.demoSignIns.admin)
  return page
}

export async function watchTable(
  page: Page,
  table: ScreenTable,
  rounds: number,
): Promise<Timing[]> {
  return [
    ...(await turnPages(page, table, rounds)),
    await sort(page, table),
    await filter(page, table),
    await search(page, table),
  ]
}
