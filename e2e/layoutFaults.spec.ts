import { readdirSync } from 'node:fs'
import { findLayoutFaults } from '../scripts/browser/findLayoutFaults'
import { findScrollFaults } from '../scripts/browser/findScrollFaults'
import { findStyleConflicts } from '../scripts/browser/findStyleConflicts'
import { settle } from '../scripts/browser/settle'
import { allWidths, viewportOf, type Width } from '../scripts/browser/widths'
import { shots } from '../scripts/screenshots/shots'
import type { Shot } from '../scripts/screenshots/states'
import { storefrontShots } from '../scripts/screenshots/storefrontShots'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

/** Widths with different layouts; `npm run screenshots` has more of them. */
const gateWidths: readonly Width[] = [390, 768, 1280]
const extremes: readonly Width[] = [390, 1280]
const narrowest: readonly Width[] = [390]
/** Waiting for the page to settle may take half of it. */
const timeout = 20_000

/** The most visited pages are checked in all states, other pages in their full state, the rest by `npm run screenshots`. */
const looked = shots.filter((shot) => shot.state === 'full' || storefrontShots.includes(shot))

const styleSheets = readdirSync('dist/web/css').filter((name) => name.endsWith('.css'))

function widthsOf(shot: Shot): readonly Width[] {
  const { state, widths: some = allWidths } = shot
  // Customers have the smallest phones; admins need not.
  const full = storefrontShots.includes(shot) ? ([320, ...gateWidths] as const) : gateWidths
  return (state === 'full' ? full : narrowest).filter((width) => some.includes(width))
}

for (const shot of looked) {
  const { page: name, state, path, arrange, ready, expectedProblem } = shot
  const isStorefront = storefrontShots.includes(shot)
  const [first, ...others] = widthsOf(shot)
  if (first === undefined) continue
  test.describe(`${name}, ${state}`, () => {
    test.use({ expectedProblem })

    test(`has no layout faults at ${[first, ...others].join(', ')} px`, async ({
      page,
      baseURL,
    }) => {
      // Changes by other tests may arrive between settling and checking.
      async function faults(width: Width) {
        await settle(page)
        const isScrolled = state === 'full' && extremes.includes(width)
        return [
          ...(await findLayoutFaults(page)),
          ...(isScrolled ? await findScrollFaults(page) : []),
        ]
      }

      async function check(width: Width) {
        await expect.poll(() => faults(width), { message: `at ${width} px`, timeout }).toEqual([])
        if (isStorefront && extremes.includes(width)) await expectAccessible(page)
      }

      await page.setViewportSize(viewportOf(first))
      await arrange?.(page)
      await page.goto(path)
      await ready(page)
      await check(first)
      for (const width of others) {
        await page.setViewportSize(viewportOf(width))
        await check(width)
      }
      if (state === 'full' && baseURL && page.url().startsWith(baseURL)) {
        const urls = styleSheets.map((name) => `${baseURL}/css/${name}`)
        await expect.poll(() => findStyleConflicts(page, urls), { timeout }).toEqual([])
      }
    })
  })
}
