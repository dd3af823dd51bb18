import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { loadConfig } from '../../../server/src/bootstrap/config'
import { createResponseCache } from '../../../server/src/cache/responseCache'
import { createDatabase } from '../../../server/src/db/pool'
import { createEventBroker } from '../../../server/src/live/eventBroker'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'
import { startInnerShop } from '../../shop/innerShop'

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

/** A process of the shop whose reader of changes runs when a schedule says so. */
export async function startProcess({ url, folder, park }: Options) {
  let canRead = true
  const shop = await startInnerShop({
    url,
    folder,
    pool: { ...patient, size: 14 },
    beforeResult: async () => slowly.getStore() && park(),
    reader: { interval: never, minInterval: 0 },
    canCatchUp: () => canRead,
  })
  return {
    ...shop,
    getLastEventId: shop.broker.getLastEventId,
    /** Reads the changes, as a process does ten times a second. */
    read: () => shop.catchUp(everything),
    /** The connection on which it reads stalls: requests do not wait for it. */
    setReading(isReading: boolean) {
      canRead = isReading
    },
    get canRead() {
      return canRead
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
