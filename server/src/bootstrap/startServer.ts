import { seedDemo } from '../../../dev-services/demo-data/seed'
import { categorySynonyms } from '../../../shop/categorySynonyms'
import { createSessionStore } from '../auth/sessionStore'
import { createAnswerCache } from '../cache/answerCache'
import { listenForChanges } from '../db/changes'
import { migrate } from '../db/migrate'
import { createDatabase } from '../db/pool'
import { markLive } from '../db/shopMode'
import { createJobsDatabase, startJobs } from '../jobs/jobs'
import { createLiveHub } from '../live/eventBroker'
import { saveCategorySynonyms } from '../modules/catalog/synonyms'
import { createPaymentService } from '../modules/payment/service'
import type { Logger } from '../observability/logger'
import { createMetrics } from '../observability/metrics'
import { buildApp } from './buildApp'
import type { Config } from './config'
import { ensurePortIsFree } from './ensurePortIsFree'
import { connectGateway, connectIdentity, openDatabase, startEmulator } from './externalServices'
import { createHandlers } from './handlers'
import { step } from './reportStep'

export type RunningShop = {
  /** Where the data lies, for people. */
  dataPlace: string
  /** Resolves when people can sign in. */
  identityReady: Promise<void>
  stop(): Promise<void>
}

type Stop = () => Promise<unknown>

/** What is done before anyone is served may take as long as it needs, on a slow machine too. */
async function prepareData(url: string, isDemo: boolean) {
  const { db, close } = createDatabase(url, { size: 1, queryTimeout: 120_000 })
  try {
    if (isDemo) {
      await seedDemo(db)
    } else {
      await markLive(db)
      await saveCategorySynonyms(db, categorySynonyms)
    }
  } finally {
    await close()
  }
}

/** Starts everything that the configuration asks for, in order, and undoes it in the opposite order. */
export async function startShop(
  config: Config,
  logger: Logger,
  say: (line: string) => void,
): Promise<RunningShop> {
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
      place,
      stop: stopDatabase,
    } = await step(say, 'Starting the database', () => openDatabase(config, logger))
    if (stopDatabase) stops.push(stopDatabase)
    await step(say, 'Bringing the database up to date', () => migrate(url, config.paths.migrations))
    await step(say, 'Filling the shop', () => prepareData(url, config.isDemo))
    const { db, warmUp, close } = createDatabase(url, {
      size: config.database.pool,
      onError: (error) => logger.warn(`A database connection broke: ${error.message}`),
    })
    stops.push(close)
    await warmUp()

    const emulator = startEmulator(config, logger)
    if (emulator) stops.push(emulator.stop)

    const provider = await step(say, 'Connecting card payment', () =>
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

    const cache = createAnswerCache()
    const live = createLiveHub()
    const changes = listenForChanges({
      url,
      onChange: (change) => {
        cache.drop(change.tags)
        live.publish(change)
      },
      onGap: () => {
        cache.dropAll()
        live.announceGap()
      },
      onError: (error) => logger.warn(error, 'not listening for changes'),
    })
    stops.push(changes.close)
    await changes.ready
    // Of what came before nobody was told.
    live.announceGap()

    const sessions = createSessionStore(db, {
      onError: (error) => logger.warn(error, 'the last use of a session was not noted'),
      onEnded: (sessionKey) => live.closeStreamsOf([sessionKey]),
    })
    const identity = connectIdentity(config, emulator)
    const jobs = createJobsDatabase(url, (error) =>
      logger.warn(`A database connection of the jobs broke: ${error.message}`),
    )
    stops.push(jobs.close)
    const { disableAccount } = identity
    stops.push(startJobs({ db: jobs.db, logger, disableAccount, live, sessions }))

    const metrics = createMetrics({ openScreens: () => live.size })
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
        live,
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
    return { dataPlace: place, identityReady: emulator?.ready ?? Promise.resolve(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
