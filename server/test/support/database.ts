import { randomBytes } from 'node:crypto'
import { createDatabase, type Database } from '../../src/db/pool'
import { databaseUrl, onServer, type Seed, templateName } from './templates'

export type FreshDatabase = {
  db: Database
  url: string
  /** Closes the connections and removes the database. */
  drop: () => Promise<void>
}

/** A migrated database for one test file, empty or with the demo data. */
export async function freshDatabase({
  seed = 'empty',
}: {
  seed?: Seed
} = {}): Promise<FreshDatabase> {
  const name = `jontro_test_${randomBytes(8).toString('hex')}`
  await onServer(async (client) => {
    await client.query(`create database ${name} template ${await templateName(client, seed)}`)
  })
  const url = databaseUrl(name)
  const { db, close } = createDatabase(url, {
    size: 8,
    connectionTimeout: 10_000,
    queryTimeout: 30_000,
  })
  return {
    db,
    url,
    drop: async () => {
      await close()
      await onServer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
