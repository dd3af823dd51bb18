import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export type TestCase = { file: string; title: string }
/** `time` in milliseconds. */
type Outcome = { passed: TestCase[]; failed: (TestCase & { time: number })[] }

function run(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  })
  return new Promise((done) => child.once('close', done))
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A title as in the source, with `%s` and `${…}` for what a table fills in. */
const toPattern = (title: string) =>
  title
    .split(/%[a-z]|\$\{[^}]*\}|\$\w+/)
    .map(escapeRegExp)
    .join('.*')

const toPatterns = (tests: readonly TestCase[]) =>
  tests.map(({ title }) => `(?:^|\\s)${toPattern(title)}$`).join('|')

type JestReport = {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
    status: string
    name: string
  }[]
}

/** Throws if a file cannot be loaded: such a fault breaks the code, whatever the tests look at. */
export async function runUnitTests(root: string, tests: readonly TestCase[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-spec-'))
  const report = join(folder, 'report.json')
  const files = [...new Set(tests.map(({ file }) => file))]
  const args = ['--json', `--outputFile=${report}`, '--testNamePattern', toPatterns(tests)]
  await run(root, ['node_modules/jest/bin/jest.js', '--maxWorkers=1', ...args, ...files])
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as JestReport
  await rm(folder, { recursive: true })
  const unloaded = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  if (unloaded) throw new Error(`${relative(root, unloaded.name)} could not be loaded`)
  const named = (state: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === state)
        .map(({ fullName, duration }) => ({
          file: relative(root, name),
          title: fullName,
          time: duration ?? 0,
        })),
    )
  return { passed: named('passed'), failed: named('failed') }
}

type PlaywrightSpec = {
  file: string
  title: string
  ok: boolean
  tests: { results: { duration: number }[] }[]
}
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** Builds the shop and runs these browser tests. */
export async function runBrowserTests(root: string, tests: readonly TestCase[]): Promise<Outcome> {
  const code = await run(root, ['--import', 'tsx', 'scripts/build.ts'])
  if (code !== 0) throw new Error('The shop could not be built')
  const folder = await mkdtemp(join(tmpdir(), 'jontro-spec-'))
  const report = join(folder, 'report.json')
  const files = [...new Set(tests.map(({ file }) => file))]
  const args = ['--reporter=json', '--workers=1', '--grep', toPatterns(tests)]
  await run(root, ['node_modules/@playwright/test/cli.js', 'test', ...args, ...files], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const specs = specsOf(JSON.parse(await readFile(report, 'utf8')) as PlaywrightSuite)
  await rm(folder, { recursive: true })
  const named = (isOk: boolean) =>
    specs
      .filter(({ ok }) => ok === isOk)
      .map(({ file, title, tests: runs }) => {
        const times = runs.flatMap(({ results }) => results.map(({ duration }) => duration))
        return { file: `e2e/${file}`, title, time: Math.max(...times, 0) }
      })
  return { passed: named(true), failed: named(false) }
}
