import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { findFreePort } from '../../../dev-services/findFreePort'
import { openPostgres } from '../../../dev-services/postgres'
import { send } from '../../../scripts/shop/customerApi'
import { startShopProcess } from '../../../scripts/shop/shopProcess'
import { makeDataDir } from '../../../scripts/shop/temporaryShop'
import { checkData } from '../../../server/src/db/checkData'
import { createDatabase, type Database } from '../../../server/src/db/pool'
import { timed, until } from './waiting'

export type StartOptions = { settings?: NodeJS.ProcessEnv; nodeArgs?: readonly string[] }

const quiet = { info: () => undefined, warn: console.warn, error: console.error }

const secondStartTimeout = 60_000

/** Paths of public pages and their data; the shop has their responses in its cache. */
export const publicPaths = [
  '/',
  '/category/fan',
  '/api/new-arrival',
  '/api/popular-gadget',
] as const

/**
 * A shop on its embedded PostgreSQL, in a folder of its own unless one is given. Its processes can be killed, stopped and started;
 * the address stays.
 */
export async function openFaultyShop(folder?: string, logFile?: string) {
  const dataDir = folder ?? (await makeDataDir())
  const consoleFile = logFile ?? `${dataDir}.log`
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  let shop: Awaited<ReturnType<typeof startShopProcess>> | undefined
  let options: StartOptions = {}

  const isReady = async () => (await send(`${url}/readyz`).catch(() => undefined))?.ok === true

  /** Starts with these options, or those of the last start. Returns the milliseconds until it was ready. */
  const start = (changed: StartOptions = options) =>
    timed(async () => {
      options = changed
      const { settings, nodeArgs = [] } = options
      shop = await startShopProcess(dataDir, {
        port,
        nodeArgs,
        consoleFile,
        settings: { LOG_LEVEL: 'error', ...settings },
      })
      await shop.whenReady()
    })

  async function stop() {
    await shop?.stop()
    shop = undefined
  }

  function findPostmaster(): number {
    const content = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
    return Number(content.split('\n')[0])
  }

  /** Undefined while PostgreSQL does not run. */
  function tryFindPostmaster(): number | undefined {
    try {
      return findPostmaster()
    } catch {
      return undefined
    }
  }

  function findConnections(postmaster: number): number[] {
    // It fails if there are none.
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
      encoding: 'utf8',
    })
    return stdout.split('\n').map(Number).filter(Boolean)
  }

  async function withDatabase<T>(work: (db: Database, url: string) => Promise<T>): Promise<T> {
    const { url } = await openPostgres(dataDir, quiet)
    const { db, close } = createDatabase(url, {
      size: 1,
      queryTimeout: 120_000,
      connectionTimeout: 60_000,
    })
    const isAnswering = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    try {
      await until('PostgreSQL has recovered', isAnswering)
      return await work(db, url)
    } finally {
      await close()
    }
  }

  return {
    url,
    dataDir,
    consoleFile,
    start,
    isReady,
    findPostmaster,
    tryFindPostmaster,
    pid: () => shop?.pid ?? 0,
    kill: async () => shop?.kill(),
    stop,
    /** Starts it if it does not run with these options. */
    async ensureStarted(next: StartOptions = {}) {
      if (shop && isDeepStrictEqual(next, options)) return
      await stop()
      await start(next)
    },

    signalDatabase(signal: NodeJS.Signals) {
      const postmaster = findPostmaster()
      for (const pid of [postmaster, ...findConnections(postmaster)]) process.kill(pid, signal)
    },

    /** Kills PostgreSQL, or one of its processes, which restarts all of them. Returns the milliseconds until the shop is ready again. */
    async killDatabase(which: 'postmaster' | 'connection') {
      const killedAt = performance.now()
      const postmaster = findPostmaster()
      const connections = findConnections(postmaster)
      const pid = which === 'postmaster' ? postmaster : connections.at(-1)
      if (pid) process.kill(pid, 'SIGKILL')
      // Until then the shop is still ready.
      await until('PostgreSQL is started again', () => {
        if (which === 'connection')
          return !findConnections(postmaster).some((each) => connections.includes(each))
        const now = tryFindPostmaster()
        return now !== undefined && now !== postmaster
      })
      await until('the shop is ready again', isReady)
      return performance.now() - killedAt
    },

    withDatabase,

    /** Starts another shop on the same data, on another port, and waits until it ends. */
    async startSecond(meanwhile: () => Promise<void> = async () => undefined) {
      const file = `${dataDir}.second.log`
      const startedAt = performance.now()
      const second = await startShopProcess(dataDir, {
        consoleFile: file,
        isErrorExpected: true,
      })
      await meanwhile()
      const isOver = new AbortController()
      const code = await Promise.race([
        second.whenEnded(),
        sleep(secondStartTimeout, undefined, { signal: isOver.signal }).then(
          async () => {
            await second.kill()
            return undefined
          },
          () => undefined,
        ),
      ])
      const time = performance.now() - startedAt
      isOver.abort()
      const output = await readFile(file, 'utf8')
      await rm(file)
      return { code, time, output }
    },

    /** Rules that the data breaks. */
    findBrokenRules: () =>
      withDatabase(async (_db, databaseUrl) =>
        (await checkData(databaseUrl)).map(
          ({ rule, subjects }) => `${rule}: broken by ${subjects.slice(0, 5).join(', ')}`,
        ),
      ),

    async close() {
      await stop()
      await rm(consoleFile, { force: true })
      if (!folder) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>
