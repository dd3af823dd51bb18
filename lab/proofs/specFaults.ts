/**
 * `npm run test:spec-faults`: breaks each line of the specification in the code, and checks that a test that names the line fails
 * then. Without a flag it only checks that there is a fault for each line, and that each still fits the code.
 *
 *   --long           plants each fault in a copy of the project and runs the tests; those that fail by waiting must pass without it
 *   --only 5.3,8.1   these lines
 *   --copies 3       as many faults at a time; 2 without it
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { readSpecification } from '../../scripts/spec/readSpecification'
import type { Fault } from './spec-faults/fault'
import { faults } from './spec-faults/faults'
import { runBrowserTests, runUnitTests, type TestCase } from './spec-faults/runTests'
import { breakText, withFault } from './spec-faults/withFault'

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    copies: { type: 'string', default: '2' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const { lines, tests } = readSpecification(root)
const only = options.only?.split(',')
const chosen = faults.filter(({ line }) => only?.includes(line) ?? true)
/** In milliseconds: the shortest of the timeouts with which tests wait. */
const shortestWait = 3_000

type Finding = { fault: Fault; isNoticed: boolean }

const isSame = (one: TestCase) => (other: TestCase) =>
  one.file === other.file && one.title === other.title

async function copyProject(name: string): Promise<string> {
  const folder = join(root, '.cache/spec-faults', name)
  await rm(folder, { recursive: true, force: true })
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: root, maxBuffer: 2 ** 26 },
  )
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file))
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function findNoticing(folder: string, fault: Fault): Promise<TestCase[]> {
  const tagged = tests.filter(({ numbers }) => numbers.includes(fault.line))
  const [unit, browser] = [false, true].map((isBrowser) =>
    tagged.filter(({ file }) => file.startsWith('e2e/') === isBrowser),
  )
  // Browser tests take long: they run where no unit test has noticed it.
  for (const [run, cases = []] of [
    [runUnitTests, unit],
    [runBrowserTests, browser],
  ] as const) {
    if (cases.length === 0) continue
    const { passed, failed } = await withFault(folder, fault, () => run(folder, cases))
    if (passed.length + failed.length === 0) throw new Error('no test ran')
    if (failed.length === 0) continue
    // Load, too, makes tests fail that wait: those count that pass without the fault right after.
    const atOnce = failed.filter(({ time }) => time < shortestWait)
    if (atOnce.length > 0) return atOnce
    const control = await run(folder, failed)
    const noticing = failed.filter((test) => control.passed.some(isSame(test)))
    if (noticing.length > 0) return noticing
  }
  return []
}

async function tryAll(): Promise<Finding[]> {
  const waiting = [...chosen]
  const findings: Finding[] = []
  async function work(_: unknown, index: number) {
    const folder = await copyProject(String(index))
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const [first, problem = 'no test failed'] = await findNoticing(folder, fault).then(
        ([test]) => [test?.title],
        (error: unknown) => [undefined, String(error)],
      )
      findings.push({ fault, isNoticed: first !== undefined })
      console.log(`${first ? '✓' : '✗'} ${fault.line} ${fault.file}: ${first ?? problem}`)
    }
    await rm(folder, { recursive: true, force: true })
  }
  await Promise.all(Array.from({ length: Number(options.copies) }, work))
  return findings
}

async function findUnfit(): Promise<string[]> {
  const problems: string[] = []
  for (const fault of chosen) {
    try {
      breakText(await readFile(join(root, fault.file), 'utf8'), fault)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  const broken = new Set(faults.map(({ line }) => line))
  const missing = [...lines.keys()].filter((line) => !broken.has(line))
  const unknown = [...broken].filter((line) => !lines.has(line))
  return [
    ...problems,
    ...(only ? [] : missing.map((line) => `There is no fault for line ${line}`)),
    ...unknown.map((line) => `There is no line ${line} in the specification`),
  ]
}

const unfit = await findUnfit()
for (const problem of unfit) console.log(`✗ ${problem}`)
const findings = options.long ? await tryAll() : []
const unnoticed = findings.filter(({ isNoticed }) => !isNoticed)
if (options.long) {
  console.log(`${findings.length - unnoticed.length} of ${findings.length} faults were noticed`)
}
const failures = unfit.length + unnoticed.length
console.log(
  `${options.long ? findings.length - unnoticed.length : chosen.length - unfit.length} passed, ${failures} failed`,
)
process.exitCode = failures > 0 ? 1 : 0
