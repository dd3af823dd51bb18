import type { Page } from '@playwright/test'
import { missingPictures } from './missingPictures'

const patience = 10_000

/** Lazy pictures are asked for once they are near. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

/** Waits until the splash has lifted, fonts are there, and every picture down to the page's end has been asked for and has come. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await scrollThrough(page)
  const limit = Date.now() + patience
  // A picture that never comes is told as missing by whoever looks for it.
  for (let round = 1; (await missingPictures(page)).length > 0 && Date.now() < limit; round++) {
    await page.waitForTimeout(100)
    // It may have come into the page behind our back.
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
