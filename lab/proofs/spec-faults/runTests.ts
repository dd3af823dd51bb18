import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export type TestCase = { file: string; title: string }
type Result = TestCase & { isPassed: boolean /** In milliseconds. */; time: number }
/** Runs these tests of a copy of the project. */
export type Run = (
  root: string,
  tests: readonly TestCase[],
) => Promise<Record<'passed' | 'failed', Result[]>>

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Titles as in the source, with `%s` and `${…}` for what a table fills in. */
const toPatterns = (tests: readonly TestCase[]) =>
  tests
    .map(({ title }) => title.split(/%[a-z]|\$\{[^}]*\}|\$\w+/).map(escapeRegExp))
    .map((parts) => `(?:^|\\s)${parts.join('.*')}$`)
    .join('|')

async function run(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  })
  await once(child, 'close')
  return child.exitCode
}

/** Runs the program that writes a report, and reads that. */
async function readReport(write: (file: string) => Promise<unknown>): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-spec-'))
  const file = join(folder, 'report.json')
  await write(file)
  const text = await readFile(file, 'utf8')
  await rm(folder, { recursive: true })
  return JSON.parse(text)
}

const split = (results: readonly Result[]) => ({
  passed: results.filter(({ isPassed }) => isPassed),
  failed: results.filter(({ isPassed }) => !isPassed),
})
const filesOf = (tests: readonly TestCase[]) => [...new Set(tests.map(({ file }) => file))]

type JestReport = {
  testResults: {
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
    status: string
    name: string
  }[]
}

/** Throws if a file cannot be loaded: such a fault breaks the code, whatever the tests look at. */
export const runUnitTests: Run = async (root, tests) => {
  const args = ['node_modules/jest/bin/jest.js', '--maxWorkers=1', '--json']
  const { testResults } = (await readReport((file) =>
    run(root, [
      ...args,
      `--outputFile=${file}`,
      '--testNamePattern',
      toPatterns(tests),
      ...filesOf(tests),
    ]),
  )) as JestReport
  const results = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0)
      throw new Error(`${file} could not be loaded`)
    return assertionResults.map(({ fullName: title, duration, ...each }) => ({
      file,
      title,
      status: each.status,
      time: duration ?? 0,
    }))
  })
  return split(
    results
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ status, ...result }) => ({ ...result, isPassed: status === 'passed' })),
  )
}

type Spec = {
  file: string
  title: string
  ok: boolean
  tests: { results: { duration: number }[] }[]
}
type Suite = { specs?: Spec[]; suites?: Suite[] }

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Builds the shop and runs these browser tests. */
export const runBrowserTests: Run = async (root, tests) => {
  const code = await run(root, ['--import', 'tsx', 'scripts/build.ts'])
  if (code !== 0) throw new Error('The shop could not be built')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '--workers=1']
  const suite = (await readReport((file) =>
    run(root, [...args, '--grep', toPatterns(tests), ...filesOf(tests)], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  )) as Suite
  return split(
    specsOf(suite).map(({ file, title, ok, tests: runs }) => ({
      file: `e2e/${file}`,
      title,
      isPassed: ok,
      time: Math.max(0, ...runs.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
  )
}
