import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TaggedTest = { file: string; title: string }
type Outcome = { passed: string[]; failed: string[] }

function run(root: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  })
  return new Promise((done) => child.once('close', () => done()))
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A title as in the source, with `%s` and `${…}` for what a table fills in. */
const toPattern = (title: string) =>
  title
    .split(/%[a-z]|\$\{[^}]*\}|\$\w+/)
    .map(escapeRegExp)
    .join('.*')

const toPatterns = (tests: readonly TaggedTest[]) =>
  tests.map(({ title }) => `(?:^|\\s)${toPattern(title)}$`).join('|')

type JestReport = {
  testResults: {
    message: string
    assertionResults: { fullName: string; status: string }[]
    status: string
    name: string
  }[]
}

/** Runs these unit tests only. A file that cannot be loaded fails as a whole. */
export async function runUnitTests(root: string, tests: readonly TaggedTest[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-spec-'))
  const report = join(folder, 'report.json')
  const files = [...new Set(tests.map(({ file }) => file))]
  const args = ['--json', `--outputFile=${report}`, '--testNamePattern', toPatterns(tests)]
  await run(root, ['node_modules/jest/bin/jest.js', '--maxWorkers=1', ...args, ...files], {})
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as JestReport
  await rm(folder, { recursive: true })
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const named = (status: string) =>
    results.filter((result) => result.status === status).map(({ fullName }) => fullName)
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => name)
  return { passed: named('passed'), failed: [...named('failed'), ...broken] }
}

type PlaywrightSuite = {
  specs?: { title: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}
const specsOf = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): { title: string; ok: boolean }[] => [...specs, ...suites.flatMap(specsOf)]

/** Builds the shop and runs these browser tests. */
export async function runBrowserTests(
  root: string,
  tests: readonly TaggedTest[],
): Promise<Outcome> {
  await run(root, ['--import', 'tsx', 'scripts/build.ts'], {})
  const folder = await mkdtemp(join(tmpdir(), 'jontro-spec-'))
  const report = join(folder, 'report.json')
  const files = [...new Set(tests.map(({ file }) => file))]
  const args = ['--reporter=json', '--workers=1', '--grep', toPatterns(tests)]
  await run(root, ['node_modules/@playwright/test/cli.js', 'test', ...args, ...files], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const specs = specsOf(JSON.parse(await readFile(report, 'utf8')) as PlaywrightSuite)
  await rm(folder, { recursive: true })
  const named = (ok: boolean) => specs.filter((spec) => spec.ok === ok).map(({ title }) => title)
  return { passed: named(true), failed: named(false) }
}
