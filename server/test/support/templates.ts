import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { seedDemo } from '../../../dev-services/demo-data/seed'
import { fillShop } from '../../../lab/shop/data/fillShop'
import { migrate } from '../../src/db/migrate'
import { createDatabase } from '../../src/db/pool'

export type Seed = 'empty' | 'demo' | 'aged'

export const migrationsFolder = join(process.cwd(), 'server/src/db/migrations')
const sources = [
  migrationsFolder,
  join(migrationsFolder, '../routines'),
  ...['dev-services/demo-data', 'lab/shop/data', 'shop'].map((folder) =>
    join(process.cwd(), folder),
  ),
]

export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set: is globalSetup configured?')
  return url
}

export function databaseUrl(name: string): string {
  const url = new URL(testServerUrl())
  url.pathname = `/${name}`
  return url.href
}

export async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: testServerUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

let fingerprint: Promise<string> | undefined

/** Hash of the sources of a template, so that a long-lived server never provides an outdated one. */
async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of sources) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = files
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
    for (const path of paths.sort()) hash.update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Returns the name of a database to clone, created by the first caller. */
export async function templateName(client: Client, seed: Seed): Promise<string> {
  fingerprint ??= fingerprintOfSources()
  const name = `jontro_${seed}_${await fingerprint}`
  if (await exists(client, name)) return name
  await client.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    if (!(await exists(client, name))) await makeTemplate(client, name, seed)
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
  return name
}

async function exists(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  return rowCount === 1
}

/** Outdated templates would pile up on a long-lived server. */
async function dropOutdated(client: Client, seed: Seed) {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname ~ $1',
    [`^jontro_${seed}_[0-9a-f]{12}$`],
  )
  for (const { datname } of rows)
    await client.query(`drop database if exists ${datname} with (force)`)
}

async function makeTemplate(client: Client, name: string, seed: Seed) {
  await dropOutdated(client, seed)
  const unfinished = `${name}_unfinished`
  await client.query(`drop database if exists ${unfinished}`)
  await client.query(`create database ${unfinished} encoding 'UTF8' template template0`)
  await migrate(databaseUrl(unfinished), migrationsFolder)
  if (seed !== 'empty') {
    const database = createDatabase(databaseUrl(unfinished), { queryTimeout: 60_000 })
    try {
      if (seed === 'demo') await seedDemo(database.db)
      else await fillShop(database.db, { factor: 0.01, isAged: true })
    } finally {
      await database.close()
    }
  }
  await client.query(`alter database ${unfinished} rename to ${name}`)
}
