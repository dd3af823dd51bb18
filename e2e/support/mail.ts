import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './test'

/** Opens the latest mail with this subject to a customer, in the demo's mailbox. */
export async function openMail(page: Page, email: string, subject: RegExp): Promise<FrameLocator> {
  const mail = page
    .getByRole('link')
    .filter({ hasText: email })
    .filter({ hasText: subject })
    .first()
  await expect(async () => {
    await page.goto('/emulator/mails')
    await expect(mail).toBeVisible({ timeout: 500 })
  }, `a mail to ${email}`).toPass()
  await mail.click()
  return page.frameLocator('iframe')
}

/** Opens the page that a link of the latest mail with this subject leads to. */
export async function followLink(page: Page, email: string, subject: RegExp, name: string) {
  const mail = await openMail(page, email, subject)
  const link = await mail.getByRole('link', { name }).getAttribute('href')
  await page.goto(link ?? '')
}
