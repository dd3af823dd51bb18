import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { loadConfig } from '../../server/src/bootstrap/config'
import { createResponseCache, type ResponseCache } from '../../server/src/cache/responseCache'
import { createDatabase } from '../../server/src/db/pool'
import { createEventBroker } from '../../server/src/live/eventBroker'
import { followChanges } from '../../server/src/live/followChanges'
import { assembleApp, withoutLimits } from '../../server/test/support/assembleApp'
import type { PageRenderer } from '../../shop/pageRenderer'
import { createTcpProxy } from './tcpProxy'

/**
 * What one process of the shop has for itself: connections, reader of the changes, cache, event streams, app. Tests can cut and
 * delay the reader's connection, restart the process and make its responses slow.
 */
export async function startShopProcess(
  databaseUrl: string,
  folder: string,
  { renderer }: { renderer?: PageRenderer } = {},
) {
  const proxy = await createTcpProxy(databaseUrl)
  const pool = createDatabase(databaseUrl, {
    size: 6,
    connectionTimeout: 20_000,
    queryTimeout: 20_000,
  })
  let delay = 0
  const db = pool.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (delay > 0) await sleep(Math.random() * delay)
      return result
    },
  })

  async function start() {
    const cache = createResponseCache()
    const broker = createEventBroker({ adminInterval: 0 })
    const changes = followChanges({ url: proxy.url, interval: 20, cache, broker })
    await changes.ready
    return { cache, broker, changes }
  }
  let live = await start()

  let restarted = Promise.resolve()
  let restarts = 0

  // The app takes longer to build than many schedules to run, so it stays.
  const cache: ResponseCache = {
    get: (key) => live.cache.get(key),
    isComputing: (key) => live.cache.isComputing(key),
    compute: (key, compute) => live.cache.compute(key, compute),
    invalidate: (tags) => live.cache.invalidate(tags),
    invalidateAll: () => live.cache.invalidateAll(),
  }
  const { app, sessions } = await assembleApp({
    db,
    config: loadConfig({ ...withoutLimits, DATA_DIR: folder }, folder),
    logger: pino({ level: 'silent' }),
    renderer,
    live: { cache, broker: live.broker, catchUp: (eventId) => live.changes.catchUp(eventId) },
  })

  return {
    app,
    sessions,
    cache,
    proxy,
    get broker() {
      return live.broker
    },
    catchUp: (eventId: string) => live.changes.catchUp(eventId),
    /** Responses take up to this long after they were read from the database. */
    slowDown(milliseconds: number) {
      delay = milliseconds
    },
    restart() {
      restarts += 1
      restarted = restarted.then(async () => {
        proxy.restore()
        proxy.resume()
        await live.changes.close()
        live = await start()
        restarts -= 1
      })
      return restarted
    },
    /** Except during a restart, which needs the connection. */
    disturb(how: 'cut' | 'delay') {
      if (restarts === 0) proxy[how]()
    },
    async close() {
      await live.changes.close()
      await app.close()
      proxy.close()
      await pool.close()
    },
  }
}

export type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>
