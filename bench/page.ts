/**
 * `npm run bench:page`: home, category and product on a slow phone, each beside a control: a static page of the same markup and
 * first picture, without JavaScript, from the same server. Medians, page and control in turns.
 */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../scripts/browser/launch'
import { openShop } from '../scripts/browser/temporaryShop'
import { productPath } from '../shop/addresses'
import { makeControl, removeControls } from './page/control'
import { clickThrough, type Visit, visit } from './page/visit'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const rounds = Number(process.argv[2] ?? 5)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const medianOf = (visits: readonly Visit[], figure: keyof Visit) =>
  median(visits.map((each) => each[figure]))

async function firstProduct(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/new-arrival`)
  const [product] = (await answer.json()) as { _id: string; productName: string }[]
  if (!product) throw new Error('the shop has no product')
  return productPath(product)
}

async function measure(browser: Browser, shop: string, name: string, path: string) {
  const control = await makeControl(browser, root, name, shop + path)
  const pages: Visit[] = []
  const controls: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    pages.push(await visit(browser, shop + path))
    controls.push(await visit(browser, shop + control))
  }
  const [lcp, controlLcp] = [medianOf(pages, 'lcp'), medianOf(controls, 'lcp')]
  return {
    page: name,
    'LCP ms': Math.round(lcp),
    'control LCP ms': Math.round(controlLcp),
    'LCP ratio': Number((lcp / controlLcp).toFixed(2)),
    'JavaScript KiB': Number((medianOf(pages, 'scriptBytes') / 1024).toFixed(1)),
    'layout shift': Number(medianOf(pages, 'layoutShift').toFixed(4)),
    'control shift': Number(medianOf(controls, 'layoutShift').toFixed(4)),
    'blocking ms': Math.round(medianOf(pages, 'blocking')),
    'control blocking ms': Math.round(medianOf(controls, 'blocking')),
  }
}

async function main() {
  const shop = await openShop()
  const browser = await launchBrowser()
  try {
    const paths = {
      home: '/',
      category: '/category/earbuds',
      product: await firstProduct(shop.url),
    }
    const rows = []
    for (const [name, path] of Object.entries(paths)) {
      rows.push(await measure(browser, shop.url, name, path))
    }
    console.table(rows)
    const clicks: number[] = []
    for (let round = 0; round < rounds; round++) {
      clicks.push(await clickThrough(browser, `${shop.url}/category/earbuds`))
    }
    console.log(`click on a product card → its page painted: ${Math.round(median(clicks))} ms`)
  } finally {
    await removeControls(root)
    await browser.close()
    await shop.close()
  }
}

await main()
