import { purgeExpiredSessions, type SessionStore } from '../auth'
import { pruneChanges } from '../db/changes'
import { createDatabase, type Database } from '../db/pool'
import { closeEndedStreams } from '../live/closeEndedStreams'
import type { EventBroker } from '../live/eventBroker'
import { countPendingSales } from '../modules/catalog'
import { foldPendingStats } from '../modules/orders'
import { type DisableAccount, disableDueAccounts } from '../modules/users'
import type { Logger } from '../observability/logger'
import { repeat } from './repeat'

type Services = {
  db: Database
  logger: Logger
  disableAccount: DisableAccount
  broker: EventBroker
  sessions: SessionStore
}

/** A pool of its own: requests do not wait for jobs, and a batch may take longer than a request. */
export const createJobsDatabase = (url: string, onError?: (error: Error) => void) =>
  createDatabase(url, {
    size: 2,
    queryTimeout: 60_000,
    connectionTimeout: 10_000,
    applicationName: 'jontro-jobs',
    onError,
  })

/** Starts the periodic jobs and returns a function that stops them. */
export function startJobs({
  db,
  logger,
  disableAccount,
  broker,
  sessions,
}: Services): () => Promise<void> {
  const jobs = [
    {
      name: 'sales not counted',
      interval: 5_000,
      run: (signal: AbortSignal) => countPendingSales(db, signal),
    },
    {
      name: 'changes not added up',
      interval: 5_000,
      run: (signal: AbortSignal) => foldPendingStats(db, signal),
    },
    {
      name: 'streams of ended sessions not closed',
      interval: 5_000,
      run: () => closeEndedStreams({ broker, sessions }),
    },
    {
      name: 'old changes not pruned',
      interval: 60_000,
      run: () => pruneChanges(db),
    },
    {
      name: 'expired sessions not purged',
      interval: 3_600_000,
      run: () => purgeExpiredSessions(db),
    },
    {
      name: 'deleted accounts not disabled',
      interval: 60_000,
      run: () => disableDueAccounts({ db, logger, disable: disableAccount }),
    },
  ]
  const stops = jobs.map(({ name, interval, run }) =>
    repeat(run, { interval, onError: (error) => logger.warn(error, name) }),
  )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
