import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

import { PostgresStartError } from './errors'

/** Who PostgreSQL runs as, when it can't run as ourselves. */
export type SystemUser = { uid: number; gid: number }

const run = promisify(execFile)

/**
 * PostgreSQL refuses to run as root. Then it runs as whoever owns the data already (the shop was
 * started as an ordinary user before), else as the system user `postgres`.
 */
export async function systemUserFor(clusterDir: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(clusterDir).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await postgresUser()) ?? (await createPostgresUser())
}

async function postgresUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', 'postgres']),
      run('id', ['-g', 'postgres']),
    ])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function createPostgresUser(): Promise<SystemUser> {
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const failure = await run('useradd', [...args, 'postgres']).then(
    () => undefined,
    (error: unknown) => error,
  )
  // Another start may have made it at the same moment, so what counts is whether it is there.
  const user = await postgresUser()
  if (user) return user
  throw new PostgresStartError(
    'PostgreSQL does not run as root, and the system user "postgres" could not be created. Create it, or start the shop as an ordinary user.',
    { cause: failure },
  )
}

/** Whether the user may pass through the folder and every folder above it. */
export async function canEnter(user: SystemUser, folder: string): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = dirname(folder)
  return parent === folder || canEnter(user, parent)
}
