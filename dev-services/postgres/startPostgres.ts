import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { errorCode } from '../errorCode'
import { findFreePort } from '../findFreePort'
import type { Log } from '../log'
import { createCluster, NAME } from './createCluster'
import { DataInUseError, lockData } from './lockData'
import {
  bareEnvironment,
  chosenVersion,
  ensureFolder,
  findHome,
  findPrograms,
  PostgresStartError,
  type PostgresVersion,
  type SystemUser,
} from './programs'

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Statements and details contain personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}
const MAX_LOG_SIZE = 10 * 1024 * 1024
const MAX_STARTS = 6
const MAX_TRIES = 5
/** What PostgreSQL answers while it starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03'

/** PostgreSQL's fast and immediate shutdown, then force. No committed row is lost by any of them. */
const STOP_SIGNALS = [
  ['SIGINT', 6_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
] as const

type Options = {
  dataDir: string
  log: Log
  settings?: Record<string, string>
  version?: PostgresVersion
}

export type RunningPostgres = {
  url: string
  /** The folder that contains the data: `dataDir`, or another one that the user of PostgreSQL can enter. */
  dataDir: string
  stop(): Promise<void>
}

export async function startPostgres(options: Options): Promise<RunningPostgres> {
  const { dataDir, log, settings = {}, version = chosenVersion(process.env) } = options
  const root = await ensureFolder(dataDir)
  const release = await lockData(root)
  try {
    const { home, user } = await findHome(root)
    const bin = await findPrograms(version, user)
    const cluster = join(home, 'postgres')
    if (user) log.info(`PostgreSQL runs as user ${user.uid}; its data is in ${cluster}`)
    if (!existsSync(cluster)) await createCluster(home, bin, user)
    const logFile = join(root, 'postgres.log')
    const server = await runServer({ cluster, bin, user, settings, logFile, log })
    return { url: server.url, dataDir: home, stop: () => server.stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

type Server = Required<Pick<Options, 'settings' | 'log'>> & {
  cluster: string
  bin: string
  user: SystemUser
  logFile: string
}

/**
 * Keeps a connection to the server of the data, and opens it again whenever it breaks; if nothing answers, it starts the server. A server
 * that a killed shop left behind answers, so it is used further.
 */
async function runServer({ cluster, bin, user, settings, logFile, log }: Server) {
  const password = await readPassword(cluster)
  let { pid, port = await findFreePort() } = await readPidFile(cluster)
  let child: ChildProcess | undefined
  let hasRun = false
  let isStopping = false

  async function connect() {
    for (let tries = 1, starts = 0; ; tries++) {
      try {
        return await openConnection(urlOf(password, port, 'postgres'))
      } catch (error) {
        const code = errorCode(error)
        const isStarted = child?.exitCode === null && child.signalCode === null
        // Something else may have the port of a server that was killed.
        const isOther = !hasRun && tries > MAX_TRIES && code !== CANNOT_CONNECT_NOW
        if (!isStarted && (code === 'ECONNREFUSED' || !sendSignal(pid, 0) || isOther)) {
          if (isStopping || (!hasRun && starts === MAX_STARTS)) {
            const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-6)
            throw new PostgresStartError(
              `PostgreSQL did not start. The last lines of ${logFile}:\n${lines.join('\n')}`,
            )
          }
          // Processes of a killed server may still be ending.
          if (starts > 0) await sleep(50 * 2 ** Math.min(starts, 5))
          if (!hasRun) port = await findFreePort()
          else if (starts % 10 === 0) log.error('PostgreSQL ended unexpectedly; starting it again')
          child = await start().catch((cause: unknown) => {
            if (!hasRun) throw cause
            log.error(`PostgreSQL could not be started: ${String(cause)}`)
            return undefined
          })
          starts++
          tries = 1
        }
      }
      if (tries % 20 === 0) log.info('PostgreSQL is still starting; it may be recovering')
      await sleep(Math.min(20 * tries, 500))
    }
  }

  async function start() {
    // PostgreSQL would take a program that has got the pid of a killed server for that server, and refuse to start.
    if (sendSignal(pid, 0)) await rm(pidFile(cluster), { force: true })
    const isLogFull = existsSync(logFile) && statSync(logFile).size > MAX_LOG_SIZE
    const output = await open(logFile, isLogFull ? 'w' : 'a', 0o600)
    const flags = Object.entries({ ...SETTINGS, ...settings }).map((each) => `--${each.join('=')}`)
    const data = join(cluster, 'data')
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...user,
      cwd: cluster,
      env: bareEnvironment(),
      // In a session of its own, so that Ctrl-C does not reach it.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output.fd, output.fd],
    })
    try {
      await once(started, 'spawn')
    } finally {
      await output.close()
    }
    pid = started.pid
    if (isStopping) started.kill('SIGQUIT')
    return started
  }

  async function keepConnected() {
    for (;;) {
      await connection.ended
      if (isStopping) return
      connection = await connect()
    }
  }

  async function stop() {
    isStopping = true
    for (const [signal, timeout] of STOP_SIGNALS) {
      const end = performance.now() + timeout
      sendSignal(pid, signal)
      while (sendSignal(pid, 0) && performance.now() < end) await sleep(10)
    }
    if (!sendSignal(pid, 0)) await ended
  }

  let connection = await connect()
  hasRun = true
  // It rejects if a start fails while the shop is stopping.
  const ended = keepConnected().catch(() => undefined)

  await ensureDatabase(connection.client).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: urlOf(password, port), stop }
}

async function openConnection(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  const ended = new Promise((done) => client.once('end', done))
  await client.connect()
  return { client, ended }
}

async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME])
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`)
}

async function readPassword(cluster: string): Promise<string> {
  try {
    return (await readFile(join(cluster, 'password'), 'utf8')).trim()
  } catch (cause) {
    throw new PostgresStartError(
      `${String(cause)}. If the shop was started as root before, start it as root again, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}

const urlOf = (password: string, port: number, database = NAME) =>
  `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`

const pidFile = (cluster: string) => join(cluster, 'data/postmaster.pid')

/** Without a port if it was copied here with the data of another server. */
async function readPidFile(cluster: string): Promise<{ pid?: number; port?: number }> {
  const [pid, data, , port] = (await readFile(pidFile(cluster), 'utf8').catch(() => '')).split('\n')
  const isOwn = data === join(cluster, 'data') && Number(port) > 0
  return { ...(Number(pid) > 0 && { pid: Number(pid) }), ...(isOwn && { port: Number(port) }) }
}

/** With 0 it only asks whether the process is alive. */
function sendSignal(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(pid, signal)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** The database of a shop that is running, or else one that is started on its data. */
export async function openPostgres(dataDir: string, log: Log): Promise<RunningPostgres> {
  const { home } = await findHome(await ensureFolder(dataDir))
  const cluster = join(home, 'postgres')
  if (!existsSync(cluster)) throw new PostgresStartError(`There is no database in ${dataDir}.`)
  try {
    return await startPostgres({ dataDir, log })
  } catch (error) {
    const { port } = await readPidFile(cluster)
    if (!(error instanceof DataInUseError && port)) throw error
    return {
      url: urlOf(await readPassword(cluster), port),
      dataDir: home,
      stop: async () => undefined,
    }
  }
}
