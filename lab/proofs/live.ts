/**
 * `npm run test:live`: four tabs of three browsers run the real client: its store, its cache and its event stream, over two processes
 * of the shop and one PostgreSQL. A seeded schedule edits data in every way and lets requests, responses, events and messages
 * between tabs happen in any order, lost or late; it cuts streams, hides, freezes and kills tabs, and restarts processes. In the end
 * each query that a tab shows must have what a fresh page would have.
 *
 *   --long       10,000 schedules instead of 20 seconds of them
 *   --seeds N    any other number
 *   --seed N     plays one schedule and prints its steps
 *   --replica    both processes or one read from a standby, whose replay pauses, and which is frozen and killed. Then nobody may be shown
 *                what was before an own write, at any step. A seed may not fail again, so each that fails prints its steps.
 *   --only TEXT  those planted faults
 *   --planted    takes parts of the shop out, one at a time, and shows that the schedules find each; with `--replica` other parts
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { conditionFlags, setConditions } from '../conditions'
import { bundle, makeBundleFolder } from '../plant/bundle'
import { type Patch, readFaults } from '../plant/patches'
import { startStandby } from '../shop/standby'
import { quiet } from '../shop/startShop'
import { bundleClient } from './live/bundleClient'
import type { LaneMessage, LaneOptions } from './live/lane'
import { regressions } from './live/regressions'

const { values: options } = parseArgs({
  options: {
    ...conditionFlags,
    long: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    replica: { type: 'boolean', default: false },
    seed: { type: 'string' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
setConditions(options)

const shortTime = 20_000
/** Of the short version, in each of its processes. */
const minSeeds = 10
const longTime = 60 * 60_000
/** A fresh database and fresh processes after so many: rows of earlier schedules slow later ones. */
const batch = 250
/** A planted fault has to be found within so many. */
const plantedSeeds = 60

type Run = { played: number; failed: LaneMessage[]; crashes: number }

const folder = await makeBundleFolder()

async function makeBundles(patches: readonly Patch[]) {
  const client = await bundleClient(patches)
  const lane = await bundle('lab/proofs/live/lane.ts', patches)
  const files = { client: join(folder, 'client.js'), lane: join(folder, 'lane.mjs') }
  await writeFile(files.client, client)
  await writeFile(files.lane, lane.code)
  return files
}

async function playLane(laneFile: string, databaseUrl: string, laneOptions: LaneOptions, run: Run) {
  const lane = fork(laneFile, {
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    execArgv: [],
  })
  lane.on('message', (message) => {
    // Sent by `lane.ts`.
    const played = message as LaneMessage
    run.played++
    if (played.stale.length > 0 || options.seed) run.failed.push(played)
  })
  lane.send(laneOptions)
  await once(lane, 'exit')
  // It has printed its seed and the error. The schedules after it, up to the end of its batch, are not played.
  if (lane.exitCode !== 0) run.crashes++
}

type Plan = Omit<LaneOptions, 'clientFile' | 'seeds' | 'standby'> & { lanes: number }

async function playAll(
  seeds: readonly number[],
  { lanes, ...rest }: Plan,
  patches: readonly Patch[] = [],
): Promise<Run> {
  const { client, lane } = await makeBundles(patches)
  const run: Run = { played: 0, failed: [], crashes: 0 }
  const batches: (readonly number[])[] = []
  const size = Math.min(batch, Math.ceil(seeds.length / lanes))
  for (let from = 0; from < seeds.length; from += size) batches.push(seeds.slice(from, from + size))
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      // A server of its own: transactions of other lanes would show in the positions of changes.
      const postgres = await startThrowawayPostgres()
      // It is killed, which is no error here.
      const log = { ...quiet, error: () => undefined }
      const standby = options.replica ? await startStandby(postgres, { log }) : undefined
      const standbyOptions = standby && { url: standby.url, dataDir: standby.dataDir }
      // The first batch even on a machine that is slow to start.
      let next = batches.shift()
      while (next) {
        const laneOptions = { ...rest, clientFile: client, seeds: next, standby: standbyOptions }
        await playLane(lane, postgres.url, laneOptions, run)
        if (rest.stopAtFirst && run.failed.length > 0) break
        next = Date.now() < rest.until ? batches.shift() : undefined
      }
      await standby?.stop()
      await postgres.stop()
    }),
  )
  return run
}

function print({ seed, stale, trace }: LaneMessage) {
  for (const line of trace) console.log(line)
  for (const { tab, screen, shown, fresh } of stale) {
    console.log(`\nseed ${seed}, ${tab}: ${screen}`)
    console.log(`  has   ${JSON.stringify(shown).slice(0, 600)}`)
    console.log(`  fresh ${JSON.stringify(fresh).slice(0, 600)}`)
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

async function runPlanted(): Promise<number> {
  let missed = 0
  const faults = readFaults(
    join(import.meta.dirname, options.replica ? 'live/replicaFaults.diff' : 'live/faults.diff'),
  )
  const chosen = faults.filter(({ name }) => name.includes(options.only))
  console.log(
    `${'What is taken out'.padEnd(66)}${'found by seed'.padStart(14)}${'schedules'.padStart(11)}`,
  )
  for (const { name, patches } of chosen) {
    const { played, failed, crashes } = await playAll(
      numbers(plantedSeeds),
      { lanes: 1, until: Date.now() + longTime, atLeast: 0, stopAtFirst: true, isTraced: false },
      patches,
    )
    const [first] = failed
    // A crash shows nothing about the fault.
    if (!first || crashes > 0) missed++
    console.log(
      `${name.padEnd(66)}${String(first?.seed ?? 'not found').padStart(14)}${String(played).padStart(11)}`,
    )
  }
  console.log(`\n${chosen.length - missed} passed, ${missed} failed`)
  return missed
}

async function runSchedules(): Promise<number> {
  const startedAt = performance.now()
  // A long run has more lanes than cores: each waits for its PostgreSQL half of the time.
  const cores = availableParallelism()
  const isShort = !options.long && !options.seeds && !options.seed
  const count = Number(options.seeds ?? 10_000)
  const seeds = options.seed ? [Number(options.seed)] : [...regressions, ...numbers(count)]
  const { played, failed, crashes } = await playAll(seeds, {
    lanes: options.seed ? 1 : isShort ? Math.min(2, cores) : Math.ceil(1.5 * cores),
    until: Date.now() + (isShort ? shortTime : longTime),
    atLeast: minSeeds,
    stopAtFirst: false,
    // With a replica a seed may not fail again.
    isTraced: options.seed !== undefined || options.replica,
  })
  for (const each of failed) print(each)
  const wrong = failed.filter(({ stale }) => stale.length > 0)
  const seconds = (performance.now() - startedAt) / 1_000
  console.log(
    `\n${played} schedules in ${Math.round(seconds)} s, ${regressions.length} of them from earlier failures`,
  )
  if (wrong.length > 0)
    console.log(`Seeds that failed: ${wrong.map(({ seed }) => seed).join(', ')}`)
  console.log(`${played - wrong.length} passed, ${wrong.length + crashes} failed`)
  return wrong.length + crashes
}

try {
  process.exitCode = (await (options.planted ? runPlanted() : runSchedules())) > 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true, force: true })
}
