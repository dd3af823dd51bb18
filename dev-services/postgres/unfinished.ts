import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { isAlive } from './processes'

/** Folders are made under this name and renamed when complete, so that a kill leaves no half of one. */
export function unfinishedName(target: string): string {
  return `${target}.unfinished-${process.pid}`
}

/** Removes what killed starts left under such names, and our own. */
export async function removeAbandoned(target: string): Promise<void> {
  const prefix = `${basename(target)}.unfinished-`
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid || !isAlive(pid)) {
      await rm(join(dirname(target), name), { recursive: true, force: true })
    }
  }
}
