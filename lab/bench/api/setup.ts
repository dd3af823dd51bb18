import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '../../../server/src/db/migrate'
import { createDatabase, type Database } from '../../../server/src/db/pool'
import { openSessions } from '../../people/sessions'
import { fillShop } from '../../shop/data/fillShop'
import type { SpawnedShop } from '../../shop/spawnShop'
import { identityProject, migrations, startShop } from '../../shop/startShop'

export type Product = {
  id: string
  name: string
  category: string
  price: number
  image: string
  images: string[]
}
export type Customer = { id: string; cookie: string }
export type Shop = SpawnedShop

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
  /** Where PostgreSQL keeps its data. */
  dataDir: string
  rounds: number
  seconds: number
  startShop(options?: { url?: string; port?: number; settings?: NodeJS.ProcessEnv }): Promise<Shop>
  startControl(shop: Shop): Promise<Control>
  stopShops(): Promise<void>
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

export const findProducts = async (db: Database): Promise<Product[]> =>
  (
    await sql<Product>`
      select id, product_name as name, category, effective_price::float as price, images[1] as image, images from products
      where in_stock and deleted_at is null order by md5(id::text)`.execute(db)
  ).rows

async function prepare(url: string, factor: number): Promise<Data> {
  await migrate(url, migrations)
  const { db, close } = openDatabase(url)
  await fillShop(db, { factor })
  const [admin] = await openSessions(db, 'admin', 1)
  if (!admin) throw new Error('there is no admin')
  const customers = await openSessions(db, 'user', customerCount)
  return { url, db, admin: admin.cookie, customers, products: await findProducts(db), close }
}

export async function startControl(shop: Shop): Promise<Control> {
  const child = fork(join(import.meta.dirname, 'control.ts'), [shop.url], {
    execArgv: ['--import', 'tsx'],
  })
  const [url] = (await once(child, 'message')) as [string]
  const stop = () => {
    if (child.connected) child.disconnect()
  }
  return { url, pid: child.pid ?? 0, stop }
}

type Options = { rounds: number; seconds: number; factor: number; profile: string | undefined }

/** A PostgreSQL whose commits are on disk, with the data of the benchmarks. */
export async function startBench({ rounds, seconds, factor, profile }: Options) {
  const lab = await startShop({
    processes: 0,
    database: 'durable',
    data: 'none',
    settings: identityProject('bench'),
    nodeArgs: profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
  })
  const { databaseUrl = '', databaseFolder = '' } = lab
  let data: Data | undefined
  const controls: Control[] = []
  const stopShops = async () => {
    for (const control of controls.splice(0)) control.stop()
    await lab.stopProcesses()
  }
  const stop = async () => {
    await stopShops()
    await data?.close()
    await lab.close()
  }
  try {
    const main = await prepare(databaseUrl, factor)
    data = main
    const bench: Bench = {
      ...main,
      dataDir: databaseFolder,
      rounds,
      seconds,
      startShop: ({ url, ...options } = {}) =>
        lab.addProcess({
          ...options,
          settings: { ...(url && { DATABASE_URL: url }), ...options.settings },
        }),
      stopShops,
      async startControl(shop) {
        const control = await startControl(shop)
        controls.push(control)
        return control
      },
      async addDatabase(name, share) {
        await sql`create database ${sql.ref(name)}`.execute(main.db)
        const url = new URL(databaseUrl)
        url.pathname = name
        return prepare(url.href, factor * share)
      },
    }
    return { bench, stopShops, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
