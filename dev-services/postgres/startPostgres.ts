import { Client } from 'pg'

import type { Log } from '../log'
import { DATABASE_USER, ensureCluster } from './createCluster'
import { PostgresStartError } from './errors'
import { exists, findPaths } from './paths'
import { findPostmaster } from './postmaster'
import { supervise } from './supervise'
import { chosenVersion, findBin } from './versions'

const DATABASE = 'jontro'

export type PostgresOptions = {
  dataDir: string
  log: Log
  settings?: Record<string, string>
  /** The folder of another PostgreSQL's programs; that of TEST_POSTGRES if not set. */
  bin?: string | undefined
}

export type RunningPostgres = {
  url: string
  /** The folder that contains the data: `dataDir`, or another one that the user of PostgreSQL can enter. */
  dataDir: string
  stop(): Promise<void>
}

export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, log, settings = {} } = options
  const bin = options.bin ?? (await findBin(chosenVersion(process.env)))
  const paths = await findPaths(dataDir, log, bin)
  const password = await ensureCluster(paths, log)
  const { port, stop } = await supervise({ paths, settings, log })
  const urlOf = (database: string) => toUrl({ password, port, database })
  try {
    await ensureDatabase(urlOf('postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(DATABASE), dataDir: paths.home, stop }
}

type Address = { password: string; port: number; database: string }

const toUrl = ({ password, port, database }: Address) =>
  `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`

/** The database of a shop that is running, or else one that is started on its data. */
export async function openPostgres(dataDir: string, log: Log): Promise<RunningPostgres> {
  const paths = await findPaths(dataDir, log, await findBin(chosenVersion(process.env)))
  if (!(await exists(paths.cluster))) {
    throw new PostgresStartError(`There is no database in ${dataDir}.`)
  }
  const running = await findPostmaster(paths.data)
  if (!running?.isReady) return startPostgres({ dataDir, log })
  const password = await ensureCluster(paths, log)
  const url = toUrl({ password, port: running.port, database: DATABASE })
  return { url, dataDir: paths.home, stop: async () => undefined }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}
