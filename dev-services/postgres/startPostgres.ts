import type { Client } from 'pg'

import type { Log } from '../log'
import { type Cluster, claimCluster, urlOf } from './claim'
import { ensureCluster } from './cluster'
import { keepAlive } from './keepAlive'
import { declareOwner, forgetOwner, refuseIfOwned } from './owner'
import { findPlace } from './place'

const DATABASE = 'jontro'

export type PostgresOptions = {
  dataDir: string
  log: Log
  /** PostgreSQL died; it is being started again on the same port. */
  onLost?: (reason: string) => void
  settings?: Record<string, string>
}

export type RunningPostgres = {
  url: string
  /** Where the data really lies. */
  dataDir: string
  stop(): Promise<void>
}

export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { log } = options
  const place = await findPlace(options.dataDir, log)
  await refuseIfOwned(place.owner, place.root)
  const password = await ensureCluster(place, log)
  const cluster: Cluster = { place, password, settings: options.settings ?? {}, log }
  const claim = await claimCluster(cluster)
  const end = keepAlive(cluster, claim, options.onLost)
  try {
    await declareOwner(place.owner)
    await ensureDatabase(claim.client)
  } catch (error) {
    await end()
    throw error
  }

  return {
    url: urlOf(cluster, claim.port, DATABASE),
    dataDir: place.home,
    async stop() {
      await end()
      await forgetOwner(place.owner)
    },
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
}
