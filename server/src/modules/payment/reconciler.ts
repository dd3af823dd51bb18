import { GatewayUnavailableError, UnexpectedResponseError } from '../../adapters/payment'
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
}

/** Checks all due attempts, until it is aborted, and returns their number. Several processes may at once. */
export type ReconcileDueAttempts = (signal?: AbortSignal) => Promise<number>

const batchSize = 8

/** Checks attempts whose notification did not arrive. */
export function createReconciler({
  db,
  reconcileAttempt,
  logger,
  schedule,
}: Options): ReconcileDueAttempts {
  async function check(attempt: DueAttempt) {
    const { tranId, checks } = attempt
    try {
      const result = await reconcileAttempt(tranId)
      if (result?.isCaptured) return
      await scheduleNextCheck(db, attempt, getCheckDelay(schedule, checks + 1), schedule)
    } catch (error) {
      const isUnexpected = error instanceof UnexpectedResponseError
      if (error instanceof GatewayUnavailableError && !isUnexpected) {
        logger.warn({ tranId, reason: error.message }, 'payment not looked up')
        return retrySoon(db, tranId, schedule.retryDelay)
      }
      logger.error({ tranId, error }, 'payment not looked up')
      // Counted as a check, so that an attempt that always fails is checked less and less often.
      return scheduleNextCheck(db, attempt, getCheckDelay(schedule, checks + 1), schedule)
    }
  }

  /** A failing attempt must not keep others from being checked. */
  async function checkAll(due: readonly DueAttempt[]) {
    for (const outcome of await Promise.allSettled(due.map(check))) {
      if (outcome.status === 'rejected') logger.warn(outcome.reason, 'payment not reconciled')
    }
  }

  return async (signal) => {
    let checked = 0
    const startedAt = await databaseTime(db)
    for (;;) {
      const due = await claimDueRows(db, startedAt, batchSize)
      await checkAll(due)
      checked += due.length
      if (due.length < batchSize || signal?.aborted) return checked
    }
  }
}
