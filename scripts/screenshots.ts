/**
 * `npm run screenshots`: every page in every state at four widths, into screenshots/. Exits 1 where a page is wider than the
 * screen, cuts text, misses a picture, breaks a rule of accessibility or writes an error to the console.
 *
 *   npm run screenshots -- home         only the pages of that name
 *   npm run screenshots -- home-error   only that state
 *   SHOP_URL=http://localhost:3000 …    of the running shop rather than of one started for it
 */
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findViolations } from './browser/findViolations'
import { inParallel } from './browser/inParallel'
import { launchBrowser } from './browser/launch'
import { openShop } from './browser/temporaryShop'
import { type Width, widths } from './browser/widths'
import { shots } from './screenshots/shots'
import type { Shot } from './screenshots/states'
import { nameOf, takeShot } from './screenshots/takeShot'

const folder = resolve(import.meta.dirname, '../screenshots')
const selected = process.argv.slice(2)

const isSelected = ({ page, state }: Shot) =>
  selected.length === 0 || selected.some((name) => name === page || name === `${page}-${state}`)

async function takeAll(url: string): Promise<number> {
  const browser = await launchBrowser()
  const tasks = shots
    .filter(isSelected)
    .flatMap((shot) => (shot.widths ?? widths).map((width): [Shot, Width] => [shot, width]))
  let faulty = 0
  try {
    await inParallel(2, tasks, async ([shot, width]) => {
      const faults = await takeShot(browser, shot, { url, width, folder, findMore: findViolations })
      if (faults.length > 0) faulty++
      console.log(`${faults.length > 0 ? '✗' : '✓'} ${nameOf(shot, width)}`)
      for (const fault of faults) console.log(`    ${fault}`)
    })
  } finally {
    await browser.close()
  }
  console.log(`${tasks.length - faulty} passed, ${faulty} failed`)
  return tasks.length === 0 ? 1 : faulty
}

await mkdir(folder, { recursive: true })
const shop = await openShop()
try {
  if ((await takeAll(shop.url)) > 0) process.exitCode = 1
} finally {
  await shop.close()
}
