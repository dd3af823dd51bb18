import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '../log'
import { PostgresStartError } from './errors'
import type { Paths } from './paths'
import { bareEnvironment, findProcess, isAlive } from './processes'

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
  // Statements and details contain personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/**
 * Name the process that started the server in its command line, which PostgreSQL keeps in postmaster.opts. It ignores settings with an
 * unknown prefix. A pid alone may belong to another program later.
 */
const OWNER_SETTING = 'jontro.owner_pid'
const OWNER_START_SETTING = 'jontro.owner_start'

const MAX_LOG_SIZE = 10 * 1024 * 1024

export type Postmaster = {
  pid: number
  port: number
  isReady: boolean
  /** The living process that started it; undefined for an orphan. */
  ownerPid: number | undefined
}

const readIfThere = (path: string) => readFile(path, 'utf8').catch(() => '')

const ownerIn = (command: string) =>
  Number(new RegExp(`${OWNER_SETTING}=(\\d+)`).exec(command)?.[1])

/** The server that runs on the data, from PostgreSQL's own postmaster.pid. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const path = join(data, 'postmaster.pid')
  const content = await readIfThere(path)
  const lines = content.split('\n')
  const pid = Number(lines[0])
  const found = pid ? findProcess(pid) : undefined
  if (!found) return undefined
  if (!isPostmaster(found.command, data)) {
    // The pid belongs to another program by now. PostgreSQL would take that for a server and refuse to start.
    if ((await readIfThere(path)) === content) await rm(path, { force: true })
    return undefined
  }
  const owner = ownerIn(found.command)
  // The operating system gives an orphan another parent. Windows does not, but there the parent is gone.
  const isOwned = found.parentPid === owner && isAlive(owner)
  return {
    pid,
    port: Number(lines[3]),
    isReady: lines[7]?.trim() === 'ready',
    ownerPid: isOwned ? owner : undefined,
  }
}

const optionsFile = (data: string) => join(data, 'postmaster.opts')

/** The living process that starts the server again, while no server runs on the data. */
export async function findRestartingOwner(data: string): Promise<number | undefined> {
  const options = await readIfThere(optionsFile(data))
  const owner = ownerIn(options)
  const start = new RegExp(`${OWNER_START_SETTING}=([\\w-]+)`).exec(options)?.[1]
  if (!start || owner === process.pid || findProcess(owner)?.startedAt !== start) return undefined
  return (await findPostmaster(data)) ? undefined : owner
}

/** The owner has stopped the server and does not start it again. */
export const releaseData = (data: string) => rm(optionsFile(data), { force: true })

const isPostmaster = (command: string, data: string) =>
  command.includes('postgres') && command.replaceAll('"', '').includes(`-D ${data} `)

/** Starts a server and waits until it accepts connections. Its session is its own, so Ctrl-C does not reach it. */
export async function launchPostmaster(
  paths: Paths,
  port: number,
  settings: Record<string, string>,
  log: Log,
): Promise<ChildProcess> {
  const all = {
    ...SETTINGS,
    ...settings,
    [OWNER_SETTING]: String(process.pid),
    [OWNER_START_SETTING]: findProcess(process.pid)?.startedAt ?? '',
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logSize = await stat(paths.logFile).then(
    ({ size }) => size,
    () => 0,
  )
  const output = await open(paths.logFile, logSize > MAX_LOG_SIZE ? 'w' : 'a', 0o600)
  const child = spawn(
    join(paths.bin, 'postgres'),
    ['-D', paths.data, '-p', String(port), ...flags],
    {
      ...paths.user,
      cwd: paths.cluster,
      env: bareEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output.fd, output.fd],
    },
  )
  try {
    await once(child, 'spawn')
  } catch (cause) {
    throw new PostgresStartError(`PostgreSQL could not be started: ${String(cause)}`, { cause })
  } finally {
    await output.close()
  }
  child.unref()
  await waitUntilReady(child, paths, log)
  return child
}

async function waitUntilReady(child: ChildProcess, { data, logFile }: Paths, log: Log) {
  let nextNote = performance.now() + 2_000
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = await findPostmaster(data)
    if (postmaster?.isReady && postmaster.pid === child.pid) return
    if (performance.now() > nextNote) {
      nextNote += 5_000
      log.info('PostgreSQL is still starting; it may be recovering from a crash')
    }
    await sleep(10)
  }
  const lastLines = (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-6).join('\n')
  throw new PostgresStartError(
    `PostgreSQL did not start. The last lines of ${logFile}:\n${lastLines}`,
  )
}

/** PostgreSQL's fast and immediate shutdown, then force. No committed row is lost by any of them. */
const STOP_SIGNALS = [
  ['SIGINT', 6_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
] as const

export async function stopPostmaster(pid: number, data: string): Promise<void> {
  const isRunning = () => isPostmaster(findProcess(pid)?.command ?? '', data)
  for (const [signal, timeout] of STOP_SIGNALS) {
    // It may have ended by itself, and another program may have its process ID by now.
    if (!isRunning()) return
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended, or belongs to another user: then the error below says so.
    }
    const end = performance.now() + timeout
    while (performance.now() < end) {
      if (!isRunning()) return
      await sleep(10)
    }
  }
  throw new PostgresStartError(
    `PostgreSQL (process ${pid}) does not stop. Stop it by hand, then start again.`,
  )
}
