import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { errorCode } from '../errorCode'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

type Process = {
  parentPid: number
  command: string
  /** Text that differs from that of an earlier process with the same pid. */
  startedAt: string
}

/** Undefined when the process is gone. A zombie has no command line and counts as gone. */
export function findProcess(pid: number): Process | undefined {
  try {
    const [, parentPid, time = '', command] =
      /^\s*(\d+)\s+\[(.*?)\]\s+(\S.*?)\s*$/s.exec(describeProcess(pid)) ?? []
    if (command === undefined) return undefined
    return { parentPid: Number(parentPid), command, startedAt: time.replace(/\W+/g, '-') }
  } catch {
    return undefined
  }
}

/** "<parent pid> [<time of the start>] <command line>". */
function describeProcess(pid: number): string {
  if (process.platform === 'linux') {
    // The state and the parent follow the program's name, which may contain spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ')
    return `${fields[2]} [${fields[20]}] ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`
  }
  const query = `Get-CimInstance Win32_Process -Filter ProcessId=${pid} | ForEach-Object { "$($_.ParentProcessId) [$($_.CreationDate.Ticks)] $($_.CommandLine)" }`
  if (process.platform === 'win32') return run('powershell', '-NoProfile', '-Command', query)
  return run('ps', '-ww', '-p', String(pid), '-o', 'ppid=,lstart=,command=').replace(
    /^\s*(\d+)((?:\s+\S+){5})/,
    '$1 [$2]',
  )
}

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, LC_ALL: 'C' },
  })

/** Removes "<prefix><pid>…" of processes that were killed before they could do it. */
export async function removeLeftovers(
  folder: string,
  prefix: string,
  remove = (path: string) => rm(path, { recursive: true, force: true }),
): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    if (pid && !isAlive(pid)) await remove(join(folder, name)).catch(() => undefined)
  }
}

/** The environment of PostgreSQL's programs: none of the shop's secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, LC_ALL: 'C.UTF-8' }
}
