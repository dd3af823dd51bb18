import { readFile } from 'node:fs/promises'

export type Counts = { passed: number; failed: number; skipped: number }
export type Outcome = { isOk: boolean; output: string }
export type Count = (outcome: Outcome) => Counts | Promise<Counts>

/** A check that holds or does not. */
export const countOne: Count = ({ isOk }) => ({
  passed: isOk ? 1 : 0,
  failed: isOk ? 0 : 1,
  skipped: 0,
})

function numberAt(report: unknown, ...path: readonly string[]): number {
  let value = report
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return typeof value === 'number' ? value : 0
}

async function readReport(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Jest's `--json --outputFile`. A file that could not even be loaded counts as one failure. */
export const countJest =
  (path: string): Count =>
  async () => {
    const report = await readReport(path)
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites'),
      skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    }
  }

/** Playwright's `json` reporter. A test that passed at the second try has failed. */
export const countPlaywright =
  (path: string): Count =>
  async () => {
    const report = await readReport(path)
    return {
      passed: numberAt(report, 'stats', 'expected'),
      failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
      skipped: numberAt(report, 'stats', 'skipped'),
    }
  }

const lastNumber = (output: string, pattern: RegExp) =>
  Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0)

/** The summary of Node's own test runner. */
export const countNodeTests: Count = ({ output }) => ({
  passed: lastNumber(output, /^[ℹ#] pass (\d+)$/gm),
  failed: lastNumber(output, /^[ℹ#] fail (\d+)$/gm),
  skipped: lastNumber(output, /^[ℹ#] skipped (\d+)$/gm),
})

/** A line `N passed, N failed`. */
export const countClosingLine: Count = ({ output }) => ({
  passed: lastNumber(output, /^(\d+) passed, \d+ failed/gm),
  failed: lastNumber(output, /^\d+ passed, (\d+) failed/gm),
  skipped: 0,
})

/** The step's counts, which never hide that it failed or that it tested nothing. */
export async function countHonestly(count: Count, outcome: Outcome): Promise<Counts> {
  const counted = await Promise.resolve(count(outcome)).catch(() => ({
    passed: 0,
    failed: 0,
    skipped: 0,
  }))
  const isSound = outcome.isOk && counted.passed > 0
  return isSound ? counted : { ...counted, failed: Math.max(1, counted.failed) }
}
