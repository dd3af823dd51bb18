/**
 * `npm run bench:page`: home, category and product page on a slow phone, each compared with a control: a static page with the same
 * markup and first picture, without JavaScript, from the same server, and with the page in Bengali. Prints medians; they take turns.
 * Then Lighthouse, which `npx` fetches.
 */
import { resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { productPath } from '../../common/addresses'
import { pathIn } from '../../common/text'
import { launchBrowser } from '../../scripts/browser/launch'
import { openShop } from '../shop/startShop'
import { makeControl, removeControls } from './page/control'
import { audit } from './page/lighthouse'
import { clickThrough, type Visit, visit } from './page/visit'
import { median, round } from './statistics'

const root = resolve(import.meta.dirname, '../..')
const rounds = Number(process.argv[2] ?? 5)

/** Performance, accessibility, best practices and SEO of EverShop 2.2 and of Medusa's Next.js storefront, on a machine of this kind. */
const peers = 'EverShop 89–93 · 93–100 · 96 · 100, Next storefront 88–97 · 90–91 · 100 · 85–92'

const medianOf = (visits: readonly Visit[], metric: keyof Visit) =>
  median(visits.map((each) => each[metric]))

async function firstProduct(url: string): Promise<string> {
  const response = await fetch(`${url}/api/new-arrival`)
  const [product] = (await response.json()) as { _id: string; productName: string }[]
  if (!product) throw new Error('the shop has no product')
  return productPath(product)
}

function rowOf(page: string, pages: readonly Visit[], controls: readonly Visit[]) {
  const [lcp, controlLcp] = [medianOf(pages, 'lcp'), medianOf(controls, 'lcp')]
  return {
    page,
    'LCP ms': round(lcp),
    'control LCP ms': round(controlLcp),
    'LCP ratio': round(lcp / controlLcp, 2),
    'JavaScript KiB': round(medianOf(pages, 'scriptBytes') / 1024, 1),
    'layout shift': round(medianOf(pages, 'layoutShift'), 4),
    'control shift': round(medianOf(controls, 'layoutShift'), 4),
    'blocking ms': round(medianOf(pages, 'blocking')),
    'control blocking ms': round(medianOf(controls, 'blocking')),
    'longest task ms': round(medianOf(pages, 'longestTask')),
  }
}

async function measure(browser: Browser, shop: string, name: string, path: string) {
  const control = await makeControl(browser, root, name, shop + path)
  const pages: Visit[] = []
  const controls: Visit[] = []
  const inBengali: Visit[] = []
  for (let round = 0; round < rounds; round++) {
    pages.push(await visit(browser, shop + path))
    controls.push(await visit(browser, shop + control))
    inBengali.push(await visit(browser, shop + pathIn('bn', path)))
  }
  return [
    rowOf(name, pages, controls),
    rowOf(`${name} in Bengali, control: in English`, inBengali, pages),
  ]
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
      rows.push(...(await measure(browser, shop.url, name, path)))
    }
    console.table(rows)
    const hovered: number[] = []
    const unprepared: number[] = []
    for (let round = 0; round < rounds; round++) {
      const list = `${shop.url}${paths.category}`
      hovered.push(await clickThrough(browser, list, { isHovered: true }))
      unprepared.push(await clickThrough(browser, list, { isHovered: false }))
    }
    console.log(
      `click on a product card → its page painted: ${round(median(hovered))} ms, without prefetching ${round(median(unprepared))} ms`,
    )
    const audited = Object.values(paths).flatMap((path) => [path, pathIn('bn', path)])
    for (const path of audited) {
      const { scores, lcp, blocking, imperfect } = await audit(shop.url + path)
      console.log(
        `Lighthouse, ${path}: ${scores.join(' · ')} (${peers}); LCP ${lcp} ms, blocking ${blocking} ms; not perfect: ${imperfect.join(', ')}`,
      )
    }
  } finally {
    await removeControls(root)
    await browser.close()
    await shop.close()
  }
}

await main()
