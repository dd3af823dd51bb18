import { test as base, expect } from '@playwright/test'
import { unexpectedProblems, watchProblems } from '../../scripts/browser/watchProblems'
import { type AdminApi, openAdminApi } from './admin'

type Fixtures = {
  /** Problems that the test expects; any other one fails it. */
  expectedProblem: RegExp | undefined
  problems: string[]
  openAdminApi: () => Promise<AdminApi>
}

export const test = base.extend<Fixtures>({
  expectedProblem: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  openAdminApi: async ({ baseURL }, use) => use(() => openAdminApi(baseURL ?? '')),
  problems: [
    async ({ context, baseURL, expectedProblem }, use) => {
      const problems = watchProblems(context, baseURL ?? '')
      await use(problems)
      const unexpected = unexpectedProblems(problems, expectedProblem)
      expect(unexpected, 'problems that the pages had').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
