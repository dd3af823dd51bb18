import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Log } from '../log'
import { findPostmaster, stopPostmaster } from './postmaster'
import { removeLeftovers } from './processes'
import { type RunningPostgres, startPostgres } from './startPostgres'
import { chosenVersion, findBin, type PostgresVersion } from './versions'

const PREFIX = 'jontro-throwaway-'
const QUIET: Log = { info: () => undefined, warn: console.warn, error: console.error }

/** A server for tests: fast instead of durable, and removed with its data when stopped. */
export async function startThrowawayPostgres(
  version: PostgresVersion = chosenVersion(process.env),
): Promise<RunningPostgres> {
  const bin = await findBin(version)
  const temporary = await realpath(tmpdir())
  await removeLeftovers(temporary, PREFIX, remove)
  const dataDir = await mkdtemp(join(temporary, `${PREFIX}${process.pid}-`))
  await chmod(dataDir, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startPostgres({ dataDir, log: QUIET, settings, bin })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      for (const folder of [postgres.dataDir, dataDir]) await remove(folder)
    },
  }
}

/** With the server of a test run that was killed. */
async function remove(dataDir: string): Promise<void> {
  const data = join(dataDir, 'postgres', 'data')
  const server = await findPostmaster(data)
  if (server) await stopPostmaster(server.pid, data)
  await rm(dataDir, { recursive: true, force: true })
}
