import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { startPostgres } from '../../../dev-services/postgres'
import { startShopProcess } from '../../../scripts/shop/shopProcess'
import { makeDataDir } from '../../../scripts/shop/temporaryShop'
import { createSessionStore } from '../../../server/src/auth'
import { migrate } from '../../../server/src/db/migrate'
import { createDatabase, type Database } from '../../../server/src/db/pool'
import { benchSeed } from '../seed/benchSeed'

const root = resolve(import.meta.dirname, '../../..')

export type Product = {
  id: string
  name: string
  category: string
  price: number
  image: string
  images: string[]
}
export type Customer = { id: string; cookie: string }
export type Shop = Awaited<ReturnType<typeof startShopProcess>>

export type Data = {
  /** Of the database. */
  url: string
  db: Database
  /** Session cookie. */
  admin: string
  customers: readonly Customer[]
  /** Products in stock. */
  products: readonly Product[]
  close: () => Promise<void>
}

/** Its own data is that of the full size. */
export type Bench = Data & {
  rounds: number
  seconds: number
  startShop(options?: { url?: string; port?: number; settings?: NodeJS.ProcessEnv }): Promise<Shop>
  startControl(shop: Shop): Promise<Control>
  /** Another database, with a share of the data. */
  addDatabase(name: string, share: number): Promise<Data>
}

export type Control = { url: string; pid: number; stop(): void }

export type Row = {
  figure: string
  measured: string
  control: string
  ratio: string
  bar: string
  holds: boolean
}

const customerCount = 2_000

const openDatabase = (url: string) =>
  createDatabase(url, { size: 16, queryTimeout: 600_000, connectionTimeout: 60_000 })

async function openSessions(
  db: Database,
  role: 'admin' | 'user',
  count: number,
): Promise<Customer[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute()
  const sessions = createSessionStore(db)
  const open = async ({ id }: { id: string }) => {
    const token = await sessions.open({ userId: id, emailVerified: true })
    return { id, cookie: `jontro_session=${token}` }
  }
  return Promise.all(users.map(open))
}

export const findProducts = async (db: Database): Promise<Product[]> =>
  (
    await sql<Product>`
      select id, product_name as name, category, effective_price::float as price, images[1] as image, images from products
      where in_stock and deleted_at is null order by md5(id::text)`.execute(db)
  ).rows

async function prepare(url: string, factor: number): Promise<Data> {
  await migrate(url, join(root, 'server/src/db/migrations'))
  const { db, close } = openDatabase(url)
  await benchSeed(db, { factor })
  const [admin] = await openSessions(db, 'admin', 1)
  if (!admin) throw new Error('there is no admin')
  const customers = await openSessions(db, 'user', customerCount)
  return { url, db, admin: admin.cookie, customers, products: await findProducts(db), close }
}

/** No stand-in runs in these processes, and the rate limits are raised. */
const shopSettings = (url: string) => ({
  DATABASE_URL: url,
  FIREBASE_PROJECT_ID: 'bench',
  FIREBASE_API_KEY: 'bench',
  FIREBASE_AUTH_DOMAIN: 'bench.example',
})

async function startControl(shop: Shop): Promise<Control> {
  const child = fork(join(import.meta.dirname, 'control.ts'), [shop.url], {
    execArgv: ['--import', 'tsx'],
  })
  const [url] = (await once(child, 'message')) as [string]
  return { url, pid: child.pid ?? 0, stop: () => child.disconnect() }
}

type Options = { rounds: number; seconds: number; factor: number; profile: string | undefined }

/** A PostgreSQL whose commits are on disk, with the data of the benchmarks. */
export async function startBench({ rounds, seconds, factor, profile }: Options) {
  const dataDir = await makeDataDir()
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const postgres = await startPostgres({ dataDir, log })
  const nodeArgs = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
  const shops: Shop[] = []
  let data: Data | undefined
  const stop = async () => {
    for (const shop of shops) await shop.stop()
    await data?.close()
    await postgres.stop()
    for (const folder of [postgres.dataDir, dataDir]) {
      await rm(folder, { recursive: true, force: true })
    }
  }
  try {
    const main = await prepare(postgres.url, factor)
    data = main
    const bench: Bench = {
      ...main,
      rounds,
      seconds,
      async startShop({ url = postgres.url, port, settings } = {}) {
        const shop = await startShopProcess(dataDir, {
          port,
          nodeArgs,
          settings: { ...shopSettings(url), ...settings },
        })
        shops.push(shop)
        await shop.whenReady()
        return shop
      },
      startControl,
      async addDatabase(name, share) {
        await sql`create database ${sql.ref(name)}`.execute(main.db)
        const url = new URL(postgres.url)
        url.pathname = name
        return prepare(url.href, factor * share)
      },
    }
    return { bench, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
