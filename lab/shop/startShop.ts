import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { findFreePort } from '../../dev-services/findFreePort'
import {
  openPostgres,
  type PostgresVersion,
  startPostgres,
  startThrowawayPostgres,
} from '../../dev-services/postgres'
import { checkData } from '../../server/src/db/checkData'
import { migrate } from '../../server/src/db/migrate'
import { createDatabase, type Database } from '../../server/src/db/pool'
import { shop as config } from '../../shop/shop.config'
import { fillIfAged, isAged } from '../conditions'
import { logIn } from '../people/customerApi'
import { succeeds, timed, until } from '../time'
import { embeddedPostgres } from './embeddedPostgres'
import { startLoadBalancer } from './proxy'
import { type SpawnedShop, type SpawnOptions, spawnShop } from './spawnShop'

export const quiet = { info: () => undefined, warn: console.warn, error: console.error }
export const migrations = resolve(import.meta.dirname, '../../server/src/db/migrations')

export type ShopOptions = {
  /** That are started at once; with none, `addProcess` starts them. */
  processes?: number
  /**
   * `embedded`: the shop's own, in its folder. `durable`: one beside the shop that writes commits to the disk, as in production. A version: one that
   * does not, and is gone in the end. Or the address of one that is there.
   */
  database?: 'embedded' | 'durable' | PostgresVersion | { url: string }
  /** `balanced`: a load balancer stands before the processes. */
  network?: 'direct' | 'balanced'
  /** The checkout that runs; this one if not set. */
  version?: string
  /** `usual`: the demo, or a shop of two years if that is chosen. `none`: what is there. Or a function that fills the migrated database. */
  data?: 'usual' | 'none' | ((db: Database) => Promise<unknown>)
  /** Of the processes: an identity project instead of the emulator, a gateway instead of the sandbox, and all others. */
  settings?: NodeJS.ProcessEnv
  nodeArgs?: readonly string[]
  /** A new one, removed in the end, if not set. */
  folder?: string | undefined
}

/** What can be changed by a restart. */
export type StartOptions = Pick<SpawnOptions, 'settings' | 'nodeArgs'>

/** An identity project, so that nothing of the stand-ins runs. Nobody can sign in there: `openSession` in `people` opens sessions. */
export const identityProject = (name: string) => ({
  FIREBASE_PROJECT_ID: name,
  FIREBASE_API_KEY: name,
  FIREBASE_AUTH_DOMAIN: `${name}.example`,
})

/** A folder that PostgreSQL can enter: if this runs as root, PostgreSQL runs as another user. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jontro-'))
  await chmod(dataDir, 0o755)
  return dataDir
}

type OpenDatabase = { url: string; folder?: string; stop(): Promise<void> }

async function openDatabase(
  database: NonNullable<ShopOptions['database']>,
  folder: string,
): Promise<OpenDatabase | undefined> {
  if (database === 'embedded') return undefined
  if (typeof database === 'number') return startThrowawayPostgres(database)
  if (typeof database === 'object') return { ...database, stop: async () => undefined }
  const { url, dataDir, stop } = await startPostgres({ dataDir: folder, log: quiet })
  return { url, folder: dataDir, stop }
}

export async function withConnection<T>(
  url: string,
  work: (db: Database, url: string) => Promise<T>,
  { size = 1, queryTimeout = 120_000 } = {},
): Promise<T> {
  const { db, close } = createDatabase(url, { size, queryTimeout, connectionTimeout: 60_000 })
  try {
    return await work(db, url)
  } finally {
    await close()
  }
}

/**
 * Starts a shop, from outside as all its users meet it: processes of `npm start`, a database, and a network between. The address of the first
 * process stays while it is killed, stopped and started again.
 */
