import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

import { syncFolder, writeDurably } from '../durableFile'
import { errorCode } from '../errorCode'
import type { Log } from '../log'
import { PostgresStartError } from './errors'
import { exists, type Paths } from './paths'
import { bareEnvironment, removeLeftovers } from './processes'

const run = promisify(execFile)

export const DATABASE_USER = 'jontro'

/** macOS has no C.UTF-8; both order by code point. */
const LOCALE =
  process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8']

/** Creates the cluster if it does not exist and returns its password. */
export async function ensureCluster(paths: Paths, log: Log): Promise<string> {
  if (!(await exists(paths.cluster))) await createCluster(paths, log)
  try {
    return (await readFile(paths.password, 'utf8')).trim()
  } catch (cause) {
    throw new PostgresStartError(
      errorCode(cause) === 'EACCES'
        ? `The database in ${paths.cluster} belongs to another user: the shop was started as root before. Start it as root again, or set DATA_DIR to another folder.`
        : `The database in ${paths.cluster} is incomplete: ${String(cause)}`,
      { cause },
    )
  }
}

/** In a temporary folder that is renamed when complete: a killed start leaves no half-made cluster. */
async function createCluster({ home, cluster, bin, user }: Paths, log: Log): Promise<void> {
  log.info(`Creating a new database in ${cluster}`)
  const prefix = `${basename(cluster)}.new-`
  await removeLeftovers(home, prefix)
  const folder = join(home, `${prefix}${process.pid}`)
  const password = join(folder, 'password')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    await writeDurably(password, `${randomBytes(24).toString('hex')}\n`)
    if (user) for (const path of [folder, password]) await chown(path, user.uid, user.gid)
    await run(
      join(bin, 'initdb'),
      [
        '--encoding=UTF8',
        ...LOCALE,
        '--auth=scram-sha-256',
        `--username=${DATABASE_USER}`,
        `--pwfile=${password}`,
        `--pgdata=${join(folder, 'data')}`,
      ],
      { ...user, cwd: folder, env: bareEnvironment() },
    )
    await rename(folder, cluster).catch(async (error: unknown) => {
      // If a start at the same moment was quicker, its cluster is used.
      if (!(await exists(cluster))) throw error
    })
    await syncFolder(home)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PostgresStartError(`The database could not be created: ${reason}`, { cause })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
