import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../findFreePort'
import type { Log } from '../log'
import { DataInUseError } from './errors'
import type { Paths } from './paths'
import {
  findPostmaster,
  findRestartingOwner,
  launchPostmaster,
  releaseData,
  stopPostmaster,
} from './postmaster'

type Cluster = { paths: Paths; settings: Record<string, string>; log: Log }

const MAX_ATTEMPTS = 6
const OWNER_TRIES = 20

/** Starts the server on a free port and starts it again on the same port whenever it ends. */
export async function supervise(cluster: Cluster) {
  const { paths, log } = cluster
  const port = await findFreePort()
  await waitForOwner(paths)
  let child = await startServer(cluster, port)
  let isStopping = false
  let restart = Promise.resolve()

  function watch() {
    child.once('exit', (code, signal) => {
      if (!isStopping) restart = restartServer(signal ?? code)
    })
  }

  async function restartServer(reason: string | number | null) {
    log.error(`PostgreSQL ended unexpectedly (${reason}); starting it again`)
    while (!isStopping) {
      try {
        child = await startServer(cluster, port)
        watch()
        log.info('PostgreSQL is running again')
        return
      } catch (error) {
        log.error(`PostgreSQL could not be started again: ${String(error)}`)
        await sleep(1_000)
      }
    }
  }

  watch()
  return {
    port,
    async stop() {
      isStopping = true
      await restart
      if (child.pid) await stopPostmaster(child.pid, paths.data)
      await releaseData(paths.data)
    },
  }
}

/** Another shop whose server has died starts it again, unless it is ending itself. */
async function waitForOwner({ root, data }: Paths) {
  for (let tries = 0; ; tries++) {
    const owner = await findRestartingOwner(data)
    if (!owner) return
    if (tries === OWNER_TRIES) throw new DataInUseError(root, owner)
    await sleep(100)
  }
}

async function startServer({ paths, settings, log }: Cluster, port: number): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const other = await findPostmaster(paths.data)
    if (other?.ownerPid) throw new DataInUseError(paths.root, other.ownerPid)
    if (other) {
      log.info(`Stopping the PostgreSQL (process ${other.pid}) that a killed start left behind`)
      await stopPostmaster(other.pid, paths.data)
    }
    try {
      return await launchPostmaster(paths, port, settings, log)
    } catch (error) {
      // Another start may have been quicker, or processes of a killed server may still be ending.
      if (attempt === MAX_ATTEMPTS) throw error
      await sleep(50 * 2 ** attempt)
    }
  }
}
