import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'

import type { Log } from '../log'
import { DATABASE_USER } from './cluster'
import { DataInUseError, PostgresStartError } from './errors'
import { isNotReady, type Lock, takeLock } from './lock'
import type { Place } from './place'
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster'

export type Cluster = {
  place: Place
  password: string
  settings: Record<string, string>
  log: Log
}

/** A server of our own, and the lock that says so. */
export type Claim = { child: ChildProcess; port: number; client: Client }

const ATTEMPTS = 6
const UNREACHABLE_AFTER = 5_000

/** The lock's database is one that nobody copies or drops; locks count within one database only. */
export function urlOf(cluster: Cluster, port: number, database = 'postgres'): string {
  return `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/${database}`
}

/**
 * PostgreSQL itself lets one server run on the data. Whoever gets the lock on that server is the
 * shop: a server whose lock is free was left by a killed start and is ended first.
 */
export async function claimCluster(cluster: Cluster, wantedPort?: number): Promise<Claim> {
  for (let attempt = 1; ; attempt++) {
    await endOrphan(cluster)
    const port = wantedPort ?? (await freePort())
    try {
      return await launchAndLock(cluster, port)
    } catch (error) {
      // The port may be taken, another start be quicker, or a killed server's last process be leaving.
      if (error instanceof DataInUseError || attempt === ATTEMPTS) throw error
      await sleep(50 * 2 ** attempt)
    }
  }
}

async function launchAndLock(cluster: Cluster, port: number): Promise<Claim> {
  const child = await launchPostmaster(cluster.place, port, cluster.settings, cluster.log)
  const lock = await takeLock(urlOf(cluster, port))
  if ('client' in lock) return { child, port, client: lock.client }
  throw new DataInUseError(cluster.place.root, lock.holderPid)
}

async function endOrphan(cluster: Cluster): Promise<void> {
  const { place, log } = cluster
  const orphan = await findPostmaster(place.data)
  if (!orphan) return
  const lock = await lockOf(cluster, orphan)
  if (lock && !('client' in lock)) throw new DataInUseError(place.root, lock.holderPid)
  log.info(`Stopping the PostgreSQL (process ${orphan.pid}) that a killed start left behind`)
  await stopPostmaster(orphan.pid, place.data)
}

/** Undefined when the server went, or lives on without ever answering. */
async function lockOf(cluster: Cluster, postmaster: Postmaster): Promise<Lock | undefined> {
  const begun = Date.now()
  for (;;) {
    const now = await findPostmaster(cluster.place.data)
    if (now?.pid !== postmaster.pid) return undefined
    try {
      return await takeLock(urlOf(cluster, now.port))
    } catch (error) {
      if (!isNotReady(error)) throw refusal(error)
      if (Date.now() - begun > UNREACHABLE_AFTER) return undefined
      await sleep(50)
    }
  }
}

function refusal(cause: unknown): PostgresStartError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new PostgresStartError(`The running PostgreSQL refuses us: ${reason}`, { cause })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address && typeof address === 'object') return address.port
  throw new PostgresStartError('No free port for PostgreSQL')
}
