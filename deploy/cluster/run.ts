import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a command whose arguments have no spaces. */
export function run(line: string, env: NodeJS.ProcessEnv = {}) {
  const [program = '', ...args] = line.split(' ')
  return execute(program, args, { env: { ...process.env, ...env } })
}
