import * as shared from '../src/shared/messages'
import { headerLightness } from './support/header'
import { expect, test } from './support/test'
import { english } from './support/texts'

test.use({ expectedProblem: /status of 404 .*no-such-page/ })

// [spec 2.31]
test('shows that the page does not exist, with a link to the home page', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: english(shared.somethingWrong), exact: true }),
  ).toBeVisible()
  await expect(page.getByText(english(shared.pageMissing), { exact: true })).toBeVisible()
  await expect.poll(() => headerLightness(page)).toBeGreaterThan(224)
  await page.getByRole('link', { name: english(shared.goHome), exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('offers the top categories', async ({ page }) => {
  await page.goto('/no-such-page')
  const categories = page.getByRole('navigation', { name: english(shared.shopByCategory) })
  await expect(categories.getByRole('link')).toHaveCount(6)
  await categories.getByRole('link', { name: 'Speakers' }).click()
  await expect(page).toHaveURL('/category/bluetooth%20speaker')
})
