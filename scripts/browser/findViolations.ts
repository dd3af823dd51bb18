import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Options = { include?: string; disabledRules?: string[] }

/** Violations that axe finds on the page or a part of it. */
export async function findViolations(
  page: Page,
  { include = 'html', disabledRules = [] }: Options = {},
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(include)
    .disableRules(disabledRules)
    // The other mode opens one more page, for frames of other sites, which we do not have.
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')} ${failureSummary ?? ''}`).join('\n')}`,
  )
}
