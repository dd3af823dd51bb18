/**
 * `npm run bench:tabs`: many open tabs in the windows of one browser, of which the last in each window is visible. Prints how long
 * each takes to show its products, how many event streams are open, and how long after an admin has changed a price the visible ones
 * show it; the same for a single tab.
 *
 *   --tabs 40
 *   --windows 4
 *   --signed-in   as a customer instead of a visitor
 */
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { demoAccounts } from '../../dev-services/demo-data/accounts'
import { openAdminApi, type Product } from '../../e2e/support/admin'
import { setVisibility } from '../../e2e/support/visibility'
import { launchBrowser } from '../../scripts/browser/launch'
import { remember } from '../../scripts/browser/remember'
import { openShop } from '../shop/startShop'
import { loadAverage, percentile, round } from './statistics'

const { values: options } = parseArgs({
  options: {
    tabs: { type: 'string', default: '40' },
    windows: { type: 'string', default: '4' },
    'signed-in': { type: 'boolean', default: false },
  },
})
const tabCount = Number(options.tabs)
const windowCount = Number(options.windows)

const path = '/category/earbuds'
const maxWait = 15_000

type Tab = { page: Page; loaded: number | undefined }

/** Milliseconds until the tab shows products; undefined if it does not within `maxWait`. */
async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const from = performance.now()
  const loaded = await page
    .goto(path, { timeout: maxWait, waitUntil: 'commit' })
    .then(() => page.getByRole('article').first().waitFor({ timeout: maxWait }))
    .then(
      () => performance.now() - from,
      () => undefined,
    )
  return { page, loaded }
}

/** Resolves with the time at which the page shows the text. */
function waitForText({ page }: Tab, text: string): Promise<number | undefined> {
  return page.evaluate(
    ([expected, wait]) =>
      new Promise<number | undefined>((resolve) => {
        const isShown = () => document.body.textContent.includes(expected)
        const finish = (moment: number | undefined) => {
          observer.disconnect()
          clearTimeout(timer)
          resolve(moment)
        }
        const observer = new MutationObserver(() => {
          if (isShown()) finish(Date.now())
        })
        const timer = setTimeout(() => finish(undefined), wait)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    [text, maxWait] as const,
  )
}

async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  await context.addInitScript('globalThis.__name ??= (wrapped) => wrapped')
  const [customer] = demoAccounts
  if (options['signed-in'] && customer) {
    const page = await context.newPage()
    await remember(page, customer)
    await page.goto('/dashboard')
    await page.getByRole('complementary', { name: 'Dashboard menu' }).waitFor()
    await page.close()
  }
  return context
}

const format = (values: readonly (number | undefined)[]) =>
  values.map((value) => (value === undefined ? '–' : Math.round(value))).join(' ')

/** A tab that never showed it counts as infinitely late. */
const percentileOf = (values: readonly (number | undefined)[], share: number) =>
  round(
    percentile(
      values.map((value) => value ?? Number.POSITIVE_INFINITY),
      share,
    ),
  )

/** Counts the event streams that the pages hold. */
function watchStreams(context: BrowserContext): () => number {
  const open = new Set<Request>()
  context.on('request', (request) => request.url().includes('/api/live') && open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

/** Opens them one after the other, in each window in turn, over the tab that the window shows. */
async function openTabs(context: BrowserContext, count: number): Promise<Tab[]> {
  const tabs: Tab[] = []
  while (tabs.length < count) {
    const covered = tabs.at(-windowCount)
    if (covered) await setVisibility(covered.page, 'hidden')
    tabs.push(await openTab(context))
  }
  return tabs
}

async function measure(browser: Browser, url: string, count: number) {
  const context = await openContext(browser, url)
  try {
    const countStreams = watchStreams(context)
    const tabs = await openTabs(context, count)
    const loaded = tabs.map((tab) => tab.loaded)

    const admin = await openAdminApi(url)
    const response = await fetch(`${url}/api/products/earbuds?limit=8`)
    const { result } = (await response.json()) as { result: Product[] }
    const [product] = result
    if (!product) throw new Error('the category has no product')
    const working = tabs.slice(-windowCount).filter((tab) => tab.loaded !== undefined)
    const streams = countStreams()
    const watches = working.map((tab) => waitForText(tab, '98,765'))
    await Promise.all(working.map(({ page }) => page.evaluate(() => 0)))
    const from = Date.now()
    await admin.saveProduct({ ...product, price: 98_765, discountPrice: undefined })
    const saved = Date.now() - from
    const moments = await Promise.all(watches)
    await admin.saveProduct(product)
    const shown = moments.map((moment) => moment && moment - from)

    console.log(`${count} tabs loaded (ms): ${format(loaded)}`)
    console.log(`${working.length} visible tabs showed the changed price (ms): ${format(shown)}`)
    return {
      tabs: count,
      'tabs that loaded': tabs.filter((tab) => tab.loaded !== undefined).length,
      visible: working.length,
      streams,
      'load ms, median': percentileOf(loaded, 0.5),
      'load ms, max': percentileOf(loaded, 1),
      'save ms': saved,
      'price ms, median': percentileOf(shown, 0.5),
      'price ms, max': percentileOf(shown, 1),
      'load average': loadAverage(),
    }
  } finally {
    await context.close()
  }
}

async function main() {
  const shop = await openShop()
  const browser = await launchBrowser()
  try {
    const alone = await measure(browser, shop.url, 1)
    const together = await measure(browser, shop.url, tabCount)
    console.table([alone, together])
  } finally {
    await browser.close()
    await shop.close()
  }
}

await main()
