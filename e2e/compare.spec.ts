import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

test('compares products of a category, also for those who get the link', async ({
  page,
  browser,
}) => {
  await page.goto('/category/earbuds')
  const toggles = page.getByRole('button', { name: /^Compare / })
  await toggles.nth(0).click()
  await toggles.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(toggles.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const tray = page.getByRole('region', { name: 'Comparison' })
  await expect(tray.getByText('2 of 4')).toBeVisible()
  await expectAccessible(page)

  // Another tab has the same choice, and it survives a reload.
  await page.reload()
  await expect(tray.getByText('2 of 4')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/category/fan')
  await expect(other.getByRole('region', { name: 'Comparison' })).toBeVisible()
  await other
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await expect(other.getByRole('heading', { name: 'Compare Fan instead?' })).toBeVisible()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await other.close()

  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await expect(page).toHaveTitle('Compare - Jontro')
  await expect(tray).toBeHidden()
  await expectAccessible(page)

  const friend = await browser.newPage()
  await friend.goto(page.url())
  await expect(friend.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await friend
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(friend.getByRole('columnheader').getByRole('link')).toHaveCount(1)
  await friend.close()
})
