import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { syncFolder, writeDurably } from '../durableFile'
import { errorCode } from '../errorCode'
import type { Log } from '../log'
import { PostgresStartError } from './errors'
import type { Place } from './place'
import { bareEnvironment } from './processes'
import { removeAbandoned, unfinishedName } from './unfinished'

const run = promisify(execFile)

export const DATABASE_USER = 'jontro'

/** macOS has no C.UTF-8; both order by code point. */
const LOCALE =
  process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8']

/** Makes the cluster if it isn't there and answers with its password. */
export async function ensureCluster(place: Place, log: Log): Promise<string> {
  if (!(await exists(place.cluster))) await createCluster(place, log)
  return (await readPassword(place)).trim()
}

async function readPassword(place: Place): Promise<string> {
  try {
    return await readFile(place.password, 'utf8')
  } catch (cause) {
    const isForeign = errorCode(cause) === 'EACCES'
    throw new PostgresStartError(
      isForeign
        ? `The database in ${place.cluster} belongs to another user: the shop was started as root before. Start it as root again, or choose another data folder.`
        : `The database in ${place.cluster} is not complete: ${String(cause)}`,
      { cause },
    )
  }
}

async function createCluster(place: Place, log: Log): Promise<void> {
  log.info(`Preparing a new database in ${place.cluster}`)
  await removeAbandoned(place.cluster)
  const folder = unfinishedName(place.cluster)
  const password = join(folder, 'password')
  await mkdir(folder, { mode: 0o700 })
  await writeDurably(password, `${randomBytes(24).toString('hex')}\n`)
  if (place.user) {
    await chown(folder, place.user.uid, place.user.gid)
    await chown(password, place.user.uid, place.user.gid)
  }
  const args = ['--encoding=UTF8', ...LOCALE, '--auth=scram-sha-256', `--username=${DATABASE_USER}`]
  try {
    const paths = [`--pwfile=${password}`, `--pgdata=${join(folder, 'data')}`]
    await run(join(place.bin, 'initdb'), [...args, ...paths], {
      ...place.user,
      cwd: folder,
      env: bareEnvironment(),
    })
    await publish(folder, place.cluster)
    await syncFolder(place.home)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PostgresStartError(`The database could not be prepared: ${reason}`, { cause })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function publish(folder: string, cluster: string): Promise<void> {
  await rename(folder, cluster).catch(async (error: unknown) => {
    // A start at the same moment may have been first: then its cluster is the one.
    if (!(await exists(cluster))) throw error
  })
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
