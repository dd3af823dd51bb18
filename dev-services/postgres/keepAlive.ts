import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'

import { type Claim, type Cluster, claimCluster, urlOf } from './claim'
import { takeLock } from './lock'
import { hasExited, stopPostmaster } from './postmaster'

const LONGEST_PAUSE = 5_000

/** Watches over the server and the lock until the function it answers with ends both. */
export function keepAlive(
  cluster: Cluster,
  first: Claim,
  onLost?: (reason: string) => void,
): () => Promise<void> {
  const { port } = first
  let { child, client } = first
  let isStopping = false
  let revival = Promise.resolve()

  function watchServer() {
    child.once('exit', (code, signal) => {
      if (!isStopping) revival = revive(`PostgreSQL ended unexpectedly (${signal ?? code})`)
    })
    watchLock()
  }

  function watchLock() {
    client.once('end', () => void relock())
  }

  async function revive(reason: string) {
    cluster.log.error(`${reason}; starting it again`)
    onLost?.(reason)
    for (let pause = 50; !isStopping; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        ;({ child, client } = await claimCluster(cluster, port))
        watchServer()
        cluster.log.info('PostgreSQL runs again')
        return
      } catch (error) {
        cluster.log.error(`PostgreSQL could not be started again: ${String(error)}`)
        await sleep(pause)
      }
    }
  }

  /** When one connection's process crashes, PostgreSQL drops all connections and goes on. */
  async function relock() {
    const server = child
    while (!isStopping && !hasExited(server)) {
      const lock = await takeLock(urlOf(cluster, port)).catch(() => undefined)
      if (lock && 'client' in lock) {
        client = lock.client
        watchLock()
        return
      }
      await sleep(50)
    }
  }

  watchServer()
  return async () => {
    isStopping = true
    await revival
    await endQuietly(client)
    if (child.pid) await stopPostmaster(child.pid, cluster.place.data)
  }
}

async function endQuietly(client: Client): Promise<void> {
  await client.end().catch(() => undefined)
}
