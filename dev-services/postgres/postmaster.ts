import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '../log'
import { PostgresStartError } from './errors'
import type { Place } from './place'
import { bareEnvironment, commandLine, isAlive } from './processes'

/** What PostgreSQL's own postmaster.pid says of the running server. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Statements and details carry personal data, which belongs in no log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

const LOG_LIMIT = 10 * 1024 * 1024

/** The server that runs on the cluster's data, whoever started it. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const path = join(data, 'postmaster.pid')
  const content = await readFile(path, 'utf8').catch(() => undefined)
  const [pidLine, , , portLine, , , , status] = content?.split('\n') ?? []
  const pid = Number(pidLine)
  if (!pid || !isAlive(pid)) return undefined
  if (isPostmasterOf(pid, data)) {
    return { pid, port: Number(portLine), isReady: status?.trim() === 'ready' }
  }
  // The pid is another program's by now. PostgreSQL would take that for a server and refuse to start.
  if ((await readFile(path, 'utf8').catch(() => undefined)) === content)
    await rm(path, { force: true })
  return undefined
}

function isPostmasterOf(pid: number, data: string): boolean {
  if (process.platform === 'win32') return isAlive(pid)
  const command = commandLine(pid)
  return command?.includes('postgres') === true && command.includes(`-D ${data} `)
}

/** Starts a server and waits until it answers. It lives in its own session: Ctrl-C and our death don't reach it. */
export async function launchPostmaster(
  place: Place,
  port: number,
  settings: Record<string, string>,
  log: Log,
): Promise<ChildProcess> {
  const output = await openLog(place.logFile)
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ])
  const args = ['-D', place.data, '-p', String(port), ...flags]
  const child = spawn(join(place.bin, 'postgres'), args, {
    ...place.user,
    cwd: place.cluster,
    env: bareEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  try {
    await once(child, 'spawn')
  } catch (cause) {
    throw new PostgresStartError(`PostgreSQL could not be started: ${String(cause)}`, { cause })
  } finally {
    await output.close()
  }
  child.unref()
  await untilReady(child, place, log)
  return child
}

async function untilReady(child: ChildProcess, place: Place, log: Log): Promise<void> {
  const begun = Date.now()
  let nextNote = begun + 2_000
  while (!hasExited(child)) {
    const postmaster = await findPostmaster(place.data)
    if (postmaster?.isReady && postmaster.pid === child.pid) return
    if (Date.now() > nextNote) {
      nextNote += 5_000
      log.info('PostgreSQL is still starting (it may be recovering from a kill)')
    }
    await sleep(10)
  }
  const tail = (await readFile(place.logFile, 'utf8')).trimEnd().split('\n').slice(-6).join('\n')
  throw new PostgresStartError(`PostgreSQL did not start. The end of ${place.logFile}:\n${tail}`)
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Ends a server: politely, then without a checkpoint, then by force. No committed row is lost either way. */
export async function stopPostmaster(pid: number, data: string): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 6_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 2_000],
  ]
  for (const [signal, patience] of steps) {
    if (await isGone(pid, data, 0)) return
    sendSignal(pid, signal)
    if (await isGone(pid, data, patience)) return
  }
  throw new PostgresStartError(
    `PostgreSQL (process ${pid}) does not end. Stop it by hand, then start again.`,
  )
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself meanwhile, or it is not ours to end: the wait that follows tells which.
  }
}

async function isGone(pid: number, data: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience
  while (isAlive(pid) && isPostmasterOf(pid, data)) {
    if (Date.now() >= end) return false
    await sleep(10)
  }
  return true
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT) await rename(path, `${path}.1`)
  return open(path, 'a', 0o600)
}
