import type { Browser, Locator } from '@playwright/test'
import { preparePhone, slowDown } from '../page/visit'
import { type Expected, type Measured, watchTaps } from './watchTaps'

export type Tap = Measured & { kind: string; inp: number }

type WalkOptions = { isSlow: boolean; trace?: string | undefined }

/** Milliseconds that a shopper looks at a page before the next tap. */
const lookTime = 1_500

const categories = [
  { parent: 'Speakers', sibling: 'Fan' },
  { parent: 'TWS Earbuds', sibling: 'Smart Watches' },
  { parent: 'Fan', sibling: 'Lifestyle' },
]

/** Taps like a shopper: what is tapped has been seen for a while. */
export async function walk(browser: Browser, url: string, { isSlow, trace }: WalkOptions) {
  const { page, client } = await preparePhone(browser)
  await page.addInitScript(watchTaps)
  if (isSlow) await slowDown(client)
  const taps: Tap[] = []
  const seen = new Set<string>()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => performance.now() > 5_500)
  if (trace) await browser.startTracing(page, { path: trace })

  /** Does something and waits until what is expected of it is painted. */
  async function act(kind: string, expected: Expected, doIt: () => Promise<unknown>) {
    await page.waitForTimeout(lookTime)
    await page.evaluate((what) => window.tapWatcher?.expect(what), expected)
    await doIt()
    const measured = await page.evaluate(() => window.tapWatcher?.measured)
    if (!measured) throw new Error(`${kind}: nothing was measured`)
    taps.push({ kind, ...measured, inp: 0 })
  }
  const tap = (kind: string, target: Locator, expected: Expected) =>
    target.scrollIntoViewIfNeeded().then(() => act(kind, expected, () => target.tap()))
  const back = (expected: Expected) =>
    act('back', expected, () => page.evaluate(() => window.tapWatcher?.back()))

  for (const { parent, sibling } of categories) {
    for (const name of [parent, sibling, parent, sibling, parent]) await openCategory(name)
    for (const index of [0, 1, 2]) await openProductAndReturn(index)
    await tap('next page', page.getByRole('link', { name: 'Next' }), { type: 'list' })
    await openProductAndReturn(1)
    await tap('previous page', page.getByRole('link', { name: 'Previous' }), { type: 'list' })
    const sort = page.getByLabel('Sort by')
    await act('sort', { type: 'list' }, () => sort.selectOption('highToLow'))
    await act('sort', { type: 'list' }, () => sort.selectOption('lowToHigh'))
    await filter()
  }
  const inp = await page.evaluate(() => window.tapWatcher?.inp ?? 0)
  if (trace) await browser.stopTracing()
  await page.context().close()
  return taps.map((each) => ({ ...each, inp }))

  async function openCategory(name: string) {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Categories' })
    const link = menu.getByRole('link', { name, exact: true })
    const isSeen = seen.has(name)
    seen.add(name)
    await tap(`menu → category${isSeen ? ', seen before' : ''}`, link, {
      type: 'category',
      heading: name,
    })
  }

  async function openProductAndReturn(index: number) {
    const card = page.locator('main ul[aria-label] > li article').nth(index)
    const heading = (await card.locator('h3').innerText()).trim()
    const list = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? '')
    await tap('card → product', card.locator('h3 a'), { type: 'product', heading })
    await back({ type: 'category', heading: list })
  }

  async function filter() {
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await tap('filter', sheet.getByRole('checkbox').nth(3), { type: 'list' })
    await tap('filter', sheet.getByRole('button', { name: 'Clear' }), { type: 'list' })
    await sheet.getByRole('button', { name: /^Show/ }).tap()
  }
}
