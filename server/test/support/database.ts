import { randomBytes } from 'node:crypto'
import type { QueryRecorder } from '../../src/db/deadlineClient'
import { createDatabase, type Database } from '../../src/db/pool'
import { databaseUrl, onServer, type Seed, templateName } from './templates'

export type FreshDatabase = {
  db: Database
  url: string
  name: string
  close: () => Promise<void>
  /** Closes the connections and removes the database. */
  drop: () => Promise<void>
}

/** A migrated database for one test file: with the demo data, empty (or as a shop of two years if TEST_AGE says so), or a copy of another one. */
export async function freshDatabase({
  seed = process.env.TEST_AGE === 'aged' ? 'aged' : 'empty',
  template,
  recordQuery,
}: {
  seed?: Seed | undefined
  template?: string | undefined
  recordQuery?: QueryRecorder | undefined
} = {}): Promise<FreshDatabase> {
  const name = `jontro_test_${randomBytes(8).toString('hex')}`
  await onServer(async (client) => {
    await client.query(
      `create database ${name} template ${template ?? (await templateName(client, seed))}`,
    )
  })
  const url = databaseUrl(name)
  const { db, close } = createDatabase(url, {
    size: 8,
    connectionTimeout: 10_000,
    queryTimeout: 30_000,
    recordQuery,
  })
  return {
    db,
    url,
    name,
    close,
    drop: async () => {
      await close()
      await onServer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
