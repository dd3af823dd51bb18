import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { type Counts, countHonestly } from './counts'
import { countOf, reportFolder, type Step } from './steps'

export type Result = Counts & { step: Step; isOk: boolean; seconds: number; output: string }

const root = resolve(import.meta.dirname, '../..')
const path = [resolve(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const running = new Set<number>()

function endGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Ends whatever is running, with all that it started. */
export function endAll(signal: NodeJS.Signals = 'SIGTERM') {
  for (const pid of running) endGroup(pid, signal)
}

/** Runs one step; its whole output is kept in .cache/verify/. */
export async function runStep(step: Step): Promise<Result> {
  const from = Date.now()
  const [command = '', ...args] = step.command
  const log = createWriteStream(resolve(reportFolder, `${step.name}.log`))
  const child = spawn(command, args, {
    cwd: root,
    // A group of its own, so that a step that hangs goes with its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...step.env, PATH: path },
  })
  const { pid } = child
  if (pid) running.add(pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      log.write(text)
    })
  }
  const limit = setTimeout(() => {
    output += `\nStopped: it took longer than ${step.minutes} minutes.\n`
    if (pid) endGroup(pid, 'SIGKILL')
  }, step.minutes * 60_000)
  const code = await new Promise<number | null>((done) => {
    child.once('error', () => done(null))
    child.once('close', done)
  })
  clearTimeout(limit)
  if (pid) running.delete(pid)
  log.end()
  const isOk = code === 0
  const counts = await countHonestly(countOf(step), { isOk, output })
  return {
    ...counts,
    step,
    isOk: isOk && counts.failed === 0,
    seconds: (Date.now() - from) / 1000,
    output,
  }
}
