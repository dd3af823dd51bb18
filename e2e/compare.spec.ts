import * as shared from '../src/shared/messages'
import * as compare from '../src/storefront/features/compare/messages'
import * as productActions from '../src/storefront/features/product-actions/messages'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'
import { english } from './support/texts'

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
  const tray = page.getByRole('region', { name: english(compare.comparison) })
  await expect(tray.getByText(english(compare.chosenCount)(2, 4))).toBeVisible()
  await expectAccessible(page)

  // Another tab has the same choice, and it survives a reload.
  await page.reload()
  await expect(tray.getByText(english(compare.chosenCount)(2, 4))).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/category/fan')
  await expect(other.getByRole('region', { name: english(compare.comparison) })).toBeVisible()
  await other
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await expect(
    other.getByRole('heading', { name: english(productActions.compareInstead)('Fan') }),
  ).toBeVisible()
  await other.getByRole('button', { name: english(shared.cancel) }).click()
  await other.close()

  await tray.getByRole('link', { name: english(productActions.compare) }).click()
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
