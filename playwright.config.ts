import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium'

const executablePath = findChromium()
if (!executablePath) {
  throw new Error('There is no Chromium; `npm run e2e` and `npm test` install one first.')
}

// The texts of the client, which browser tests name, are those of its English build.
Object.assign(globalThis, { __BN__: false })

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/globalSetup.ts',
  fullyParallel: true,
  // Pages wait more than they compute, on two cores too.
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // Three at once on two cores: what takes 20 seconds alone may well take a minute.
  timeout: 120_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArgs },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    viewport: { width: 1280, height: 800 },
    // Recording costs a third of the time; `--trace retain-on-failure` turns it on.
    trace: 'off',
  },
})
