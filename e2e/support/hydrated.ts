import type { Page } from '@playwright/test'

/** Waits until React has the page: before that, keys, choices and scripted clicks are lost, or links open another document. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__reactContainer$'),
    ),
  )
