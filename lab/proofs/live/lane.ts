/** Plays schedules in a process of its own: `node lane.js <client> <database server> <first seed> <step> <end time> <seeds…>`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../server/src/db/pool'
import { freshDatabase } from '../../../server/test/support/database'
import { onServer } from '../../../server/test/support/templates'
import { signIn } from '../../people/sessions'
import { controlStandby, type Standby } from '../../shop/standby'
import { compileClient } from './compileClient'
import { createReplica } from './replica'
import { play } from './scenario'
import { clear, createScreens, type Stale } from './screens'
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
  standby?: Pick<Standby, 'url' | 'dataDir'> | undefined
}
export type LaneMessage = { seed: number; stale: Stale[]; trace: string[] }

const maxParked = 6

let playing: number | undefined
function fail(error: unknown) {
  console.error(`Seed ${playing}:`, error)
  process.exit(2)
}
process.on('uncaughtException', fail)

async function main({ clientFile, seeds, until, isTraced, ...options }: LaneOptions) {
  watchQueries()
  const openPage = compileClient(await readFile(clientFile, 'utf8'))
  const standby = options.standby && controlStandby(options.standby)
  // What no commit has waited for reaches a standby later.
  if (standby)
    await onServer((client) => client.query('alter role current_user set synchronous_commit = on'))
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'jontro-live-'))
  // A row that another transaction has locked is not waited for.
  const url = `${database.url}?options=-c%20lock_timeout%3D30`
  const parked: (() => void)[] = []
  const park = () =>
    parked.length < maxParked
      ? new Promise<void>((resolve) => parked.push(resolve))
      : Promise.resolve()
  let trace: string[] = []
  const addLine = (line: string) => void (isTraced && trace.push(line))
  const start = (name: string, readUrls: readonly string[] = []) =>
    startProcess({ name, url, folder, park, readUrls, onMove: addLine })
  const urlAt = (host: string) => url.replace(new URL(url).host, host)
  const readUrls = standby ? [urlAt(new URL(standby.url).host)] : []
  const first = await start('process 0', readUrls)
  // In every other schedule it does not reach the replica.
  const second = await start('process 1', standby && [urlAt('localhost:1')])
  const other = standby && (await start('process 1', readUrls))
  const replica = standby && createReplica(standby, addLine)
  // The lane before may have ended in the middle.
  await replica?.recover()
  const readers = other ? [first, other] : []
  const { db, close } = createDatabase(url, { ...patient, size: 6 })
  for (const [index, seed] of seeds.entries()) {
    if (index >= options.atLeast && Date.now() > until) break
    playing = seed
    await clear(database.db)
    const processes = [first, (seed % 2 === 0 && other) || second]
    for (const each of processes) await each.restart()
    await replica?.untilUsed(readers)
    await settle()
    const scene = await createScreens(database.db, await signIn(database.db, 'admin'))
    for (const each of processes) await each.read()
    trace = []
    const stale = await play({
      seed,
      scene,
      processes,
      db,
      openPage,
      parked,
      trace: addLine,
      replica,
    })
    const message: LaneMessage = { seed, stale, trace }
    process.send?.(message)
    if (options.stopAtFirst && stale.length > 0) break
  }
  await Promise.all([...[first, second, ...readers.slice(1)].map((each) => each.close()), close()])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
  process.disconnect()
}

process.once('message', (options) => {
  main(options as LaneOptions).catch(fail)
})
