import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { ask, type ClientTab, openTab, type Query } from '../../../lab/people/clientTab'
import { createScene, type Scene, type Write, writes } from '../../../lab/people/scene'
import { type SignedIn, signIn } from '../../../lab/people/sessions'
import { type ShopProcess, startShopProcess } from '../../../lab/shop/innerShop'
import { loadConfig } from '../../src/bootstrap/config'
import { createResponseCache } from '../../src/cache/responseCache'
import { createEventBroker } from '../../src/live/eventBroker'
import { assembleApp, withoutLimits } from '../support/assembleApp'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { createRandom, pick } from '../support/random'

let database: FreshDatabase
let folder: string
/** Responds from the database. */
let uncached: FastifyInstance
let boss: SignedIn

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'jontro-live-'))
  const { app } = await assembleApp({
    db: database.db,
    config: loadConfig({ ...withoutLimits, DATA_DIR: folder }, folder),
    logger: pino({ level: 'silent' }),
    live: {
      cache: { ...createResponseCache(), get: () => undefined },
      broker: createEventBroker(),
      catchUp: async () => true,
    },
  })
  uncached = app
  boss = await signIn(database.db, 'admin')
})
afterAll(async () => {
  await uncached.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** `at` selects the process, tab or transaction. */
type Step = { at: number } & (
  | { type: 'call' | 'write' | 'begin'; write: Write; number: number }
  | { type: 'end'; isCommit: boolean }
  | { type: 'open'; number: number }
  | { type: 'slowDown' | 'wait'; time: number }
  | { type: 'cut' | 'restore' | 'delay' | 'resume' | 'reconnect' | 'restart' }
)

const at = fc.nat(5)
const write = { at, write: fc.constantFrom(...writes), number: fc.nat(11) }
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('call' as const), ...write }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('write' as const), ...write }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('begin' as const), ...write }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('end' as const), at, isCommit: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('open' as const), at, number: fc.nat(11) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('slowDown' as const), at, time: fc.nat(12) }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('wait' as const), at, time: fc.nat(8) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constantFrom('delay', 'resume', 'reconnect', 'reconnect'),
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('cut', 'restore', 'restart'), at }) },
)
const schedule = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 10 }),
  /** For what the load balancer and the users select. */
  seed: fc.nat(),
})

/** Until the event streams of the process have all changes that are committed now. */
async function untilCaughtUp(process: ShopProcess) {
  const { rows } = await sql<{ xid: string }>`
    select pg_current_xact_id()::text as xid from notify_change(array['Mark'], null)`.execute(
    database.db,
  )
  while (!(await process.catchUp(String(Number(rows[0]?.xid) + 1))));
}

type Schedule = { steps: readonly Step[]; seed: number }

/** Opens the tabs of one schedule; returns them and what makes its changes. */
function open(shop: readonly ShopProcess[], scene: Scene, { steps, seed }: Schedule) {
  const random = createRandom(seed)
  const some = (queries: readonly Query[], count: number) =>
    Array.from({ length: count }, () => pick(queries, random(queries.length)))
  const pickProcess = () => pick(shop, random(shop.length))
  const { user, admin, publicQueries, ownQueries, adminQueries } = scene
  const tabs: ClientTab[] = [
    openTab({ pickProcess, readsEventId: true, queries: some(publicQueries, 2) }),
    openTab({
      pickProcess,
      readsEventId: true,
      user,
      queries: [...some(publicQueries, 1), ...some(ownQueries, 1)],
      adminQueries: some(adminQueries, 1),
    }),
    openTab({
      pickProcess,
      readsEventId: false,
      user: admin,
      queries: some(publicQueries, 1),
      adminQueries: some(adminQueries, 2),
    }),
  ]

  const pending: Promise<unknown>[] = []
  const transactions: ((isCommit: boolean) => void)[] = []

  /** Rejected changes, such as a second delivery, are part of a schedule. */
  const inTransaction = (write: Write, number: number) =>
    database.db
      .transaction()
      .execute((trx) => scene.change[write](trx, number))
      .catch(() => undefined)

  async function begin(write: Write, number: number) {
    const trx = await database.db.startTransaction().execute()
    await scene.change[write](trx, number).catch(() => undefined)
    return trx
  }

  async function take(step: Step, allTabs: readonly ClientTab[]) {
    const process = pick(shop, step.at)
    const tab = pick(tabs, step.at)
    switch (step.type) {
      case 'call':
      case 'write': {
        const call = step.type === 'call' ? scene.call[step.write] : undefined
        pending.push(call?.(process, step.number) ?? inTransaction(step.write, step.number))
        break
      }
      case 'begin': {
        const started = begin(step.write, step.number)
        transactions.push((isCommit) => {
          pending.push(started.then((trx) => (isCommit ? trx.commit() : trx.rollback()).execute()))
        })
        break
      }
      case 'end':
        transactions.shift()?.(step.isCommit)
        break
      case 'open':
        tab.show([pick(publicQueries, step.number)])
        break
      case 'reconnect':
        tab.reconnect()
        break
      case 'slowDown':
        process.slowDown(step.time)
        break
      case 'wait':
        await sleep(step.time)
        break
      case 'restart':
        await process.restart()
        for (const each of allTabs) each.reconnect()
        break
      case 'cut':
      case 'delay':
        process.disturb(step.type)
        break
      case 'restore':
      case 'resume':
        process.proxy[step.type]()
    }
  }

  return {
    tabs,
    async play(allTabs: readonly ClientTab[]) {
      for (const step of steps) await take(step, allTabs)
      for (const end of transactions.splice(0)) end(true)
      await Promise.all(pending)
    },
  }
}

/** Plays schedules at the same time, and returns what tabs show other than the database has it in the end. */
async function findStale(shop: readonly ShopProcess[], schedules: readonly Schedule[]) {
  const scenes = await Promise.all(schedules.map(() => createScene(database.db, boss)))
  const opened = schedules.map((each, index) => open(shop, pick(scenes, index), each))
  const tabs = opened.flatMap((each) => each.tabs)
  await Promise.all(opened.map(({ play }) => play(tabs)))
  for (const process of shop) {
    process.slowDown(0)
    process.proxy.restore()
    process.proxy.resume()
  }
  // What a tab refetches may open further queries.
  do {
    await Promise.all(shop.map(untilCaughtUp))
    await Promise.all(tabs.map((tab) => tab.untilIdle()))
  } while (!tabs.every((tab) => tab.isIdle()))
  for (const tab of tabs) tab.close()
  const views = tabs.flatMap((tab) => tab.views())
  const fresh = await Promise.all(views.map(({ query, cookies }) => ask(uncached, query, cookies)))
  return views.flatMap(({ query: { url }, shown }, index) =>
    shown?.status === fresh[index]?.status && shown?.body === fresh[index]?.body
      ? []
      : [{ url, shown, fresh: fresh[index] }],
  )
}

/** 1,000 schedules take two minutes. */
const schedules = Number(process.env.SCHEDULES ?? 200)

describe.each([
  [1, schedules / 20],
  [2, schedules / 5],
])('through %d processes, in %d times four schedules', (count, numRuns) => {
  let shop: ShopProcess[]

  beforeAll(async () => {
    shop = await Promise.all(
      Array.from({ length: count }, () => startShopProcess(database.url, folder)),
    )
  })
  afterAll(() => Promise.all(shop.map((process) => process.close())))

  it(
    'each tab shows in the end what the database has',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(schedule, { minLength: 4, maxLength: 4 }), async (schedules) => {
          expect(await findStale(shop, schedules)).toEqual([])
        }),
        { numRuns },
      ),
    600_000,
  )
})
