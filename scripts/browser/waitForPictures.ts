import type { Page } from '@playwright/test'

/** Runs in the page: pictures that failed to load or are still loading in view. */
function inPage(): string[] {
  const isBeside = (box: DOMRect, { left, right }: { left: number; right: number }) =>
    box.right <= left || box.left >= right

  /** Lazy pictures in a horizontal list or carousel load when they come into view. */
  function isOutOfView(picture: HTMLImageElement): boolean {
    const box = picture.getBoundingClientRect()
    if (isBeside(box, { left: 0, right: innerWidth })) return true
    for (let parent = picture.parentElement; parent; parent = parent.parentElement) {
      const isScroller = getComputedStyle(parent).overflowX !== 'visible'
      if (isScroller && isBeside(box, parent.getBoundingClientRect())) return true
    }
    return false
  }

  return [...document.images]
    .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
    .filter((picture) => {
      if (picture.complete) return picture.naturalWidth === 0
      return picture.loading !== 'lazy' || !isOutOfView(picture)
    })
    .map(({ currentSrc, src }) => currentSrc || src || 'a picture without a source')
}

/** tsx wraps named functions in a helper that the page does not have. */
const allowNamedFunctions = (page: Page) =>
  page.evaluate('globalThis.__name ??= (wrapped) => wrapped')

async function missingPictures(page: Page): Promise<string[]> {
  await allowNamedFunctions(page)
  return page.evaluate(inPage)
}

/** A new shop draws its pictures while they are asked for. */
const timeout = 30_000

/** Waits until pictures are loaded; returns those that are not. `lookAgain` is called now and then, for pictures that were added. */
export async function waitForPictures(page: Page, lookAgain?: () => Promise<void>) {
  const limit = Date.now() + timeout
  for (let round = 1; ; round++) {
    const missing = await missingPictures(page)
    if (missing.length === 0 || Date.now() >= limit) return missing
    await page.waitForTimeout(100)
    if (round % 10 === 0) await lookAgain?.()
  }
}
