import { pino } from 'pino'
import type { PageRenderer } from '../../common/pageRenderer'
import { loadConfig } from '../../server/src/bootstrap/config'
import { createResponseCache, type ResponseCache } from '../../server/src/cache/responseCache'
import { createDatabase } from '../../server/src/db/pool'
import { createReadServers } from '../../server/src/db/readServers'
import { createEventBroker, type EventBroker } from '../../server/src/live/eventBroker'
import { followChanges } from '../../server/src/live/followChanges'
import { withParentCategories } from '../../server/src/modules/catalog'
import { assembleApp, withoutLimits } from '../../server/test/support/assembleApp'

type Options = {
  url: string
  folder: string
  pool: Parameters<typeof createDatabase>[1]
  /** Resolves when the result of a query may reach the handler. */
  beforeResult?: () => Promise<unknown>
  /** Of the reader of changes. */
  reader: { interval: number; minInterval?: number }
  /** Whether requests wait for the reader. */
  canCatchUp?: () => boolean
  renderer?: PageRenderer | undefined
  /** Replicas, from one of which it reads. */
  readUrls?: readonly string[]
  readOptions?: Partial<Parameters<typeof createReadServers>[0]>
}

/**
 * One process of the shop within this one: what it has for itself are connections, the reader of the changes, a cache, event streams and the
 * app. A restart ends its streams and its memory.
 */
export async function startInnerShop({
  url,
  folder,
  pool: poolOptions,
  beforeResult = async () => undefined,
  reader,
  canCatchUp = () => true,
  renderer,
  readUrls = [],
  readOptions,
}: Options) {
  const pool = createDatabase(url, poolOptions)
  await pool.warmUp()
  const db = pool.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await beforeResult()
      return result
    },
  })

  const readServers =
    readUrls.length > 0
      ? createReadServers({ db, urls: readUrls, pool: poolOptions, ...readOptions })
      : undefined
  await readServers?.start()

  async function start() {
    const broker = createEventBroker({ interval: 0, adminInterval: 0 })
    const cache = createResponseCache({ getEventId: broker.getLastEventId })
    const changes = followChanges({
      url,
      readServers,
      ...reader,
      cache,
      broker,
      expandTags: withParentCategories,
    })
    await changes.ready
    return { cache, broker, changes }
  }
  let live = await start()

  // The app takes longer to build than many schedules to run, so it stays.
  const cache: ResponseCache = {
    get: (key) => live.cache.get(key),
    getOutdated: (key) => live.cache.getOutdated(key),
    isComputing: (key) => live.cache.isComputing(key),
    compute: (key, compute) => live.cache.compute(key, compute),
    invalidate: (tags) => live.cache.invalidate(tags),
    invalidateAll: () => live.cache.invalidateAll(),
  }
  const broker: EventBroker = {
    getLastEventId: () => live.broker.getLastEventId(),
    hasForgotten: (since) => live.broker.hasForgotten(since),
    subscribe: (...args) => live.broker.subscribe(...args),
    publish: (batch) => live.broker.publish(batch),
    sessionKeys: () => live.broker.sessionKeys(),
    closeStreams: (keys) => live.broker.closeStreams(keys),
    publishGap: (position) => live.broker.publishGap(position),
  }
  const catchUp = (eventId: string) => live.changes.catchUp(eventId)
  const { app } = await assembleApp({
    db,
    config: loadConfig({ ...withoutLimits, DATA_DIR: folder }, folder),
    logger: pino({ level: 'silent' }),
    renderer,
    live: { cache, broker, catchUp: async (eventId) => canCatchUp() && catchUp(eventId) },
    readServers: readServers && {
      ...readServers,
      readUntilWal: async (...args) => canCatchUp() && live.changes.readUntilWal(...args),
    },
  })
  await app.ready()

  return {
    app,
    broker,
    catchUp,
    readServers,
    async restart() {
      await live.changes.close()
      live = await start()
    },
    async close() {
      await readServers?.close()
      await live.changes.close()
      await app.close()
      await pool.close()
    },
  }
}

export type InnerShop = Awaited<ReturnType<typeof startInnerShop>>
