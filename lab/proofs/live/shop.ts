import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { loadConfig } from '../../../server/src/bootstrap/config'
import { createResponseCache, type ResponseCache } from '../../../server/src/cache/responseCache'
import { createDatabase } from '../../../server/src/db/pool'
import { createEventBroker, type EventBroker } from '../../../server/src/live/eventBroker'
import { followChanges } from '../../../server/src/live/followChanges'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'

const hour = 3_600_000
/** Schedules decide what waits for what: no time limit may end it, however busy the machine is. */
const patient = { connectionTimeout: hour, queryTimeout: hour, idleTransactionTimeout: hour }

/** Reads happen only when requested. */
const never = 2 ** 30
const everything = '999999999999999'

/** Requests whose query results wait until the schedule lets them go on. */
export const slowly = new AsyncLocalStorage<true>()

type Options = {
  url: string
  folder: string
  /** Resolves when the schedule lets the query's result reach the handler. */
  park: () => Promise<void>
}

/** One process of the shop in this one, whose reader of changes runs when a schedule says so. */
export async function startProcess({ url, folder, park }: Options) {
  const pool = createDatabase(url, { ...patient, size: 14 })
  await pool.warmUp()
  const db = pool.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (slowly.getStore()) await park()
      return result
    },
  })

  async function start() {
    const cache = createResponseCache()
    const broker = createEventBroker({ adminInterval: 0 })
    const changes = followChanges({ url, interval: never, minInterval: 0, cache, broker })
    await changes.ready
    return { cache, broker, changes }
  }
  let live = await start()
  let canRead = true

  // The app takes longer to build than many schedules to run, so it stays.
  const cache: ResponseCache = {
    get: (key) => live.cache.get(key),
    isComputing: (key) => live.cache.isComputing(key),
    compute: (key, compute) => live.cache.compute(key, compute),
    invalidate: (tags) => live.cache.invalidate(tags),
    invalidateAll: () => live.cache.invalidateAll(),
  }
  const broker: EventBroker = {
    getLastEventId: () => live.broker.getLastEventId(),
    subscribe: (subscriber, cursor) => live.broker.subscribe(subscriber, cursor),
    publish: (batch) => live.broker.publish(batch),
    sessionKeys: () => live.broker.sessionKeys(),
    closeStreams: (keys) => live.broker.closeStreams(keys),
    publishGap: (position) => live.broker.publishGap(position),
  }
  const { app } = await assembleApp({
    db,
    config: loadConfig({ ...withoutLimits, DATA_DIR: folder }, folder),
    logger: pino({ level: 'silent' }),
    live: {
      cache,
      broker,
      catchUp: async (eventId) => canRead && live.changes.catchUp(eventId),
    },
  })
  await app.ready()

  return {
    app,
    getLastEventId: () => live.broker.getLastEventId(),
    /** Reads the changes, as a process does ten times a second. */
    read: () => live.changes.catchUp(everything),
    /** The connection on which it reads stalls: requests do not wait for it. */
    setReading(isReading: boolean) {
      canRead = isReading
    },
    get canRead() {
      return canRead
    },
    /** Ends streams and the memory of the process. */
    async restart() {
      await live.changes.close()
      live = await start()
    },
    async close() {
      await live.changes.close()
      await app.close()
      await pool.close()
    },
  }
}

export type Process = Awaited<ReturnType<typeof startProcess>>

/** Responds from the database. */
export async function startUncached(url: string, folder: string) {
  const pool = createDatabase(url, { ...patient, size: 6 })
  const { app } = await assembleApp({
    db: pool.db,
    config: loadConfig({ ...withoutLimits, DATA_DIR: folder }, folder),
    logger: pino({ level: 'silent' }),
    live: {
      cache: { ...createResponseCache(), get: () => undefined },
      broker: createEventBroker(),
      catchUp: async () => true,
    },
  })
  await app.ready()
  return {
    app,
    db: pool.db,
    async close() {
      await app.close()
      await pool.close()
    },
  }
}
export type Uncached = Awaited<ReturnType<typeof startUncached>>
