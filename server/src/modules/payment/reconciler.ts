import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { createDueChecks } from './dueChecks'
import type { ReconcileAttempt } from './reconcileAttempt'
import { getCheckDelay, type Schedule } from './rules'
import {
  claimDueRows,
  type DueAttempt,
  retryUnanswered,
  scheduleNextCheck,
  stopChecks,
} from './store/checks'

type Options = {
  db: Database
  reconcileAttempt: ReconcileAttempt
  logger: Logger
  schedule: Schedule
}

/** Checks attempts whose notification did not arrive. */
export function createReconciler({ db, reconcileAttempt, logger, schedule }: Options) {
  const scheduleNext = (attempt: DueAttempt) =>
    scheduleNextCheck(db, attempt, getCheckDelay(schedule, attempt.checks + 1), schedule)

  return createDueChecks<DueAttempt>({
    db,
    logger,
    what: 'payment',
    idOf: ({ tranId }) => tranId,
    claim: claimDueRows,
    async check(attempt) {
      // A notification of a second capture may have found no answer.
      const result = await reconcileAttempt(attempt.tranId, { all: true })
      await (result?.isCaptured ? stopChecks(db, attempt) : scheduleNext(attempt))
    },
    // What is unexpected counts as a check, so that an attempt that always fails is checked less and less often.
    onUnclear: (attempt, isUnexpected) =>
      isUnexpected
        ? scheduleNext(attempt)
        : retryUnanswered(db, attempt.tranId, schedule.retryDelay),
  }).checkDue
}
