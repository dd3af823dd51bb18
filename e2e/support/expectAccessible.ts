import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from '../../scripts/browser/settle'
import { expect } from './test'

/** No violation of any rule that axe knows, on the page as it stands. */
export async function expectAccessible(page: Page) {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
  expect(found, 'violations that axe found').toEqual([])
}
