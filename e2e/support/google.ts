import type { Page } from '@playwright/test'

/** Signs in with a new Google account. */
export async function signInAtGoogle(popup: Page, email: string, name: string) {
  await popup.getByLabel('E-mail').fill(email)
  await popup.getByLabel('Name').fill(name)
  await popup.getByRole('button', { name: 'Continue' }).click()
}
