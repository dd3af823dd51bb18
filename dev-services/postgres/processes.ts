import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { errorCode } from '../errorCode'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/**
 * Tells a process from a later one that was given the same pid. Undefined when the process is gone
 * or the platform has no way to tell.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = readProc(`/proc/${pid}/stat`)
    // The command name may hold spaces and brackets; the start time is the 20th field after it.
    const startTime = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    const boot = readProc('/proc/sys/kernel/random/boot_id')?.trim()
    return startTime && boot ? `${boot}/${pid}/${startTime}` : undefined
  }
  const startTime = ps(pid, 'lstart=')
  return startTime ? `${pid}/${startTime}` : undefined
}

/** A zombie has no command line, so it counts as gone. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') {
    return readProc(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined
  }
  return ps(pid, 'command=')
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function ps(pid: number, field: string): string | undefined {
  try {
    const args = ['-ww', '-p', String(pid), '-o', field]
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('ps', args, { encoding: 'utf8', stdio }).trim() || undefined
  } catch {
    return undefined
  }
}

/** What PostgreSQL's programs get of our environment: none of the shop's secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, LC_ALL: 'C.UTF-8' }
}
