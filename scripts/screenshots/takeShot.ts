import type { Page } from '@playwright/test'
import { findLayoutFaults } from '../browser/findLayoutFaults'
import { findScrollFaults } from '../browser/findScrollFaults'
import { settle } from '../browser/settle'
import { viewportOf, type Width } from '../browser/widths'
import type { Shot } from './states'

async function openShot(page: Page, shot: Shot) {
  await shot.arrange?.(page)
  await page.goto(shot.path)
  await shot.ready(page)
}

/** Opens the page in its state, saves a picture of all of it, and returns its layout faults. */
export async function takeShot(page: Page, shot: Shot, file: string): Promise<string[]> {
  await openShot(page, shot)
  if (shot.isOnPaper) await page.emulateMedia({ media: 'print' })
  // Otherwise the pointer stays over whatever is at that place after scrolling.
  await page.mouse.move(0, 0)
  await settle(page)
  // Otherwise what is far from the viewport would be missing.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-render-whole', true))
  await page.screenshot({ path: file, fullPage: !shot.isOneScreen, animations: 'disabled' })
  return findLayoutFaults(page)
}

/** Opens the page in its state, scrolls it at each width, and returns the faults that it shows on the way. */
export async function scrollShot(
  page: Page,
  shot: Shot,
  [first, ...others]: readonly Width[],
): Promise<string[]> {
  if (first === undefined) return []
  const found: string[] = []
  async function check(width: Width) {
    await settle(page)
    const faults = [...(await findLayoutFaults(page)), ...(await findScrollFaults(page, 0.4))]
    found.push(...faults.map((fault) => `at ${width} px: ${fault}`))
  }
  await page.setViewportSize(viewportOf(first))
  await openShot(page, shot)
  await check(first)
  for (const width of others) {
    await page.setViewportSize(viewportOf(width))
    await check(width)
  }
  return found
}