export async function startShop({
  processes: count = 1,
  database = 'embedded',
  network = 'direct',
  version,
  data = 'usual',
  settings,
  nodeArgs,
  folder: givenFolder,
}: ShopOptions = {}) {
  const folder = givenFolder ?? (await makeDataDir())
  const port = await findFreePort()
  const processes: SpawnedShop[] = []
  const postgres = await openDatabase(database, folder)
  const balancer = network === 'balanced' ? await startLoadBalancer() : undefined
  const url = balancer?.url ?? `http://localhost:${port}`
  const embedded = embeddedPostgres(folder)
  let main: SpawnedShop | undefined
  let options: StartOptions = {}

  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true

  async function addProcess({ settings: changed, ...rest }: SpawnOptions = {}) {
    const added = await spawnShop(folder, {
      version,
      nodeArgs,
      ...rest,
      settings: {
        ...(postgres && { DATABASE_URL: postgres.url }),
        ...(balancer && { PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1,::1' }),
        ...settings,
        ...changed,
      },
    })
    processes.push(added)
    await added.whenReady()
    return added
  }

  /** Starts the first process with these options, or those of its last start. Returns the milliseconds until it was ready. */
  const start = (changed: StartOptions = options) =>
    timed(async () => {
      options = changed
      main = undefined
      main = await addProcess({ ...options, port })
    })

  async function stop() {
    await main?.stop()
    main = undefined
  }

  async function withDatabase<T>(work: (db: Database, url: string) => Promise<T>): Promise<T> {
    const { url: databaseUrl } = postgres ?? (await openPostgres(folder, quiet))
    return withConnection(databaseUrl, async (db) => {
      await until('PostgreSQL has recovered', () => succeeds(sql`select 1`.execute(db)))
      return work(db, databaseUrl)
    })
  }

  async function stopProcesses() {
    for (const each of processes.splice(0)) await each.stop()
  }

  async function close() {
    await stopProcesses()
    await balancer?.close()
    await postgres?.stop()
    const folders = [
      ...(postgres?.folder ? [postgres.folder] : []),
      ...(givenFolder ? [] : [folder]),
    ]
    for (const each of folders) await rm(each, { recursive: true, force: true })
  }

  try {
    const fill = data === 'usual' && isAged() ? fillIfAged : data
    if (typeof fill === 'function') {
      const target = postgres ?? (await startPostgres({ dataDir: folder, log: quiet }))
      await migrate(target.url, migrations)
      await withConnection(target.url, (db) => fill(db), { size: 4, queryTimeout: 600_000 })
      if (!postgres) await target.stop()
    }
    if (count > 0) await start()
    for (let index = 1; index < count; index++) await addProcess()
    await balancer?.sendTo(...processes.map((each) => each.url))
  } catch (error) {
    await close()
    throw error
  }

  return {
    url,
    folder,
    /** Undefined while it is in the folder. */
    databaseUrl: postgres?.url,
    databaseFolder: postgres?.folder,
    /** The processes of the embedded PostgreSQL. */
    postgres: embedded,
    addProcess,
    stopProcesses,
    /** Sends the requests that come to the load balancer to these processes only. */
    sendTo: async (...chosen: readonly SpawnedShop[]) =>
      balancer?.sendTo(...chosen.map((each) => each.url)),
    start,
    stop,
    isReady,
    pid: () => main?.pid ?? 0,
    kill: async () => main?.kill(),
    /** Starts it if it does not run with these options. */
    async ensureStarted(next: StartOptions = {}) {
      if (main && isDeepStrictEqual(next, options)) return
      await stop()
      await start(next)
    },
    withDatabase,
    /** Kills PostgreSQL. Returns the milliseconds until the shop is ready again. */
    killDatabase: (which: 'postmaster' | 'connection') =>
      timed(async () => {
        // Until then the shop is still ready.
        await embedded.kill(which)
        await until('the shop is ready again', isReady)
      }),
    /** Starts another shop on the same folder, on another port, and waits until it ends. */
    async startSecond(meanwhile: () => Promise<void>, timeout: number) {
      const file = `${folder}.second.log`
      const startedAt = performance.now()
      const second = await spawnShop(folder, { consoleFile: file, isErrorExpected: true })
      await meanwhile()
      const ended = second.whenEnded()
      await Promise.race([ended, sleep(timeout, undefined, { ref: false })])
      await second.kill()
      const output = await readFile(file, 'utf8')
      await rm(file)
      return { code: await ended, time: performance.now() - startedAt, output }
    },
    /** Rules that the data breaks. */
    findBrokenRules: () =>
      withDatabase(async (_db, databaseUrl) =>
        (await checkData(databaseUrl)).map(
          ({ rule, subjects }) => `${rule}: broken by ${subjects.slice(0, 5).join(', ')}`,
        ),
      ),
    close,
  }
}

export type Shop = Awaited<ReturnType<typeof startShop>>

const timeout = 120_000

/** Starts a shop, in which the users of the demo can sign in: identity is ready later than the pages. */
export async function startDemoShop(options: ShopOptions = {}): Promise<Shop> {
  const shop = await startShop(options)
  const { email, password } = config.demoSignIns.customer
  try {
    await until('users can sign in', () => succeeds(logIn(shop.url, { email, password })), {
      timeout,
      interval: 200,
    })
    return shop
  } catch (error) {
    await shop.close()
    throw error
  }
}

/** The running shop of SHOP_URL, or one of its own. */
export async function openShop(): Promise<Pick<Shop, 'url' | 'close'>> {
  const running = process.env.SHOP_URL
  if (running) return { url: running.replace(/\/+$/, ''), close: async () => {} }
  return startDemoShop()
}
