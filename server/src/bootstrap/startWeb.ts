import { createSessionStore } from '../auth'
import { createResponseCache } from '../cache/responseCache'
import { createNotifier } from '../db/changeNotices'
import { createDatabase, type DatabaseOptions } from '../db/pool'
import { createReadServers } from '../db/readServers'
import { createSlowDatabase } from '../db/slowDatabase'
import { loadPageRenderer } from '../http/pages/loadPageRenderer'
import { repeat } from '../jobs/repeat'
import { closeEndedStreams } from '../live/closeEndedStreams'
import { createEventBroker } from '../live/eventBroker'
import { followChanges } from '../live/followChanges'
import { withParentCategories } from '../modules/catalog'
import { createPaymentService } from '../modules/payment'
import type { Logger } from '../observability/logger'
import { observeProcess } from '../observability/metrics'
import { startTracing } from '../observability/tracing'
import { buildApp } from './buildApp'
import type { Config } from './config'
import {
  connectGateway,
  connectIdentity,
  connectStorage,
  type ExternalServices,
} from './externalServices'
import type { Stops } from './stops'

/** Connections that wait while the process is occupied. The system ignores further ones, and clients try again after 1, 3, 7 s. */
const maxWaitingConnections = 4_096

/** Serves the shop. Any number of processes may, on one machine or several. */
export async function startWeb(
  config: Config,
  logger: Logger,
  services: ExternalServices,
  stops: Stops,
): Promise<void> {
  const tracing =
    config.tracing &&
    (await startTracing(config.tracing, (message) =>
      logger.warn(`Traces are not sent: ${message}`),
    ))
  if (tracing) stops.push(tracing.stop)
  const { databaseUrl } = services
  const pool: DatabaseOptions = {
    size: config.database.pool,
    onError: (error) => logger.warn(`A database connection broke: ${error.message}`),
  }
  const recordQuery = tracing?.recordQuery
  const { db, warmUp, load, close } = createDatabase(databaseUrl, { ...pool, recordQuery })
  stops.push(close)
  observeProcess({ waitingForDatabase: () => load().waiting })
  await warmUp()
  const { readUrls } = config.database
  const onMove = (message: string) => logger.warn(message)
  const readServers =
    readUrls.length > 0 ? createReadServers({ db, urls: readUrls, pool, onMove }) : undefined
  if (readServers) {
    stops.push(readServers.close)
    await readServers.start()
  }

  const broker = createEventBroker()
  const cache = createResponseCache({ getEventId: broker.getLastEventId })
  const changes = followChanges({
    url: databaseUrl,
    readServers,
    cache,
    broker,
    expandTags: withParentCategories,
    onError: (error) => logger.warn(error, 'changes could not be read'),
  })
  stops.push(changes.close)
  await changes.ready

  const notify = createNotifier(db, (error) => logger.warn(error, 'a change was not announced'))

  const sessions = createSessionStore(db, {
    onError: (error) => logger.warn(error, 'the last use of a session was not noted'),
    onEnded: (sessionKey) => broker.closeStreams([sessionKey]),
  })
  stops.push(
    repeat(() => closeEndedStreams({ broker, sessions }), {
      interval: 5_000,
      onError: (error) => logger.warn(error, 'streams of ended sessions not closed'),
    }),
  )

  const { routes: identityRoutes, ...identity } = await connectIdentity(config, db)
  const gateway = connectGateway(services)
  const { publicUrl, adminEmails } = config
  const app = await buildApp({
    config,
    logger,
    db,
    withSlowDatabase: createSlowDatabase(databaseUrl),
    storage: connectStorage(config),
    sessions,
    cache,
    tracing,
    broker,
    catchUp: changes.catchUp,
    notify,
    readServers: readServers && { ...readServers, readUntilWal: changes.readUntilWal },
    identity,
    renderer: await loadPageRenderer(config, logger),
    identityRoutes,
    mailboxUrl: services.mailboxUrl,
    adminEmails,
    payments: gateway && createPaymentService({ db, gateway, logger, publicUrl }),
  })
  stops.push(() => app.close())
  await app.listen({ host: config.host, port: config.port, backlog: maxWaitingConnections })
}
