import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { createAccountDisabler, createIdentityVerifier } from './adapters/identity'
import { buildApp } from './app'
import { createAnswerCache } from './cache/answerCache'
import type { Config } from './config'
import { listenForChanges } from './db/changes'
import { migrate } from './db/migrate'
import { createDatabase } from './db/pool'
import { countPendingSales } from './db/sales'
import { demoAccounts } from './demo/accounts'
import { seedDemo } from './demo/seed'
import { startIdentityEmulator } from './embedded/identity'
import { startPostgres } from './embedded/postgres'
import { createHandlers } from './handlers'
import { ensurePortIsFree } from './lib/port'
import { step } from './lib/progress'
import { createLiveHub } from './live/hub'
import type { Logger } from './observability/logger'
import { createMetrics } from './observability/metrics'
import { createSessionStore } from './sessions/store'

export type RunningShop = {
  /** Where the data lies, for people. */
  dataPlace: string
  /** Resolves when people can sign in. */
  identityReady: Promise<void>
  stop(): Promise<void>
}

type Stop = () => Promise<unknown>

const salesCountedEvery = 5_000

async function openDatabase(config: Config, logger: Logger, say: (line: string) => void) {
  if (config.database.url)
    return { url: config.database.url, place: 'your PostgreSQL', stop: undefined }
  const { dataDir } = config
  return step(say, 'Starting the database', async () => {
    const postgres = await startPostgres({
      dataDir,
      log: logger,
      onLost: (reason) =>
        logger.error(`The database was lost and is being started again: ${reason}`),
    })
    return { url: postgres.url, place: postgres.dataDir, stop: postgres.stop }
  })
}

function startEmulator(config: Config, logger: Logger) {
  if (!config.identity.isEmulated) return undefined
  const emulator = startIdentityEmulator({
    projectId: config.identity.projectId,
    stateFile: join(config.dataDir, 'identity.json'),
    log: logger,
    workerFile: config.paths.identityWorker,
  })
  const ready = emulator.ready.then(() => emulator.ensureAccounts(demoAccounts))
  const isSettled = ready.catch(() => undefined)
  const proxy: FastifyPluginAsync = async (app) => {
    // Who is quicker than the demo's accounts would be told that they do not exist.
    app.addHook('onRequest', async () => isSettled)
    await app.register(emulator.fastifyPlugin)
  }
  return { ...emulator, ready, proxy }
}

/** The same adapter for the embedded identity service and a real one. */
function connectIdentity({ identity }: Config, emulator: ReturnType<typeof startEmulator>) {
  return {
    ...createIdentityVerifier(identity),
    disableAccount: createAccountDisabler({ ...identity, emulator }),
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

    const { url, place, stop: stopDatabase } = await openDatabase(config, logger, say)
    if (stopDatabase) stops.push(stopDatabase)
    await step(say, 'Bringing the database up to date', () => migrate(url, config.paths.migrations))
    const { db, close } = createDatabase(url, {
      size: config.database.pool,
      onError: (error) => logger.warn(`A database connection broke: ${error.message}`),
    })
    stops.push(close)
    if (config.isDemo) await step(say, 'Filling the shop', () => seedDemo(db))

    const emulator = startEmulator(config, logger)
    if (emulator) stops.push(emulator.stop)

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

    const sales = setInterval(() => {
      countPendingSales(db).catch((error: unknown) => logger.warn(error, 'sales not counted'))
    }, salesCountedEvery)
    stops.push(async () => clearInterval(sales))

    const sessions = createSessionStore(db, {
      onError: (error) => logger.warn(error, 'the last use of a session was not noted'),
    })
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
        identity: connectIdentity(config, emulator),
        adminEmails: config.adminEmails,
        logger,
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
