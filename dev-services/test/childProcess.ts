import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const tsx = pathToFileURL(createRequire(join(process.cwd(), 'package.json')).resolve('tsx')).href

export type Child = {
  process: ChildProcess
  /** Each line it printed, parsed. */
  output: Record<string, unknown>[]
  /** The first line that has the property. */
  waitFor(property: string): Promise<Record<string, unknown>>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Runs a TypeScript file as a process of its own that talks in lines of JSON. */
export function runChild(file: string, args: string[], cwd = process.cwd()): Child {
  const child = spawn(process.execPath, ['--import', tsx, file, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Record<string, unknown>[] = []
  let errors = ''
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => output.push(parseLine(line)))
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const closed = once(child, 'close')

  return {
    process: child,
    output,
    async waitFor(property) {
      for (;;) {
        const found = output.find((line) => property in line)
        if (found) return found
        const ended = await Promise.race([once(lines, 'line'), closed.then(() => 'ended')])
        if (ended === 'ended' && !output.some((line) => property in line)) {
          throw new Error(
            `${file} ended without "${property}": ${JSON.stringify(output)} ${errors}`,
          )
        }
      }
    },
    async kill(signal) {
      child.kill(signal)
      await closed
    },
  }
}

function parseLine(line: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(line)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}
