import type { Database } from './db/pool'
import { countPendingSales } from './db/sales'
import { foldTallies } from './db/tallies'
import { type DisableAccount, disableDueAccounts } from './modules/users/disableAccounts'
import type { Logger } from './observability/logger'

type Services = { db: Database; logger: Logger; disableAccount: DisableAccount }

/** What is done again and again, by any number of processes; answers how to end it. */
export function startJobs({ db, logger, disableAccount }: Services): () => Promise<void> {
  const jobs = [
    { name: 'sales not counted', every: 5_000, run: () => countPendingSales(db) },
    { name: 'changes not added up', every: 5_000, run: () => foldTallies(db) },
    {
      name: 'deleted accounts not disabled',
      every: 60_000,
      run: () => disableDueAccounts({ db, logger, disable: disableAccount }),
    },
  ]
  const stops = jobs.map(({ name, every, run }) => {
    let running: Promise<unknown> = Promise.resolve()
    const timer = setInterval(() => {
      running = run().catch((error: unknown) => logger.warn(error, name))
    }, every)
    return async () => {
      clearInterval(timer)
      await running
    }
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
