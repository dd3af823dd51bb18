import type { FastifyPluginAsync } from 'fastify'
import type { PageRenderer } from '../../../common/pageRenderer'
import { createDiskStorage, type FileStorage } from '../../src/adapters/storage'
import type { IdentityService } from '../../src/auth/routes'
import { createSessionStore } from '../../src/auth/sessionStore'
import { buildApp } from '../../src/bootstrap/buildApp'
import type { Config } from '../../src/bootstrap/config'
import { createResponseCache, type ResponseCache } from '../../src/cache/responseCache'
import type { Database } from '../../src/db/pool'
import type { CatchUp, ReadServersOptions } from '../../src/http/readServersPlugin'
import { createEventBroker, type EventBroker } from '../../src/live/eventBroker'
import type { PaymentService } from '../../src/modules/payment'
import type { Logger } from '../../src/observability/logger'
import type { Tracing } from '../../src/observability/tracing'

/** For tests, which send more requests than users do. */
export const withoutLimits: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  RATE_LIMIT_PER_MINUTE: '100000000',
  RATE_LIMIT_STRICT_PER_MINUTE: '100000000',
  EVENT_STREAMS_PER_CALLER: '100000000',
  LOAD_SHEDDING: 'false',
}

const nobody: IdentityService = {
  verify: () => Promise.reject(new Error('There is no identity service here')),
  findAccount: async () => ({}),
  disableAccount: async () => undefined,
}

type Parts = {
  db: Database
  config: Config
  logger: Logger
  identity?: IdentityService
  adminEmails?: readonly string[]
  storage?: FileStorage
  payments?: PaymentService
  identityRoutes?: FastifyPluginAsync
  renderer?: PageRenderer | undefined
  tracing?: Tracing
  /** If they follow the changes of the database. */
  live?: { broker: EventBroker; cache: ResponseCache; catchUp: CatchUp }
  readServers?: ReadServersOptions['readServers']
}

export function withoutChanges() {
  const broker = createEventBroker()
  // As if it had read the changes up to here.
  broker.publishGap(1)
  const cache = createResponseCache({ getEventId: broker.getLastEventId })
  return { broker, cache, catchUp: async () => true }
}

/** The whole server over a database, without external services and jobs. */
export async function assembleApp({
  db,
  config,
  logger,
  identity = nobody,
  adminEmails = [],
  storage = createDiskStorage(config.paths.uploads),
  payments,
  identityRoutes,
  renderer,
  tracing,
  live = withoutChanges(),
  readServers,
}: Parts) {
  const { broker, cache, catchUp } = live
  const sessions = createSessionStore(db, {
    onEnded: (sessionKey) => broker.closeStreams([sessionKey]),
  })
  const app = await buildApp({
    config,
    logger,
    db,
    withSlowDatabase: (work) => work(db),
    storage,
    sessions,
    cache,
    broker,
    catchUp,
    readServers,
    identity,
    identityRoutes,
    renderer,
    tracing,
    payments,
    adminEmails,
  })
  return { app, sessions, broker }
}
