/**
 * The whole gate, `npm test` (or `npm run verify`):
 *
 *   --only lint,unit    these steps and no others
 *   --from build        from this step on
 */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { delimiter, resolve } from 'node:path'

type Counts = { passed: number; failed: number; skipped: number }
type Step = {
  name: string
  says: string
  command: string
  minutes: number
  /** Reads from the output how many tests passed and failed; a step without it counts as one. */
  count?: (output: string) => Counts | Promise<Counts>
  /** Not every copy of the project has what it needs. */
  canBeSkipped?: boolean
}
type Result = Counts & { step: Step; isOk: boolean }

const root = resolve(import.meta.dirname, '..')
const logs = resolve(root, '.cache/verify')
/** Time limits end what hangs. They judge no speed: a busy machine takes three times as long as a quiet one. */
const minutesInAll = 75
const shownLines = 150

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
const quickSteps: readonly Step[] = [
  {
    name: 'build',
    says: 'the shop is built',
    command: 'npm run --silent build',
    minutes: 12,
  },
  {
    name: 'chromium',
    says: 'a Chromium is there',
    command: 'tsx scripts/chromium.ts',
    minutes: 16,
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
    says: 'generated code is what the contract makes',
    command: 'tsx contract/generate.ts --check',
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
const longSteps: readonly Step[] = [
  {
    name: 'unit',
    says: 'unit and server tests',
    command: `jest --ci --maxWorkers=2 --json --outputFile="${resolve(logs, 'jest.json')}"`,
    minutes: 30,
    count: countJest,
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

/**
 * The short versions of the tests in `reliability`. They run two at a time: with three, a shop under test waited so long for a core or
 * the disk that it refused requests. The upgrade, which no request may notice, comes when `faults`, which stops databases, has mostly ended.
 */
const reliabilitySteps: readonly Step[] = [
  {
    name: 'train',
    says: 'a lost connection ends in one order or none',
    command: 'tsx reliability/train.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'faults',
    says: 'nothing acknowledged is lost, whatever breaks',
    command: 'tsx reliability/faults.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'attacks',
    says: 'hostile requests get their answer and change nothing',
    command: 'tsx reliability/attacks.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'interleavings',
    says: 'two operations at once are as one after the other',
    command: 'tsx reliability/interleavings.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'upgrade',
    says: 'no request fails while the shop is upgraded',
    command: 'tsx reliability/upgrade.ts',
    minutes: 15,
    count: countPlainLine,
    canBeSkipped: true,
  },
  {
    name: 'fuzz',
    says: 'no request breaks the contract',
    command: 'tsx reliability/fuzz.ts',
    minutes: 15,
    count: countPlainLine,
  },
  {
    name: 'live',
    says: 'open tabs show in the end what a fresh page shows',
    command: 'tsx reliability/live.ts',
    minutes: 9,
    count: countPlainLine,
  },
  {
    name: 'backup',
    says: 'a backup of a shop in use can be restored',
    command: 'tsx reliability/backup.ts',
    minutes: 9,
    count: countPlainLine,
  },
  {
    name: 'spec-faults',
    says: 'there is a fault for each line of the specification',
    command: 'tsx reliability/specFaults.ts',
    minutes: 3,
    count: countPlainLine,
  },
]

const running = new Set<number>()

/** Each step leads a process group, so that all that it started ends with it. */
function end(group: number) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const formatTime = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${seconds % 60} s`
}

async function run(step: Step): Promise<Result> {
  const startedAt = Date.now()
  console.log(`… ${step.name}`)
  const child = spawn(step.command, {
    cwd: root,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      PATH: [resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  })
  const group = child.pid ?? 0
  running.add(group)
  const log = createWriteStream(resolve(logs, `${step.name}.log`))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      log.write(text)
    })
  }
  const limit = setTimeout(() => {
    output += `\nStopped: it took longer than ${step.minutes} minutes.\n`
    end(group)
  }, step.minutes * 60_000)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  clearTimeout(limit)
  running.delete(group)
  log.end()

  const one = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const counts = step.count
    ? await Promise.resolve(step.count(output)).catch(() => ({ ...one, passed: 0, failed: 1 }))
    : one
  const isSkipped = Boolean(step.canBeSkipped) && counts.skipped > 0
  // A step that failed, or that ran no test at all, has at least one failure.
  const isOk = code === 0 && counts.failed === 0 && (counts.passed > 0 || isSkipped)
  const failed = isOk ? 0 : Math.max(1, counts.failed)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const tests = step.count ? `; ${counts.passed} tests passed, ${failed} failed${skipped}` : ''
  const time = formatTime(Date.now() - startedAt)
  console.log(`${isOk ? '✓' : '✗'} ${step.name}: ${step.says} (${time}${tests})`)
  if (!isOk) {
    const lines = output.trimEnd().split('\n')
    for (const line of lines.slice(-shownLines)) console.log(`    ${line}`)
    if (lines.length > shownLines)
      console.log(`    (the rest is in .cache/verify/${step.name}.log)`)
  }
  return { ...counts, step, isOk, failed }
}

async function runAll(steps: readonly Step[], atOnce: number): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** The names of the steps that `--only` or `--from` choose, or of all. */
function chooseSteps(args: readonly string[]): readonly string[] {
  const names = [...quickSteps, ...reliabilitySteps, ...longSteps].map(({ name }) => name)
  const [option, value = ''] = args
  if (option === undefined) return names
  const chosen = value.split(',')
  const unknown = chosen.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no step '${unknown.join("', '")}'. Steps: ${names.join(', ')}`)
  }
  if (option === '--only') return chosen
  if (option === '--from') return names.slice(names.indexOf(value))
  throw new Error(`There is no option ${option}; there are --only and --from.`)
}

const chosen = chooseSteps(process.argv.slice(2))
const startedAt = Date.now()
await mkdir(logs, { recursive: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const group of running) end(group)
    process.exit(130)
  })
}
setTimeout(() => {
  console.log(`Stopped: the whole took longer than ${minutesInAll} minutes.`)
  for (const group of running) end(group)
}, minutesInAll * 60_000).unref()

const isChosen = ({ name }: Step) => chosen.includes(name)
const results = [
  ...(await runAll(quickSteps.filter(isChosen), 2)),
  ...(await runAll(reliabilitySteps.filter(isChosen), 2)),
  ...(await runAll(longSteps.filter(isChosen), 1)),
]
const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
const broken = results.filter(({ isOk }) => !isOk).map(({ step }) => step.name)
console.log(`\n${results.length} steps in ${formatTime(Date.now() - startedAt)}`)
if (broken.length > 0) {
  console.log(`Failed: ${broken.join(', ')}`)
  process.exitCode = 1
}
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
)
