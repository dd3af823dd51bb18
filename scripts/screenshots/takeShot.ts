import type { Page } from '@playwright/test'
import { collectData } from '../browser/collectData'
import { findLatinTexts } from '../browser/findLatinTexts'
import { findLayoutFaults } from '../browser/findLayoutFaults'
import { findScrollFaults } from '../browser/findScrollFaults'
import { lengthenTexts } from '../browser/lengthenTexts'
import { settle } from '../browser/settle'
import { viewportOf, type Width } from '../browser/widths'
import { shopLanguage } from './shopLanguage'
import type { Shot } from './states'

/** Opens the page in its state. */
async function openShot(page: Page, shot: Shot) {
  const readData = collectData(page)
  await shot.arrange?.(page)
  await page.goto(shot.path)
  await shot.ready(page)
  return {
    /** Waits until nothing moves any more. */
    settle: async () => {
      await settle(page)
      if (shopLanguage !== 'long') return
      await lengthenTexts(page, await readData())
      await settle(page)
    },
    findFaults: async () => {
      const latin = shopLanguage === 'bn' ? await findLatinTexts(page, readData) : []
      return [...(await findLayoutFaults(page)), ...latin.map((text) => `not Bengali: ${text}`)]
    },
  }
}

/** Opens the page in its state, saves a picture of all of it, and returns its layout faults. */
export async function takeShot(page: Page, shot: Shot, file: string): Promise<string[]> {
  const opened = await openShot(page, shot)
  if (shot.isOnPaper) await page.emulateMedia({ media: 'print' })
  // Otherwise the pointer stays over whatever is at that place after scrolling.
  await page.mouse.move(0, 0)
  await opened.settle()
  // Otherwise what is far from the viewport would be missing.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-render-whole', true))
  await page.screenshot({ path: file, fullPage: !shot.isOneScreen, animations: 'disabled' })
  return opened.findFaults()
}

/** Opens the page in its state, scrolls it at each width, and returns the faults that it shows on the way. */
export async function scrollShot(
  page: Page,
  shot: Shot,
  [first, ...others]: readonly Width[],
): Promise<string[]> {
  if (first === undefined) return []
  await page.setViewportSize(viewportOf(first))
  const opened = await openShot(page, shot)
  const found: string[] = []
  async function check(width: Width) {
    await opened.settle()
    const faults = [...(await opened.findFaults()), ...(await findScrollFaults(page, 0.4))]
    found.push(...faults.map((fault) => `at ${width} px: ${fault}`))
  }
  await check(first)
  for (const width of others) {
    await page.setViewportSize(viewportOf(width))
    await check(width)
  }
  return found
}
