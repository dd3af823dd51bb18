import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Log } from '../log'
import { movedHome } from './place'
import { findPostmaster, stopPostmaster } from './postmaster'
import { isAlive } from './processes'
import { type RunningPostgres, startPostgres } from './startPostgres'

const PREFIX = 'jontro-throwaway-'
const QUIET: Log = { info: () => undefined, warn: console.warn, error: console.error }

/** A server for tests: quick rather than durable, and gone with its data when stopped. */
export async function startThrowawayPostgres(log: Log = QUIET): Promise<RunningPostgres> {
  const temporary = await realpath(tmpdir())
  await removeLeftovers(temporary)
  const dataDir = await mkdtemp(join(temporary, `${PREFIX}${process.pid}-`))
  await chmod(dataDir, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startPostgres({ dataDir, log, settings })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      await remove(dataDir)
    },
  }
}

/** Test runs that were killed leave server and data behind. */
async function removeLeftovers(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const pid = name.startsWith(PREFIX) && Number(name.slice(PREFIX.length).split('-')[0])
    if (pid && !isAlive(pid)) await remove(join(temporary, name)).catch(() => undefined)
  }
}

async function remove(dataDir: string): Promise<void> {
  const home = (await movedHome(dataDir)) ?? dataDir
  const data = join(home, 'postgres', 'data')
  const server = await findPostmaster(data)
  if (server) await stopPostmaster(server.pid, data)
  for (const folder of new Set([home, dataDir])) await rm(folder, { recursive: true, force: true })
}
