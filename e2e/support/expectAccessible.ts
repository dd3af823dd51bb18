import type { Page } from '@playwright/test'
import { findViolations } from '../../scripts/browser/findViolations'
import { settle } from '../../scripts/browser/settle'
import { expect } from './test'

/** Expects that axe finds no violation on the current page. */
export async function expectAccessible(page: Page) {
  await settle(page)
  expect(await findViolations(page), 'violations that axe found').toEqual([])
}
