import { resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/** Replaces Google's script loader, and blocks the external styles of the emulator's page. */
export async function mockGoogle(context: BrowserContext) {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      path: resolve(import.meta.dirname, 'gapiStub.js'),
    }),
  )
  for (const decoration of ['https://unpkg.com/**', 'https://fonts.googleapis.com/**']) {
    await context.route(decoration, (route) =>
      route.fulfill({
        contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/css',
        body: '',
      }),
    )
  }
}

/** Signs in with a new Google account. */
export async function signInAtGoogle(popup: Page, email: string, name: string) {
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}
