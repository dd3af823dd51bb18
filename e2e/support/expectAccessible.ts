import type { Page } from '@playwright/test'
import { findViolations } from '../../scripts/browser/findViolations'
import { settle } from '../../scripts/browser/settle'
import { expect } from './test'

/** No violation of any rule that axe knows, on the page as it stands. */
export async function expectAccessible(page: Page) {
  await settle(page)
  expect(await findViolations(page), 'violations that axe found').toEqual([])
}
