import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Log } from '../log'
import { findBinaries, SHARED_HOME } from './binaries'
import { PostgresStartError } from './errors'
import { canEnter, type SystemUser, systemUserFor } from './systemUser'

/** Where a cluster lies and who runs it. */
export type Place = {
  /** The data folder as the shop knows it. */
  root: string
  /** The folder that holds `cluster`: the data folder itself unless PostgreSQL's user can't enter it. */
  home: string
  /** Holds the cluster's data and its password; appears complete or not at all. */
  cluster: string
  data: string
  password: string
  owner: string
  logFile: string
  bin: string
  user: SystemUser | undefined
}

export async function findPlace(dataDir: string, log: Log): Promise<Place> {
  const root = await ensureFolder(dataDir)
  const moved = await movedHome(root)
  const user = await systemUserFor(join(moved ?? root, 'postgres'))
  const home = moved ?? (await chooseHome(root, user, log))
  if (moved) await ensureFolder(moved)
  const cluster = join(home, 'postgres')
  return {
    root,
    home,
    cluster,
    data: join(cluster, 'data'),
    password: join(cluster, 'password'),
    owner: join(home, 'postgres.owner'),
    logFile: join(root, 'postgres.log'),
    bin: await findBinaries(user, log),
    user,
  }
}

async function chooseHome(root: string, user: SystemUser | undefined, log: Log): Promise<string> {
  if (!user || (await canEnter(user, root))) return root
  if (await stat(join(root, 'postgres')).catch(() => undefined)) {
    throw new PostgresStartError(
      `PostgreSQL's system user can't enter ${root}, where the data lies. Let it pass (chmod o+x on that folder and those above it).`,
    )
  }
  return moveElsewhere(root, log)
}

/** The pointer makes the data follow its folder: move it and the data is found, delete it and the shop is new. */
async function moveElsewhere(root: string, log: Log): Promise<string> {
  const proposal = join(SHARED_HOME, randomUUID())
  // Of two starts at the same moment the first to write decides.
  await writeFile(pointerIn(root), proposal, { flag: 'wx', mode: 0o600 }).catch(() => undefined)
  const home = (await movedHome(root)) ?? proposal
  await ensureFolder(SHARED_HOME)
  await ensureFolder(home)
  log.warn(`PostgreSQL's system user can't enter ${root}: the database lies in ${home}`)
  return home
}

/** Where the data of this folder lies if not in the folder itself. */
export async function movedHome(root: string): Promise<string | undefined> {
  return readFile(pointerIn(root), 'utf8').catch(() => undefined)
}

function pointerIn(root: string): string {
  return join(root, 'postgres.location')
}

/** Others may pass through but not look in; an existing folder is left as it is. */
async function ensureFolder(path: string): Promise<string> {
  const created = await mkdir(path, { recursive: true, mode: 0o711 })
  if (created !== undefined) await chmod(path, 0o711)
  return realpath(path)
}
