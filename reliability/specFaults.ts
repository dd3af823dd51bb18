/**
 * `npm run test:spec-faults`: breaks each line of the specification in the code, and checks that a test that names the line fails
 * then. Without a flag it only checks that there is a fault for each line, and that each still fits the code.
 *
 *   --long           plants each fault in a copy of the project and runs the tests
 *   --only 5.3,8.1   these lines
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { readSpecification } from '../scripts/spec/readSpecification'
import { type Fault, faults } from './spec-faults/faults'
import { breakText, plantFault } from './spec-faults/plantFault'
import { runBrowserTests, runUnitTests } from './spec-faults/runTests'

const { values: options } = parseArgs({
  options: { long: { type: 'boolean', default: false }, only: { type: 'string' } },
})
const root = resolve(import.meta.dirname, '..')
const { lines, tests } = readSpecification(root)
const only = options.only?.split(',')
const chosen = faults.filter(({ line }) => only?.includes(line) ?? true)
const copies = 2

type Finding = { fault: Fault; failed: string[]; problem?: string }

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

async function tryFault(folder: string, fault: Fault): Promise<Finding> {
  const tagged = tests.filter(({ numbers }) => numbers.includes(fault.line))
  const unit = tagged.filter(({ file }) => !file.startsWith('e2e/'))
  const repair = await plantFault(folder, fault)
  try {
    const inUnits = unit.length > 0 ? await runUnitTests(folder, unit) : { passed: [], failed: [] }
    // Browser tests take long: they run where no unit test has noticed it.
    const inBrowser =
      inUnits.failed.length === 0 && unit.length < tagged.length
        ? await runBrowserTests(
            folder,
            tagged.filter((test) => !unit.includes(test)),
          )
        : { passed: [], failed: [] }
    const failed = [...inUnits.failed, ...inBrowser.failed]
    const count = failed.length + inUnits.passed.length + inBrowser.passed.length
    return { fault, failed, ...(count === 0 && { problem: 'no test ran' }) }
  } catch (error) {
    return { fault, failed: [], problem: String(error) }
  } finally {
    await repair()
  }
}

async function tryAll(): Promise<Finding[]> {
  const waiting = [...chosen]
  const findings: Finding[] = []
  async function work(_: unknown, index: number) {
    const folder = await copyProject(String(index))
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const finding = await tryFault(folder, fault)
      findings.push(finding)
      const { failed, problem } = finding
      const [first = problem ?? 'no test failed'] = failed
      console.log(`${failed.length > 0 ? '✓' : '✗'} ${fault.line} ${fault.file}: ${first}`)
    }
    await rm(folder, { recursive: true, force: true })
  }
  await Promise.all(Array.from({ length: copies }, work))
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
const unnoticed = findings.filter(({ failed }) => failed.length === 0)
if (options.long) {
  console.log(`${findings.length - unnoticed.length} of ${findings.length} faults were noticed`)
}
const failures = unfit.length + unnoticed.length
console.log(
  `${options.long ? findings.length - unnoticed.length : chosen.length - unfit.length} passed, ${failures} failed`,
)
process.exitCode = failures > 0 ? 1 : 0
