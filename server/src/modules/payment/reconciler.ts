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
  /** Interval in milliseconds. */
  interval: number
}

export type Reconciler = {
  start(): void
  /** Resolves when the current run has ended. */
  stop(): Promise<void>
  /** Checks all due attempts and returns their number. */
  runOnce(): Promise<number>
}

const batchSize = 8

/** Periodically checks attempts whose notification did not arrive. Every process may run one. */
export function createReconciler({
  db,
  reconcileAttempt,
  logger,
  schedule,
  interval,
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
      // Counted as a check, so that an attempt that always fails is checked less and less often.
      return scheduleNextCheck(db, tranId, getCheckDelay(schedule, checks + 1), schedule)
    }
  }

  /** A failing attempt must not keep others from being checked. */
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
    }, interval)
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
