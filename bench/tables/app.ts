import { pino } from 'pino'
import { buildApp } from '../../server/src/app'
import { createAnswerCache } from '../../server/src/cache/answerCache'
import { loadConfig } from '../../server/src/config'
import type { Database } from '../../server/src/db/pool'
import { createHandlers } from '../../server/src/handlers'
import { createLiveHub } from '../../server/src/live/hub'
import { createMetrics } from '../../server/src/observability/metrics'
import { createSessionStore } from '../../server/src/sessions/store'

/** Limits are out of the way, since a benchmark asks more often than people do. */
const settings = {
  NODE_ENV: 'test',
  RATE_LIMIT_PER_MINUTE: '100000000',
  RATE_LIMIT_STRICT_PER_MINUTE: '100000000',
  LOAD_SHEDDING: 'false',
}

const noIdentity = {
  verify: () => Promise.reject(new Error('nobody signs in here')),
  disableAccount: async () => undefined,
}

/** The whole server over a database, without what a shop has around it. */
export async function buildBenchApp(db: Database, root: string) {
  const config = loadConfig(settings, root)
  const logger = pino({ level: 'warn' })
  const live = createLiveHub()
  const metrics = createMetrics({ openScreens: () => live.size })
  const sessions = createSessionStore(db)
  const services = { db, sessions, live, metrics, logger, identity: noIdentity, adminEmails: [] }
  return buildApp({
    config,
    logger,
    metrics,
    db,
    sessions,
    cache: createAnswerCache(),
    handlers: createHandlers({ ...services, uploadsFolder: config.paths.uploads }),
  })
}
