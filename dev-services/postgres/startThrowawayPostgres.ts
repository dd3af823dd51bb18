import { chmod, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Log } from '../log'
import { lockData } from './lockData'
import type { PostgresVersion } from './programs'
import { type RunningPostgres, startPostgres } from './startPostgres'

const THROWAWAY = 'jontro-temporary-'
const QUIET: Log = { info: () => undefined, warn: console.warn, error: console.error }

/** A server for tests: fast instead of durable, and removed with its data when stopped. */
export async function startThrowawayPostgres(version?: PostgresVersion): Promise<RunningPostgres> {
  const temporary = await realpath(tmpdir())
  for (const name of await readdir(temporary)) {
    if (name.startsWith(THROWAWAY)) await removeLeftover(join(temporary, name))
  }
  const dataDir = await mkdtemp(join(temporary, THROWAWAY))
  await chmod(dataDir, 0o711)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startPostgres({
    dataDir,
    log: QUIET,
    settings,
    ...(version && { version }),
  })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      for (const folder of [postgres.dataDir, dataDir])
        await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Of a test run that was killed. A server without its folder ends within a minute. */
async function removeLeftover(folder: string): Promise<void> {
  try {
    // Another run that has just created it may not have locked it yet.
    if (Date.now() - (await stat(folder)).mtimeMs < 60_000) return
    const release = await lockData(folder)
    await rm(folder, { recursive: true }).finally(release)
  } catch {
    // It is in use, or still written: a later run removes it.
  }
}
