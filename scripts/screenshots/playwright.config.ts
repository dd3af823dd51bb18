/**
 * `npm run screenshots`: every page in every state at four widths, into screenshots/, and scrolled at seven. Fails if a page is wider
 * than the screen, cuts text, misses a picture, breaks a rule of axe or writes an error to the console, or if anything lies over text
 * or controls at some scroll position.
 *
 *   npm run screenshots -- -g home         only the pages whose name contains it
 *   npm run screenshots -- -g home-error   only that state
 *   npm run screenshots -- -g scrolled     only the scrolling, without pictures
 *   SHOP_LANGUAGE=bn npm run screenshots   the Bengali pages: they must not have English texts
 *   SHOP_LANGUAGE=long …                   English pages whose texts are 40 % longer, as other languages may be
 *   SHOP_URL=http://localhost:3000 …       of the running shop instead of a temporary one
 *
 * The names of other pictures than the English ones end in the language.
 */
import { defineConfig } from '@playwright/test'
import e2e from '../../playwright.config'
import { shopLanguage } from './shopLanguage'

// The states name messages, in the language of the pages.
Object.assign(globalThis, { __BN__: shopLanguage === 'bn' })

export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: '../../e2e/support/globalSetup.ts',
  globalTimeout: 0,
  workers: 2,
  use: { ...e2e.use, actionTimeout: 20_000 },
})
