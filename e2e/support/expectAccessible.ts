import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from '../../scripts/browser/settle'
import { expect } from './test'

/** No violation of any rule that axe knows, on the page as it stands. */
export async function expectAccessible(page: Page) {
  await settle(page)
  // There is no foreign frame to look into, which is what another page would be opened for.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
  expect(found, 'violations that axe found').toEqual([])
}
