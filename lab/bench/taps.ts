/**
 * `npm run bench:taps`: a shopper with a phone walks through the shop: 57 taps on categories, products, filters, pages and back, on a slow phone
 * (processor ÷ 4, 150 ms of latency) and without throttling. Prints for each kind of tap the milliseconds until something changes, until what was
 * tapped for is painted, and how many of them are not the network's. `-- --against FOLDER` takes turns with the shop of another checkout;
 * `-- --trace FILE` writes a trace of the first walk, for Chromium's performance panel.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../../scripts/browser/launch'
import { startDemoShop } from '../shop/startShop'
import { loadAverage, median, round } from './statistics'
import { type Tap, walk } from './taps/walk'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    against: { type: 'string' },
    trace: { type: 'string' },
  },
})

const columns = ['first', 'useful', 'own'] as const

/** Median and worst. */
function describe(values: readonly number[]) {
  return `${round(median(values))} / ${round(Math.max(...values))}`
}

function print(title: string, taps: readonly Tap[]) {
  const kinds = [...new Set(taps.map(({ kind }) => kind))]
  const rows = kinds.map((kind) => {
    const of = taps.filter((tap) => tap.kind === kind)
    const cells = columns.map((column) => [column, describe(of.map((tap) => tap[column]))])
    return [kind, { taps: of.length, ...Object.fromEntries(cells) }] as const
  })
  console.log(title)
  console.table(Object.fromEntries(rows))
  console.log(`slowest interaction (INP): ${Math.max(...taps.map(({ inp }) => inp))} ms`)
}

async function measure(browser: Browser, shops: Record<string, string>, isSlow: boolean) {
  const taps: Record<string, Tap[]> = {}
  for (let count = 0; count < Number(options.rounds); count++) {
    for (const [name, url] of Object.entries(shops)) {
      const trace = isSlow && count === 0 ? options.trace : undefined
      taps[name] = [...(taps[name] ?? []), ...(await walk(browser, url, { isSlow, trace }))]
    }
  }
  const speed = isSlow ? 'slow phone' : 'without throttling'
  for (const [name, each] of Object.entries(taps)) print(`${name}, ${speed}`, each)
}

const shop = await startDemoShop()
const other = options.against ? await startDemoShop({ version: options.against }) : undefined
const browser = await launchBrowser()
try {
  const shops = { ...(other && { before: other.url }), now: shop.url }
  await measure(browser, shops, true)
  await measure(browser, shops, false)
  console.log(`load average: ${loadAverage()}`)
} finally {
  await browser.close()
  await Promise.all([shop.close(), other?.close()])
}
