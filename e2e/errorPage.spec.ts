import { headerLightness } from './support/header'
import { expect, test } from './support/test'

test.use({ expectedProblem: /status of 404 .*no-such-page/ })

// [spec 2.31]
test('shows that the page does not exist, with a link to the home page', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Whoops! Something Went Wrong.', exact: true }),
  ).toBeVisible()
  await expect(
    page.getByText(
      "The page you're looking for is not available. Please try again later or return to the homepage.",
      { exact: true },
    ),
  ).toBeVisible()
  await expect.poll(() => headerLightness(page)).toBeGreaterThan(224)
  await page.getByRole('link', { name: 'Go Back to Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('offers the top categories', async ({ page }) => {
  await page.goto('/no-such-page')
  const categories = page.getByRole('navigation', { name: 'Shop by category' })
  await expect(categories.getByRole('link')).toHaveCount(6)
  await categories.getByRole('link', { name: 'Speakers' }).click()
  await expect(page).toHaveURL('/category/bluetooth%20speaker')
})
