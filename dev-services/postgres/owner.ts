import { readFile, rm } from 'node:fs/promises'

import { writeDurably } from '../durableFile'
import { DataInUseError } from './errors'
import { processIdentity } from './processes'

/**
 * The file that names the start which holds the data. It is read before anything else, so that a
 * second start is refused at once, also while PostgreSQL itself is down for a moment. It decides
 * nothing between two starts at the same moment: the advisory lock does.
 */
export async function refuseIfOwned(path: string, dataDir: string): Promise<void> {
  const [pid, identity] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
  if (!pid || !identity || identity === processIdentity(process.pid)) return
  if (processIdentity(Number(pid)) === identity) throw new DataInUseError(dataDir, Number(pid))
}

export async function declareOwner(path: string): Promise<void> {
  await writeDurably(path, `${process.pid} ${processIdentity(process.pid) ?? ''}`)
}

export async function forgetOwner(path: string): Promise<void> {
  await rm(path, { force: true })
}
