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

type Process = { parentPid: number; command: string }

/** Undefined when the process is gone. A zombie has no command line and counts as gone. */
export function findProcess(pid: number): Process | undefined {
  try {
    const [, parentPid, command] = /^\s*(\d+)\s+(\S.*?)\s*$/s.exec(describeProcess(pid)) ?? []
    return command === undefined ? undefined : { parentPid: Number(parentPid), command }
  } catch {
    return undefined
  }
}

/** "<parent pid> <command line>". */
function describeProcess(pid: number): string {
  if (process.platform === 'linux') {
    // The state and the parent follow the program's name, which may contain spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parentPid = stat.slice(stat.lastIndexOf(')')).split(' ')[2]
    return `${parentPid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`
  }
  const query = `Get-CimInstance Win32_Process -Filter ProcessId=${pid} | ForEach-Object { "$($_.ParentProcessId) $($_.CommandLine)" }`
  const [program, ...args] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', query]
      : ['ps', '-ww', '-p', String(pid), '-o', 'ppid=,command=']
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

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
