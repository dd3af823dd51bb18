import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { settle } from '../../../scripts/browser/settle'

/** Served by the same server from the folder of hashed assets. */
const folder = 'dist/web/assets/bench'

/** Saves the rendered markup and styles without the scripts: the fastest page that looks the same. */
export async function makeControl(browser: Browser, root: string, name: string, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await settle(page)
  const html = await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'script, .splash, link[rel="modulepreload"], link[as="script"]',
    )) {
      element.remove()
    }
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  await mkdir(join(root, folder), { recursive: true })
  const file = join(root, folder, `${name}.html`)
  await writeFile(file, html)
  await writeFile(`${file}.br`, brotliCompressSync(html))
  return `/assets/bench/${name}.html`
}

export const removeControls = (root: string) =>
  rm(join(root, folder), { recursive: true, force: true })
