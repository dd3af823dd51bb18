import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export type Counts = { passed: number; failed: number; skipped: number }
export type Step = {
  name: string
  says: string
  command: string
  minutes: number
  /** Reads from the output how many tests passed and failed; a step without it counts as one. */
  count?: (output: string) => Counts | Promise<Counts>
  /** Not every copy of the project has what it needs. */
  canBeSkipped?: boolean
}

export const root = resolve(import.meta.dirname, '..')
/** One file for each step. */
export const logs = resolve(root, '.cache/verify')

/** The last numbers that the patterns capture. */
const countByText = (passed: RegExp, failed: RegExp, skipped: RegExp) => (output: string) => {
  const last = (pattern: RegExp) => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0)
  return { passed: last(passed), failed: last(failed), skipped: last(skipped) }
}
const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0)

const countPlainLine = countByText(
  /^(\d+) passed, \d+ failed/gm,
  /^\d+ passed, (\d+) failed/gm,
  /^(\d+) skipped/gm,
)

async function countJest(): Promise<Counts> {
  const report = JSON.parse(await readFile(resolve(logs, 'jest.json'), 'utf8')) as Record<
    string,
    unknown
  >
  return {
    passed: numberIn(report.numPassedTests),
    // A file that could not even be loaded counts as one failure.
    failed: numberIn(report.numFailedTests) + numberIn(report.numRuntimeErrorTestSuites),
    skipped: numberIn(report.numPendingTests) + numberIn(report.numTodoTests),
  }
}

/** These use one core for the most part, and run two at a time. */
export const quickSteps: readonly Step[] = [
  {
    name: 'build',
    says: 'the shop is built',
    command: 'npm run --silent build',
    minutes: 12,
  },
  {
    // One after the other, because apt installs for one caller at a time.
    name: 'programs',
    says: 'a Chromium and a PostgreSQL 15 are there',
    command: 'tsx scripts/chromium.ts && tsx scripts/postgres15.ts',
    minutes: 20,
  },
  {
    name: 'lint',
    says: 'types, code, imports and words',
    command: 'npm run --silent lint',
    minutes: 12,
  },
  {
    name: 'contract',
    says: 'the contract keeps its rules',
    command: 'tsx scripts/contractLint.ts',
    minutes: 6,
  },
  {
    name: 'generated',
    says: 'generated code and texts are what their sources make',
    command: 'tsx contract/generate.ts --check && tsx scripts/settings.ts --check',
    minutes: 6,
  },
  {
    name: 'generated-db',
    says: "the database's types and schema.sql are what the migrations make",
    command: 'tsx server/src/db/generate.ts --check',
    minutes: 9,
  },
  {
    name: 'format',
    says: 'format',
    command: 'biome ci --colors=off',
    minutes: 6,
  },
  {
    name: 'dead-code',
    says: 'no unused file, export or dependency',
    command: 'knip --no-progress',
    minutes: 6,
  },
  {
    name: 'spec',
    says: 'lines of the specification have their tests',
    command: 'tsx scripts/checkSpec.ts',
    minutes: 3,
  },
  {
    name: 'tools',
    says: 'the checks themselves refuse what they should',
    command: 'npm run --silent test:tools',
    minutes: 9,
    count: countByText(/^[ℹ#] pass (\d+)$/gm, /^[ℹ#] fail (\d+)$/gm, /^[ℹ#] skipped (\d+)$/gm),
  },
]

/** Each of these uses both cores. */
export const longSteps: readonly Step[] = [
  {
    name: 'unit',
    says: 'unit and server tests',
    command: `jest --ci --maxWorkers=2 --json --outputFile="${resolve(logs, 'jest.json')}"`,
    minutes: 30,
    count: countJest,
  },
  {
    name: 'postgres-15',
    says: 'migrations and data rules on PostgreSQL 15',
    command: `tsx scripts/postgres15.ts jest --ci --maxWorkers=2 --selectProjects server --runTestsByPath ${[
      ...['checkData', 'constraints', 'migrate', 'refundMigration', 'shopMode'].map(
        (name) => `db/${name}`,
      ),
      'modules/system/checkData',
      'modules/cart/routes',
      'modules/payment/captureIssues',
      'modules/payment/refundLife',
    ]
      .map((path) => `server/test/${path}.test.ts`)
      .join(' ')}`,
    minutes: 9,
    count: countByText(
      /^Tests:.* (\d+) passed/gm,
      /^Tests:.* (\d+) failed/gm,
      /^(?:Tests:.* )?(\d+) skipped/gm,
    ),
    canBeSkipped: true,
  },
  {
    name: 'stories',
    says: 'every story renders and is accessible',
    command: 'tsx scripts/stories.ts',
    minutes: 20,
    count: countPlainLine,
  },
  {
    name: 'browser',
    says: 'browser tests of the running shop',
    command: `playwright test --output="${resolve(logs, 'playwright')}"`,
    minutes: 30,
    count: countByText(
      /^ {2}(\d+) passed/gm,
      /^ {2}(\d+) (?:failed|flaky)/gm,
      /^ {2}(\d+) skipped/gm,
    ),
  },
]

const onEither = ['train', 'faults', 'interleavings', 'upgrade', 'live', 'attacks', 'fuzz']

/**
 * Of two neighbours among these one has a fresh shop and PostgreSQL 18, the other one of two years and PostgreSQL 15, and with each commit
 * they change places: so every gate has both, and takes no longer.
 */
function takeTurns(steps: readonly Step[]): Step[] {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const turn = Number(stdout) || 0
  return steps.map((step) => {
    const index = onEither.indexOf(step.name)
    return index < 0 || (index + turn) % 2 === 0
      ? step
      : {
          ...step,
          says: `${step.says} (aged, PostgreSQL 15)`,
          command: `tsx scripts/postgres15.ts ${step.command}`,
          canBeSkipped: true,
        }
  })
}

/**
 * The short versions of the proofs in `lab`. They run two at a time: with three, a shop under test waited so long for a core or
 * the disk that it refused requests. The upgrade, which no request may notice, comes when `faults`, which stops databases, has mostly ended.
 */
export const reliabilitySteps: readonly Step[] = takeTurns([
  {
    name: 'train',
    says: 'a lost connection ends in one order or none',
    command: 'tsx lab/proofs/train.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'faults',
    says: 'nothing acknowledged is lost, whatever breaks',
    command: 'tsx lab/proofs/faults.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'interleavings',
    says: 'two operations at once are as one after the other',
    command: 'tsx lab/proofs/interleavings.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'upgrade',
    says: 'no request fails while the shop is upgraded',
    command: 'tsx lab/proofs/upgrade.ts',
    minutes: 15,
    count: countPlainLine,
    canBeSkipped: true,
  },
  {
    name: 'live',
    says: 'open tabs show in the end what a fresh page shows',
    command: 'tsx lab/proofs/live.ts',
    minutes: 9,
    count: countPlainLine,
  },
  {
    name: 'attacks',
    says: 'hostile requests get their answer and change nothing',
    command: 'tsx lab/proofs/attacks.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'fuzz',
    says: 'no request breaks the contract',
    command: 'tsx lab/proofs/fuzz.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'backup',
    says: 'a backup restores, on PostgreSQL 15 and 18',
    command: 'tsx lab/proofs/backup.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'spec-faults',
    says: 'there is a fault for each line of the specification',
    command: 'tsx lab/proofs/specFaults.ts',
    minutes: 3,
    count: countPlainLine,
  },
])
