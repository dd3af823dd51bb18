import type { Page } from '@playwright/test'
import { missingPictures } from './missingPictures'

const timeout = 10_000

/** Loads lazy pictures. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

/** Waits until fonts and pictures are loaded and animations have ended. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await scrollThrough(page)
  const limit = Date.now() + timeout
  // A picture that never loads is reported by `missingPictures`.
  for (let round = 1; (await missingPictures(page)).length > 0 && Date.now() < limit; round++) {
    await page.waitForTimeout(100)
    // A picture may have been added in the meantime.
    if (round % 10 === 0) await scrollThrough(page)
  }
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const late = new Promise((done) => setTimeout(done, 5_000))
    await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), late])
  })
}
