import type { Page } from '@playwright/test'
import { findLayoutFaults } from '../browser/findLayoutFaults'
import { settle } from '../browser/settle'
import type { Shot } from './states'

/** Opens the page in its state, saves a picture of all of it, and returns its layout faults. */
export async function takeShot(page: Page, shot: Shot, file: string): Promise<string[]> {
  await shot.arrange?.(page)
  await page.goto(shot.path)
  await shot.ready(page)
  if (shot.isOnPaper) await page.emulateMedia({ media: 'print' })
  // Otherwise the pointer stays over whatever is at that place after scrolling.
  await page.mouse.move(0, 0)
  await settle(page)
  // Otherwise what is far from the viewport would be missing.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-render-whole', true))
  await page.screenshot({ path: file, fullPage: !shot.isOneScreen, animations: 'disabled' })
  return findLayoutFaults(page)
}
