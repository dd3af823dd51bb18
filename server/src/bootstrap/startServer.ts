import { categorySynonyms } from '../../../shop/categorySynonyms'
import { createSessionStore } from '../auth'
import { createResponseCache } from '../cache/responseCache'
import { readChanges } from '../db/changes'
import { migrate } from '../db/migrate'
import { createDatabase } from '../db/pool'
import { markLive } from '../db/shopMode'
import { createJobsDatabase, startJobs } from '../jobs/jobs'
import { createEventBroker } from '../live/eventBroker'
import { saveCategorySynonyms } from '../modules/catalog'
import { createPaymentService } from '../modules/payment'
import type { Logger } from '../observability/logger'
import { createMetrics } from '../observability/metrics'
import { buildApp } from './buildApp'
import type { Config } from './config'
import { ensurePortIsFree } from './ensurePortIsFree'
import { connectGateway, connectIdentity, openDatabase, startEmulator } from './externalServices'
import { createHandlers } from './handlers'
import { loadDevServices } from './loadDevServices'
import { reportStep } from './reportStep'

export type RunningServer = {
  /** Location of the data, for the start message. */
  dataLocation: string
  /** Resolves when users can sign in. */
  identityReady: Promise<void>
  /** Users of the demo whose passwords are public. */
  demoAccounts: readonly DemoAccount[]
  stop(): Promise<void>
}

type Stop = () => Promise<unknown>
type DemoAccount = { role: string; email: string; password: string }

/** Runs before the server listens, so it may take long on a slow machine. */
async function prepareData(url: string, config: Config) {
  const { db, close } = createDatabase(url, { size: 1, queryTimeout: 120_000 })
  try {
    if (config.isDemo) {
      const { seedDemo } = await loadDevServices(config)
      await seedDemo(db)
    } else {
      await markLive(db)
      await saveCategorySynonyms(db, categorySynonyms)
    }
  } finally {
    await close()
  }
}

/** Starts all configured services in order; `stop` stops them in reverse order. */
export async function startServer(
  config: Config,
  logger: Logger,
  print: (line: string) => void,
): Promise<RunningServer> {
  const stops: Stop[] = []
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) {
      await each().catch((error: unknown) => logger.error(error, 'could not stop cleanly'))
    }
  }
  try {
    await ensurePortIsFree(config.host, config.port)

    const {
      url,
      location,
      stop: stopDatabase,
    } = await reportStep(print, 'Starting the database', () => openDatabase(config, logger))
    if (stopDatabase) stops.push(stopDatabase)
    await reportStep(print, 'Bringing the database up to date', () =>
      migrate(url, config.paths.migrations),
    )
    await reportStep(print, 'Filling the shop', () => prepareData(url, config))
    const { db, warmUp, close } = createDatabase(url, {
      size: config.database.pool,
      onError: (error) => logger.warn(`A database connection broke: ${error.message}`),
    })
    stops.push(close)
    await warmUp()

    const emulator = await startEmulator(config, logger)
    if (emulator) stops.push(emulator.stop)

    const provider = await reportStep(print, 'Connecting card payment', () =>
      connectGateway(config, logger),
    )
    if (provider?.stop) stops.push(provider.stop)
    const payments =
      provider &&
      createPaymentService({ db, gateway: provider.gateway, logger, publicUrl: config.publicUrl })
    if (payments) {
      payments.reconciler.start()
      stops.push(() => payments.reconciler.stop())
    }

    const cache = createResponseCache()
    const broker = createEventBroker()
    const changes = readChanges({
      url,
      onChanges: (batch) => {
        for (const { tags } of batch.changes) cache.invalidate(tags)
        broker.publish(batch)
      },
      onGap: (position) => {
        cache.invalidateAll()
        broker.publishGap(position)
      },
      onError: (error) => logger.warn(error, 'changes could not be read'),
    })
    stops.push(changes.close)
    await changes.ready

    const sessions = createSessionStore(db, {
      onError: (error) => logger.warn(error, 'the last use of a session was not noted'),
      onEnded: (sessionKey) => broker.closeStreams([sessionKey]),
    })
    const identity = connectIdentity(config, emulator)
    const jobs = createJobsDatabase(url, (error) =>
      logger.warn(`A database connection of the jobs broke: ${error.message}`),
    )
    stops.push(jobs.close)
    const { disableAccount } = identity
    stops.push(startJobs({ db: jobs.db, logger, disableAccount, broker, sessions }))

    const metrics = createMetrics({ openStreams: () => broker.size })
    const app = await buildApp({
      config,
      logger,
      metrics,
      db,
      sessions,
      cache,
      handlers: createHandlers({
        db,
        sessions,
        broker,
        metrics,
        identity,
        adminEmails: config.adminEmails,
        logger,
        payments,
        uploadsFolder: config.paths.uploads,
      }),
      identityProxy: emulator?.proxy,
    })
    stops.push(() => app.close())
    await app.listen({ host: config.host, port: config.port })
    return {
      dataLocation: location,
      identityReady: emulator?.ready ?? Promise.resolve(),
      demoAccounts: emulator?.demoAccounts ?? [],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
