/**
 * `npm run test:spec-faults`: breaks each line of the specification in the code, and checks that a test that names the line fails
 * then. Without a flag it only checks that there is a fault for each line, and that each still fits the code.
 *
 *   --long           plants each fault in a copy of the project and runs the tests; those that fail by waiting must pass without it
 *   --only 5.3,8.1   these lines
 *   --copies 3       as many faults at a time; 2 without it
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { readSpecification } from '../../scripts/spec/readSpecification'
import { applyPatch, type Patch, readPatches } from '../plant/patches'
import { type Run, runBrowserTests, runUnitTests, type TestCase } from './spec-faults/runTests'

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
const faults = readPatches(join(import.meta.dirname, 'spec-faults/faults.diff'))
const chosen = faults.filter(({ name }) => only?.includes(name) ?? true)
/** In milliseconds: the shortest of the timeouts with which tests wait. */
const shortestWait = 3_000

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function copyProject(name: string): Promise<string> {
  const folder = join(root, '.cache/spec-faults', name)
  await rm(folder, { recursive: true, force: true })
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 })
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file))
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** The first of these tests that fails with the fault, and not through load. */
async function findFailing(folder: string, fault: Patch, run: Run, cases: readonly TestCase[]) {
  if (cases.length === 0) return undefined
  const path = join(folder, fault.file)
  const text = await readFile(path, 'utf8')
  await writeFile(path, applyPatch(text, fault))
  const planted = run(folder, cases)
  await planted.catch(() => undefined)
  await writeFile(path, text)
  const { passed, failed } = await planted
  if (passed.length + failed.length === 0) throw new Error('no test ran')
  // Load, too, makes tests fail that wait: those count that pass without the fault right after.
  const atOnce = failed.find(({ time }) => time < shortestWait)
  if (atOnce || failed.length === 0) return atOnce
  const control = await run(folder, failed)
  return failed.find(({ file, title }) =>
    control.passed.some((test) => test.file === file && test.title === title),
  )
}

async function findNoticing(folder: string, fault: Patch): Promise<string | undefined> {
  const tagged = tests.filter(({ numbers }) => numbers.includes(fault.name))
  const isBrowserTest = ({ file }: TestCase) => file.startsWith('e2e/')
  const unit = tagged.filter((test) => !isBrowserTest(test))
  // Browser tests take long: they run if no unit test has noticed it.
  const test =
    (await findFailing(folder, fault, runUnitTests, unit)) ??
    (await findFailing(folder, fault, runBrowserTests, tagged.filter(isBrowserTest)))
  return test?.title
}

/** Returns how many faults no test has noticed. */
async function tryAll(): Promise<number> {
  const waiting = [...chosen]
  let unnoticed = 0
  async function work(_: unknown, index: number) {
    const folder = await copyProject(String(index))
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      let [isNoticed, result] = [false, 'no test failed']
      try {
        const title = await findNoticing(folder, fault)
        if (title !== undefined) [isNoticed, result] = [true, title]
      } catch (error) {
        result = toMessage(error)
      }
      if (!isNoticed) unnoticed++
      console.log(`${isNoticed ? '✓' : '✗'} ${fault.name} ${fault.file}: ${result}`)
    }
    await rm(folder, { recursive: true, force: true })
  }
  await Promise.all(Array.from({ length: Number(options.copies) }, work))
  console.log(`${chosen.length - unnoticed} of ${chosen.length} faults were noticed`)
  return unnoticed
}

function findUnfit(): string[] {
  const problems = chosen.flatMap((fault) => {
    try {
      applyPatch(readFileSync(join(root, fault.file), 'utf8'), fault)
      return []
    } catch (error) {
      return [toMessage(error)]
    }
  })
  const broken = new Set(faults.map(({ name }) => name))
  const missing = [...lines.keys()].filter((line) => !broken.has(line))
  const unknown = [...broken].filter((line) => !lines.has(line))
  return [
    ...problems,
    ...(only ? [] : missing.map((line) => `There is no fault for line ${line}`)),
    ...unknown.map((line) => `There is no line ${line} in the specification`),
  ]
}

const unfit = findUnfit()
for (const problem of unfit) console.log(`✗ ${problem}`)
const unnoticed = options.long ? await tryAll() : 0
const failures = unfit.length + unnoticed
console.log(
  `${chosen.length - (options.long ? unnoticed : unfit.length)} passed, ${failures} failed`,
)
process.exitCode = failures > 0 ? 1 : 0
