import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What of the page, as it stands, breaks a rule that axe knows. */
export async function findViolations(page: Page): Promise<string[]> {
  // There is no foreign frame to look into, which is what another page would be opened for.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
}
