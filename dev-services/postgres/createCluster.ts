import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { syncFolder, writeDurably } from '../durableFile'
import { bareEnvironment, PostgresStartError, run, type SystemUser } from './programs'

/** Of the database and its user. */
export const NAME = 'jontro'

/** macOS has no C.UTF-8; both order by code point. */
const LOCALE =
  process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8']

/** In a temporary folder that is renamed when complete: a killed start leaves no half-made cluster. */
export async function createCluster(home: string, bin: string, user: SystemUser): Promise<void> {
  const prefix = 'postgres.new-'
  for (const name of await readdir(home)) {
    if (name.startsWith(prefix)) await rm(join(home, name), { recursive: true })
  }
  const folder = await mkdtemp(join(home, prefix))
  const password = join(folder, 'password')
  await writeDurably(password, `${randomBytes(24).toString('hex')}\n`)
  if (user) for (const path of [folder, password]) await chown(path, user.uid, user.gid)
  const where = [`--pwfile=${password}`, `--pgdata=${join(folder, 'data')}`]
  const flags = ['--encoding=UTF8', ...LOCALE, '--auth=scram-sha-256', `--username=${NAME}`]
  await run(join(bin, 'initdb'), [...flags, ...where], {
    ...user,
    cwd: folder,
    env: bareEnvironment(),
  }).catch((cause: unknown) => {
    throw new PostgresStartError(`The database could not be created: ${String(cause)}`, { cause })
  })
  await rename(folder, join(home, 'postgres'))
  await syncFolder(home)
}
