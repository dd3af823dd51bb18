import { resolve } from 'node:path'
import { expect, test } from '../../e2e/support/test'
import { findViolations } from '../browser/findViolations'
import { viewportOf, widths } from '../browser/widths'
import { shots } from './shots'
import { takeShot } from './takeShot'

const folder = resolve(import.meta.dirname, '../../screenshots')

for (const shot of shots) {
  for (const width of shot.widths ?? widths) {
    const name = `${shot.page}-${shot.state}-${width}`
    test.describe(() => {
      test.use({ viewport: viewportOf(width), expectedProblem: shot.expectedProblem })

      test(name, async ({ page }) => {
        const faults = await takeShot(page, shot, resolve(folder, `${name}.png`))
        if (!shot.isOnPaper) faults.push(...(await findViolations(page)))
        expect(faults).toEqual([])
      })
    })
  }
}
