import type { Page } from '@playwright/test'

/** Chromium reports all pages of Playwright as visible, as if each had a window of its own. */
export const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
