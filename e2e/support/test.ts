import { test as base, expect } from '@playwright/test'
import { watchProblems } from '../../scripts/browser/watchProblems'
import { type AdminDesk, openAdminDesk } from './admin'

type Fixtures = {
  /** What this test provokes on purpose; any other problem of a page fails it. */
  expectedProblem: RegExp | undefined
  problems: string[]
  openAdminDesk: () => Promise<AdminDesk>
}

export const test = base.extend<Fixtures>({
  expectedProblem: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  openAdminDesk: async ({ baseURL }, use) => use(() => openAdminDesk(baseURL ?? '')),
  problems: [
    async ({ context, baseURL, expectedProblem }, use) => {
      const problems = watchProblems(context, baseURL ?? '')
      await use(problems)
      const unexpected = problems.filter((problem) => !expectedProblem?.test(problem))
      expect(unexpected, 'problems that the pages had').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
