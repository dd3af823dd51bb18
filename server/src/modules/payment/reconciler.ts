import { GatewayUnavailableError } from '../../adapters/payment'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import type { ReconcileAttempt } from './reconcileAttempt'
import { getCheckDelay, type Schedule } from './rules'
import {
  claimDueRows,
  type DueAttempt,
  databaseTime,
  retrySoon,
  scheduleNextCheck,
} from './store/checks'

type Options = {
  db: Database
  reconcileAttempt: ReconcileAttempt
  logger: Logger
  schedule: Schedule
  /** How often it looks for attempts that are due, in milliseconds. */
  every: number
}

export type Reconciler = {
  start(): void
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>
  /** Asks about all that is due; answers how many attempts that was. */
  runOnce(): Promise<number>
}

const batchSize = 8

/** Finds out about payments of which nobody told us. Any number of processes may run one. */
export function createReconciler({
  db,
  reconcileAttempt,
  logger,
  schedule,
  every,
}: Options): Reconciler {
  let timer: NodeJS.Timeout | undefined
  let pass: Promise<unknown> = Promise.resolve()
  let isRunning = false
  let isEnding = false

  async function check({ tranId, checks }: DueAttempt) {
    try {
      const result = await reconcileAttempt(tranId)
      if (result?.isCaptured) return
      await scheduleNextCheck(db, tranId, getCheckDelay(schedule, checks + 1), schedule)
    } catch (error) {
      if (error instanceof GatewayUnavailableError) {
        logger.warn({ tranId, reason: error.message }, 'payment not looked up')
        return retrySoon(db, tranId, schedule.offsets[0])
      }
      logger.error({ tranId, error }, 'payment not looked up')
      // Counted as a check, so that an attempt that always fails is checked ever more rarely.
      return scheduleNextCheck(db, tranId, getCheckDelay(schedule, checks + 1), schedule)
    }
  }

  /** One attempt that fails must not keep the others from their checks. */
  async function checkAll(due: readonly DueAttempt[]) {
    for (const outcome of await Promise.allSettled(due.map(check))) {
      if (outcome.status === 'rejected') logger.warn(outcome.reason, 'payment not reconciled')
    }
  }

  async function runOnce(): Promise<number> {
    let checked = 0
    const startedAt = await databaseTime(db)
    for (;;) {
      const due = await claimDueRows(db, startedAt, batchSize)
      await checkAll(due)
      checked += due.length
      if (due.length < batchSize || isEnding) return checked
    }
  }

  function plan() {
    timer = setTimeout(() => {
      pass = runOnce()
        .catch((error: unknown) => logger.warn(error, 'payments not reconciled'))
        .finally(() => {
          if (isRunning) plan()
        })
    }, every)
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      isEnding = false
      plan()
    },
    async stop() {
      isRunning = false
      isEnding = true
      clearTimeout(timer)
      await pass
    },
    runOnce,
  }
}
