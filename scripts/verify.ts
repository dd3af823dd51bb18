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
import {
  type Counts,
  logs,
  longSteps,
  quickSteps,
  reliabilitySteps,
  root,
  type Step,
} from './gateSteps'

type Result = Counts & { step: Step; isOk: boolean; output: string }

/** Time limits end what hangs. They judge no speed: a busy machine takes three times as long as a quiet one. */
const minutesInAll = 75
const shownLines = 150
/** How the tools and the proofs begin what they found. */
const failureLine = /^\s*(?:✗|✘|●|MISSED|- |not ok|\d+\) |\w*Error\b)/

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
    await showFailedPages(output)
  }
  return { ...counts, step, isOk, failed, output }
}

/** What was on the pages of failed browser tests, which Playwright has written to files. */
async function showFailedPages(output: string) {
  const files = [...output.matchAll(/Error Context: (.+\.md)$/gm)].flatMap(([, file]) => file ?? [])
  for (const file of new Set(files.slice(0, 3))) {
    const text = await readFile(file, 'utf8').catch(() => 'It has not been written.')
    console.log(`    ${file}:\n${text.slice(0, 6000).replaceAll(/^/gm, '      ')}`)
  }
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
const broken = results.filter(({ isOk }) => !isOk)
console.log(`\n${results.length} steps in ${formatTime(Date.now() - startedAt)}`)
if (broken.length > 0) {
  console.log(`Failed: ${broken.map(({ step }) => step.name).join(', ')}`)
  // Once more, as a report may be cut to its end.
  for (const { step, output } of broken) {
    const lines = output.split('\n').filter((line) => line.trim() !== '')
    const found = lines.filter((line) => failureLine.test(line)).slice(0, 10)
    for (const line of new Set([...found, ...lines.slice(-5)]))
      console.log(`  ${step.name} ${line.trim().slice(0, 300)}`)
  }
  process.exitCode = 1
}
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
)
