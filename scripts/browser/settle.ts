import type { Page } from '@playwright/test'
import { missingPictures } from './missingPictures'

const patience = 10_000

/** Waits until the splash has lifted, fonts are there, and every picture down to the page's end has been asked for and has come. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight)
    for (let screen = 0; screen <= screens; screen++) {
      scrollTo({ top: screen * innerHeight, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const limit = Date.now() + patience
  // A picture that never comes is told as missing by whoever looks for it.
  while ((await missingPictures(page)).length > 0 && Date.now() < limit) {
    await page.waitForTimeout(100)
  }
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const late = new Promise((done) => setTimeout(done, 5_000))
    await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), late])
  })
}
