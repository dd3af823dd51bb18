import { findLayoutFaults } from '../scripts/browser/findLayoutFaults'
import { settle } from '../scripts/browser/settle'
import { viewportOf, widths } from '../scripts/browser/widths'
import { expect, test } from './support/test'

test.use({ expectedProblem: /status of 404 .*no-such-page/ })

for (const path of ['/', '/no-such-page']) {
  for (const width of widths) {
    test(`${path} fits ${width} px`, async ({ page }) => {
      await page.setViewportSize(viewportOf(width))
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await settle(page)
      expect(await findLayoutFaults(page)).toEqual([])
    })
  }
}
