import type { AccountEditor } from '../adapters/identity'
import type { FileStorage } from '../adapters/storage'
import { purgeExpiredSessions } from '../auth'
import { pruneChanges } from '../db/changes'
import { createDatabase, type Database } from '../db/pool'
import { purgeRateLimits } from '../http/sharedRateLimits'
import { serveAlerts } from '../modules/alerts'
import { purgeBulkEdits } from '../modules/bulk-edits'
import { countPendingSales } from '../modules/catalog'
import { collectGarbage } from '../modules/images'
import { purgeImports } from '../modules/imports'
import { purgeMails } from '../modules/mail'
import { fillOrderNumbers, foldPendingStats } from '../modules/orders'
import { countPendingStars } from '../modules/reviews'
import { disableDueAccounts, sendDueAccountUpdates } from '../modules/users'
import type { Logger } from '../observability/logger'
import { jobSucceededAt } from '../observability/metrics'
import { repeat } from './repeat'

type Services = {
  db: Database
  logger: Logger
  identity: AccountEditor
  storage: FileStorage
  /** Undefined without card payment. */
  reconcilePayments: ((signal: AbortSignal) => Promise<unknown>) | undefined
  /** Undefined without card payment. */
  checkRefunds: ((signal: AbortSignal) => Promise<unknown>) | undefined
  /** Undefined without a mail server. */
  sendMails: ((signal: AbortSignal) => Promise<unknown>) | undefined
  /** Undefined with a real identity project, which sends its own. */
  sendIdentityMails?: (() => Promise<unknown>) | undefined
}

export const jobsPoolSize = 4

/** A pool of its own: requests do not wait for jobs, and a batch may take longer than a request. */
export const createJobsDatabase = (url: string, onError?: (error: Error) => void) =>
  createDatabase(url, {
    size: jobsPoolSize,
    queryTimeout: 60_000,
    connectionTimeout: 10_000,
    applicationName: 'jontro-jobs',
    onError,
  })

/** Starts the periodic jobs and returns a function that stops them. */
export function startJobs({
  db,
  logger,
  identity: { disableAccount, updateProfile },
  storage,
  reconcilePayments,
  checkRefunds,
  sendMails,
  sendIdentityMails,
}: Services): () => Promise<void> {
  const jobs = [
    ...(reconcilePayments
      ? [{ name: 'reconcile payments', interval: 2_000, run: reconcilePayments }]
      : []),
    ...(checkRefunds ? [{ name: 'check refunds', interval: 2_000, run: checkRefunds }] : []),
    ...(sendMails
      ? [
          { name: 'send mails', interval: 1_000, run: sendMails },
          {
            name: 'serve alerts',
            interval: 2_000,
            run: (signal: AbortSignal) => serveAlerts(db, signal),
          },
        ]
      : []),
    ...(sendIdentityMails
      ? [{ name: 'send identity mails', interval: 500, run: sendIdentityMails }]
      : []),
    {
      name: 'count sales',
      interval: 5_000,
      run: (signal: AbortSignal) => countPendingSales(db, signal),
    },
    {
      name: 'count stars',
      interval: 1_000,
      run: (signal: AbortSignal) => countPendingStars(db, signal),
    },
    {
      name: 'add up statistics',
      interval: 5_000,
      run: (signal: AbortSignal) => foldPendingStats(db, signal),
    },
    {
      name: 'number orders',
      interval: 60_000,
      run: (signal: AbortSignal) => fillOrderNumbers(db, signal),
    },
    {
      name: 'prune changes',
      interval: 60_000,
      run: () => pruneChanges(db),
    },
    {
      name: 'purge rate limits',
      interval: 60_000,
      run: () => purgeRateLimits(db),
    },
    {
      name: 'purge sessions',
      interval: 3_600_000,
      run: () => purgeExpiredSessions(db),
    },
    {
      name: 'purge imports',
      interval: 3_600_000,
      run: () => purgeImports(db),
    },
    {
      name: 'purge bulk edits',
      interval: 3_600_000,
      run: () => purgeBulkEdits(db),
    },
    {
      name: 'purge mails',
      interval: 3_600_000,
      run: () => purgeMails(db),
    },
    {
      name: 'delete unused pictures',
      interval: 3_600_000,
      run: (signal: AbortSignal) => collectGarbage(db, storage, signal),
    },
    ...(updateProfile
      ? [
          {
            name: 'update accounts',
            interval: 5_000,
            run: () => sendDueAccountUpdates({ db, logger, update: updateProfile }),
          },
        ]
      : []),
    {
      name: 'disable deleted accounts',
      interval: 60_000,
      run: () => disableDueAccounts({ db, logger, disable: disableAccount }),
    },
  ]
  const stops = jobs.map(({ name, interval, run }) =>
    repeat(run, {
      interval,
      onSuccess: () => jobSucceededAt.set({ job: name }, Date.now() / 1000),
      onError: (error) => logger.warn(error, `The job "${name}" failed`),
    }),
  )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
