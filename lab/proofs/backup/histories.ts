import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { OperationRecord } from '../../../contract/operations'
import { backUp, restore } from '../../../scripts/backup/backup'
import { purgeExpiredSessions } from '../../../server/src/auth'
import { checkDataOf } from '../../../server/src/db/checkData'
import { operations } from '../../../server/src/http/registerOperations'
import { countPendingSales } from '../../../server/src/modules/catalog'
import { purgeImports } from '../../../server/src/modules/imports'
import { purgeMails } from '../../../server/src/modules/mail'
import { foldPendingStats } from '../../../server/src/modules/orders'
import { countPendingStars } from '../../../server/src/modules/reviews'
import { createRandom, pick } from '../../../server/test/support/random'
import { databaseUrl, migrationsFolder, onServer } from '../../../server/test/support/templates'
import { ageRows } from '../../shop/age'
import { requestsOf } from '../fuzz/requests'
import { toRequest } from '../fuzz/send'
import { createWorld, type Frozen, type World } from '../fuzz/world'
import { readContent } from './archive'

const callsInAll = 40
const callsAtOnce = 8
/** How old the first call may be when the last one is made. */
const maxDays = 730

/** The carts and orders of customers are what most rules are about; rendering a picture takes as long as many other calls. */
const weights: Partial<Record<string, number>> = {
  addToCart: 48,
  placeOrder: 48,
  updateCartQuantity: 8,
  uploadImage: 1,
}
const writing = operations.filter(({ id, method }) => method !== 'get' || id === 'endSession')
const weighted = writing.flatMap((operation) =>
  Array.from({ length: weights[operation.id] ?? 4 }, () => operation),
)
const plans = new Map(
  writing.map((operation) => [operation, requestsOf(operation, { calm: 4, wild: 1 })]),
)

/** What all histories begin with. */
export async function freezeWorld(folder: string): Promise<Frozen> {
  const world = await createWorld()
  await world.replenish()
  return world.freeze(join(folder, 'ledger.jsonl'))
}

async function call(world: World, operation: OperationRecord, seed: number): Promise<string> {
  const arbitrary = plans.get(operation)
  const [drawn] = arbitrary ? fc.sample(arbitrary, { seed, numRuns: 1 }) : []
  if (!drawn) throw new Error(`There is no request of ${operation.id}`)
  // Otherwise most orders would be of other carts than the customer has.
  const plan = { ...drawn, isFitting: seed % 4 > 0 }
  const { method, url, headers, payload } = await toRequest(world, operation, plan)
  const { statusCode } = await world.app.inject({ method, url, headers, payload })
  world.logLines.length = 0
  const body = typeof payload === 'string' ? payload.slice(0, 300) : ''
  return `${statusCode} ${plan.actor} ${method} ${url.slice(0, 200)} ${body}`
}

async function doJobs({ db }: World) {
  await foldPendingStats(db)
  await countPendingSales(db)
  await countPendingStars(db)
  await purgeExpiredSessions(db)
  await purgeImports(db)
  await purgeMails(db)
}

/** Backs up and restores; returns what differs. */
async function findDifferences({ database, folder }: World): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'jontro-history-'))
  const name = `${database.name}_restored`
  await onServer((client) => client.query(`create database ${name} template template0`))
  try {
    const [first, second] = [join(copy, 'first'), join(copy, 'second')]
    await backUp({ DATABASE_URL: database.url, DATA_DIR: folder }, first)
    const elsewhere = { DATABASE_URL: databaseUrl(name), DATA_DIR: join(copy, 'files') }
    const { broken } = await restore(elsewhere, { path: first, migrations: migrationsFolder })
    await backUp(elsewhere, second)
    const [before, after] = [await readContent(first), await readContent(second)]
    const [lost, added] = [
      before.filter((line) => !after.includes(line)),
      after.filter((line) => !before.includes(line)),
    ]
    return [
      ...broken.map(({ rule }) => `the copy breaks: ${rule}`),
      ...lost.map((line) => `lost: ${line}`),
      ...added.map((line) => `added: ${line}`),
      ...(before.length === after.length ? [] : [`${before.length} lines, then ${after.length}`]),
    ]
  } finally {
    await onServer((client) => client.query(`drop database ${name} with (force)`))
    await rm(copy, { recursive: true, force: true })
  }
}

export type History = { seed: number; calls: string[]; faults: string[] }

/** Calls that the seed draws, over up to two years; then what is wrong with the data, and with a copy from a backup. */
export async function playHistory(from: Frozen, seed: number): Promise<History> {
  const random = createRandom(seed + 1)
  const calls: string[] = []
  const world = await createWorld(from)
  try {
    let days = random(maxDays)
    for (let index = 0; index < callsInAll; index++) {
      if (index % callsAtOnce === 0) {
        const passed = random(days + 1)
        days -= passed
        await ageRows(world.db, passed)
        calls.push(`after ${passed} days`)
        if (random(2) === 0) await doJobs(world)
        await world.readRows()
      }
      calls.push(await call(world, pick(weighted, random(weighted.length)), random(2_000_000_000)))
    }
    const broken = await checkDataOf(world.db)
    return {
      seed,
      calls,
      faults: [
        ...calls.filter((each) => /^5\d\d /.test(each)),
        ...broken.map(({ rule, subjects }) => `breaks: ${rule}: ${subjects.join(', ')}`),
        ...(await findDifferences(world)),
      ],
    }
  } catch (error) {
    return { seed, calls, faults: [error instanceof Error ? (error.stack ?? '') : String(error)] }
  } finally {
    await world.close()
  }
}
