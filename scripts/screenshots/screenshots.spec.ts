import { resolve } from 'node:path'
import { expect, test } from '../../e2e/support/test'
import { findViolations } from '../browser/findViolations'
import { allWidths, viewportOf, widths } from '../browser/widths'
import { shopLanguage } from './shopLanguage'
import { shots } from './shots'
import { scrollShot, takeShot } from './takeShot'

const suffix = shopLanguage === 'en' ? '' : `-${shopLanguage}`
const folder = resolve(import.meta.dirname, '../../screenshots')

for (const shot of shots) {
  if (!shot.isOnPaper) {
    test.describe(() => {
      test.use({ expectedProblem: shot.expectedProblem })

      test(`${shot.page}-${shot.state}-scrolled`, async ({ page }) => {
        expect(await scrollShot(page, shot, shot.widths ?? allWidths)).toEqual([])
      })
    })
  }
  for (const width of widths.filter((some) => shot.widths?.includes(some) ?? true)) {
    const name = `${shot.page}-${shot.state}-${width}`
    test.describe(() => {
      test.use({ viewport: viewportOf(width), expectedProblem: shot.expectedProblem })

      test(name, async ({ page }) => {
        const faults = await takeShot(page, shot, resolve(folder, `${name}${suffix}.png`))
        if (!shot.isOnPaper) faults.push(...(await findViolations(page)))
        expect(faults).toEqual([])
      })
    })
  }
}
