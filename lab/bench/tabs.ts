/**
 * `npm run bench:tabs`: many open tabs of one browser. Prints how long each takes to show its products, and how long after an
 * admin has changed a price each shows it; the same for a single tab.
 *
 *   --tabs 40
 *   --signed-in   as a customer instead of a visitor
 */
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../../dev-services/demo-data/accounts'
import { openAdminApi, type Product } from '../../e2e/support/admin'
import { launchBrowser } from '../../scripts/browser/launch'
import { remember } from '../../scripts/browser/remember'
import { openShop } from '../shop/startShop'
import { loadAverage, percentile, round } from './statistics'

const { values: options } = parseArgs({
  options: {
    tabs: { type: 'string', default: '40' },
    'signed-in': { type: 'boolean', default: false },
  },
})
const tabCount = Number(options.tabs)

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

async function measure(browser: Browser, url: string, count: number) {
  const context = await openContext(browser, url)
  try {
    const tabs: Tab[] = []
    for (let opened = 0; opened < count; opened++) tabs.push(await openTab(context))
    const loaded = tabs.map((tab) => tab.loaded)

    const admin = await openAdminApi(url)
    const response = await fetch(`${url}/api/products/earbuds?limit=8`)
    const { result } = (await response.json()) as { result: Product[] }
    const [product] = result
    if (!product) throw new Error('the category has no product')
    const working = tabs.filter((tab) => tab.loaded !== undefined)
    const watches = working.map((tab) => waitForText(tab, '98,765'))
    await Promise.all(working.map(({ page }) => page.evaluate(() => 0)))
    const from = Date.now()
    await admin.saveProduct({ ...product, price: 98_765, discountPrice: undefined })
    const saved = Date.now() - from
    const moments = await Promise.all(watches)
    await admin.saveProduct(product)
    const shown = moments.map((moment) => moment && moment - from)

    console.log(`${count} tabs loaded (ms): ${format(loaded)}`)
    console.log(`${working.length} tabs showed the changed price (ms): ${format(shown)}`)
    return {
      tabs: count,
      'tabs that loaded': working.length,
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
