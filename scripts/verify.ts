/**
 * The whole gate, `npm run verify` (or `npm test`):
 *
 *   --only lint,types   these steps and no others
 *   --from build        from this step on
 *   --serial            one step at a time
 */
import { mkdir } from 'node:fs/promises'
import { endAll, type Result } from './verify/runStep'
import { runAll } from './verify/schedule'
import { chooseSteps, reportFolder } from './verify/steps'

const args = process.argv.slice(2)
const cores = args.includes('--serial') ? 1 : 2
const shownLines = 150
const minutesInAll = 40

const time = (seconds: number) =>
  seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} m ${Math.round(seconds % 60)} s`

function report({ step, isOk, passed, failed, skipped, seconds, output }: Result) {
  const tests = step.count ? `; ${passed} tests passed, ${failed} failed, ${skipped} skipped` : ''
  console.log(`${isOk ? '✓' : '✗'} ${step.name}: ${step.says} (${time(seconds)}${tests})`)
  if (isOk) return
  const lines = output.trimEnd().split('\n')
  for (const line of lines.slice(-shownLines)) console.log(`    ${line}`)
  if (lines.length > shownLines) {
    console.log(`    (all ${lines.length} lines are in .cache/verify/${step.name}.log)`)
  }
}

async function verify(): Promise<boolean> {
  const from = Date.now()
  const steps = chooseSteps(args)
  await mkdir(reportFolder, { recursive: true })
  const limit = setTimeout(() => {
    console.log(`Stopped: the whole took longer than ${minutesInAll} minutes.`)
    endAll('SIGKILL')
  }, minutesInAll * 60_000)
  const results = await runAll(steps, {
    cores,
    onStart: ({ name }) => console.log(`… ${name}`),
    onEnd: report,
  })
  clearTimeout(limit)
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0)
  const broken = results.filter(({ isOk }) => !isOk).map(({ step }) => step.name)
  const skipped = sum('skipped')
  console.log(`\n${results.length} steps in ${time((Date.now() - from) / 1000)}`)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return broken.length === 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAll()
    process.exit(130)
  })
}

try {
  if (!(await verify())) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
