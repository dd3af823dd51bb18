import { findLayoutFaults } from '../scripts/browser/findLayoutFaults'
import { settle } from '../scripts/browser/settle'
import { viewportOf, widths } from '../scripts/browser/widths'
import { shots } from '../scripts/screenshots/shots'
import { expect, test } from './support/test'

/** The other states are looked at by `npm run screenshots`. */
const fullPages = shots.filter(({ state }) => state === 'full')

for (const { page: name, path, arrange, ready, expectedProblem } of fullPages) {
  test.describe(name, () => {
    test.use({ expectedProblem })

    for (const width of widths) {
      test(`fits ${width} px`, async ({ page }) => {
        await page.setViewportSize(viewportOf(width))
        await arrange?.(page)
        await page.goto(path)
        await ready(page)
        await settle(page)
        expect(await findLayoutFaults(page)).toEqual([])
      })
    }
  })
}
