/** Plays schedules in a process of its own: `node lane.js <client> <database server> <first seed> <step> <end time> <seeds…>`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../server/src/db/pool'
import { freshDatabase } from '../../../server/test/support/database'
import { signIn } from '../../people/sessions'
import { compileClient } from './compileClient'
import { play, type Stale } from './scenario'
import { clear, createScreens } from './screens'
import { settle, watchQueries } from './settle'
import { patient, startProcess } from './shop'

export type LaneOptions = {
  clientFile: string
  seeds: readonly number[]
  /** In milliseconds since 1970: no further seed is started after it. */
  until: number
  /** Played however slow the machine is. */
  atLeast: number
  stopAtFirst: boolean
  isTraced: boolean
}
export type LaneMessage = { seed: number; stale: Stale[]; trace: string[] }

const maxParked = 6

let playing: number | undefined
function fail(error: unknown) {
  console.error(`Seed ${playing}:`, error)
  process.exit(2)
}
process.on('uncaughtException', fail)

async function main({ clientFile, seeds, until, atLeast, stopAtFirst, isTraced }: LaneOptions) {
  watchQueries()
  const openPage = compileClient(await readFile(clientFile, 'utf8'))
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'jontro-live-'))
  // A row that another transaction has locked is not waited for.
  const url = `${database.url}?options=-c%20lock_timeout%3D30`
  const parked: (() => void)[] = []
  const park = () =>
    parked.length < maxParked
      ? new Promise<void>((resolve) => parked.push(resolve))
      : Promise.resolve()
  const processes = [
    await startProcess({ url, folder, park }),
    await startProcess({ url, folder, park }),
  ]
  const { db, close } = createDatabase(url, { ...patient, size: 6 })
  for (const [index, seed] of seeds.entries()) {
    if (index >= atLeast && Date.now() > until) break
    playing = seed
    await clear(database.db)
    for (const each of processes) await each.restart()
    await settle()
    const scene = await createScreens(database.db, await signIn(database.db, 'admin'))
    for (const each of processes) await each.read()
    const trace: string[] = []
    const stale = await play({
      seed,
      scene,
      processes,
      db,
      openPage,
      parked,
      ...(isTraced && { trace: (line: string) => void trace.push(line) }),
    })
    const message: LaneMessage = { seed, stale, trace }
    process.send?.(message)
    if (stopAtFirst && stale.length > 0) break
  }
  await Promise.all([...processes.map((each) => each.close()), close()])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
  process.disconnect()
}

process.once('message', (options) => {
  main(options as LaneOptions).catch(fail)
})
