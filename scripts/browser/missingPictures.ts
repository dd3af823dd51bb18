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

export async function missingPictures(page: Page): Promise<string[]> {
  await allowNamedFunctions(page)
  return page.evaluate(inPage)
}
