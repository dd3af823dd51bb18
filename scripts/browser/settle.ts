import type { Page } from '@playwright/test'
import { waitForPictures } from './waitForPictures'

/**
 * Loads lazy pictures, of the page and of the dialogs that scroll in it. Fails if it never comes to an end: where content is added as fast
 * as it scrolls.
 */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const page = document.scrollingElement ?? document.documentElement
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    )
    const limit = performance.now() + 60_000
    for (const scroller of [page, ...dialogs]) {
      const { scrollTop: start } = scroller === page ? { scrollTop: 0 } : scroller
      // A dialog that closes meanwhile has no height.
      for (let top = 0; top < scroller.scrollHeight; top += Math.max(scroller.clientHeight, 100)) {
        if (performance.now() > limit) throw new Error(`at ${top} px there is still more to scroll`)
        scroller.scrollTo({ top, behavior: 'instant' })
        // A browser that is short of processor time may draw no frame at all.
        await Promise.race([
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          new Promise((done) => setTimeout(done, 1_000)),
        ])
      }
      scroller.scrollTo({ top: start, behavior: 'instant' })
    }
  })

/** Waits until fonts and pictures are loaded and animations have ended. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await scrollThrough(page)
  // A picture that never loads is reported by `findLayoutFaults`.
  await waitForPictures(page, () => scrollThrough(page))
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const late = new Promise((done) => setTimeout(done, 5_000))
    await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), late])
  })
}
