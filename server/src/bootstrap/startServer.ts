import { categorySynonyms } from '../../../shop/categorySynonyms'
import { searchTerms } from '../../../shop/searchTerms'
import { migrate } from '../db/migrate'
import { markLive } from '../db/shopMode'
import { createSlowDatabase } from '../db/slowDatabase'
import { saveCategorySynonyms, saveSearchTerms } from '../modules/catalog'
import type { Logger } from '../observability/logger'
import { jobMetrics, webMetrics } from '../observability/metrics'
import { serveMetrics } from '../observability/metricsServer'
import type { Config } from './config'
import { ensureConnections } from './ensureConnections'
import { ensurePortIsFree } from './ensurePortIsFree'
import {
  type ExternalServices,
  type MailServer,
  openDatabase,
  openGateway,
  openMailServer,
} from './externalServices'
import { loadDevServices } from './loadDevServices'
import { reportStep } from './reportStep'
import { startWeb } from './startWeb'
import { startWorker } from './startWorker'
import { createStops, type Stops } from './stops'
import { connectToMainProcess, startWebProcesses } from './webProcesses'

export type RunningServer = {
  /** Location of the data, for the start message. */
  dataLocation: string
  /** Users of the demo whose passwords are public. */
  demoAccounts: readonly DemoAccount[]
  stop(): Promise<void>
}

type DemoAccount = { role: string; email: string; password: string }
type Print = (line: string) => void

/** Runs before the server listens, so it may take long on a slow machine. */
const prepareData = (url: string, config: Config, logger: Logger) =>
  createSlowDatabase(url)(async (db) => {
    if (config.isDemo) {
      const { demoAccounts, prepareIdentity, seedDemo } = await loadDevServices(config)
      await seedDemo(db)
      await prepareIdentity(db, config.dataDir, logger)
      return demoAccounts
    }
    await markLive(db)
    await saveCategorySynonyms(db, categorySynonyms)
    await saveSearchTerms(db, searchTerms)
    return []
  })

async function startServices(config: Config, logger: Logger, print: Print, stops: Stops) {
  const database = await reportStep(print, 'Starting the database', () =>
    openDatabase(config, logger),
  )
  if (database.stop) stops.push(database.stop)
  const { url, location } = database
  await ensureConnections(url, config)
  await reportStep(print, 'Bringing the database up to date', () =>
    migrate(url, config.paths.migrations, (message) => logger.warn(message)),
  )
  const demoAccounts = await reportStep(print, 'Filling the shop', () =>
    prepareData(url, config, logger),
  )

  const mail: MailServer = await openMailServer(config, logger)
  if (mail.stop) stops.push(mail.stop)
  const { gateway, stop: stopGateway } = await reportStep(print, 'Connecting card payment', () =>
    openGateway(config, logger),
  )
  if (stopGateway) stops.push(stopGateway)

  const services: ExternalServices = {
    databaseUrl: url,
    gateway,
    smtpUrl: mail.smtpUrl,
    mailboxUrl: mail.mailboxUrl,
  }
  return { services, dataLocation: location, demoAccounts }
}

/** Serves the shop in this process or, with WEB_CONCURRENCY, in others. Returns how to collect their metrics. */
async function serve(config: Config, logger: Logger, services: ExternalServices, stops: Stops) {
  if (config.webConcurrency === 1) {
    await startWeb(config, logger, services, stops)
    return webMetrics
  }
  const { stop, metrics } = await startWebProcesses(config.webConcurrency, services, logger)
  stops.push(stop)
  return metrics
}

/** Starts the services of the configured role in order; `stop` stops them in reverse order. */
export async function startServer(
  config: Config,
  logger: Logger,
  print: Print,
): Promise<RunningServer> {
  const { role, host, port, metrics } = config
  const stops = createStops(logger)
  try {
    if (role !== 'worker') await ensurePortIsFree(host, port)
    const { services, ...rest } = await startServices(config, logger, print, stops)
    const collect = []
    if (role !== 'web') {
      await startWorker(config, logger, services, stops)
      collect.push(jobMetrics)
    }
    if (role !== 'worker') collect.push(await serve(config, logger, services, stops))
    if (metrics.port) stops.push(await serveMetrics({ ...metrics, port: metrics.port, collect }))
    return { ...rest, stop: stops.stop }
  } catch (error) {
    await stops.stop()
    throw error
  }
}

/** Serves the shop with the services that the main process has started. */
export async function startWebProcess(config: Config, logger: Logger) {
  const stops = createStops(logger)
  await startWeb(config, logger, connectToMainProcess(), stops)
  return stops
}
