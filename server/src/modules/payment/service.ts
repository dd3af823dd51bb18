import type { PaymentGateway } from '../../adapters/payment'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { createOpenSession } from './openSession'
import { createReconcileAttempt, isRecorded } from './reconcileAttempt'
import { createReconciler } from './reconciler'
import { createRefunds } from './refund'
import { defaultRefundSchedule, defaultSchedule, type RefundSchedule, type Schedule } from './rules'
import { findAttempt, findVisitedAttempts, type StoredAttempt } from './store/attempts'
import { retrySoon, retryUnanswered } from './store/checks'
import { throttleReconcile } from './throttleReconcile'
import { withTimeout } from './withTimeout'

export type PaymentServiceOptions = {
  db: Database
  gateway: PaymentGateway
  logger: Logger
  /** Base URL for browsers and the gateway. */
  publicUrl: string
  schedule?: Schedule
  refundSchedule?: RefundSchedule
  /** How long a customer or a notification waits for the gateway, in milliseconds. */
  timeout?: number
  /** Minimum time between two queries about one attempt because of notifications, in milliseconds. */
  notificationInterval?: number
}

export function createPaymentService({
  db,
  gateway,
  logger,
  publicUrl,
  schedule = defaultSchedule,
  refundSchedule = defaultRefundSchedule,
  timeout = 4_000,
  notificationInterval = 1_000,
}: PaymentServiceOptions) {
  const reconcileAttempt = createReconcileAttempt({ db, gateway, logger })
  const reconcileNotified = throttleReconcile(reconcileAttempt, notificationInterval)

  /** Queries the gateway about the pages that customers were sent to for these orders. With `userId`, only for the orders of this user. */
  async function reconcileVisited(orderIds: readonly string[], userId?: string) {
    const visited = await findVisitedAttempts(db, orderIds, userId)
    await Promise.all(visited.map((tranId) => withTimeout(timeout, reconcileAttempt(tranId))))
  }
  return {
    publicUrl,
    /** Returns the gateway's page on which this customer can pay this order. */
    openSession: createOpenSession({ db, gateway, reconcileVisited, publicUrl, schedule }),
    reconcileVisited,
    /** Handles an IPN or a returning browser: queries the gateway, now or soon, and returns the updated attempt. */
    async handleNotification(
      tranId: string,
      valId: string | undefined,
    ): Promise<StoredAttempt | undefined> {
      const attempt = await findAttempt(db, tranId)
      if (!attempt) {
        logger.warn({ tranId, valId }, 'a notification is about no payment of this shop')
        return undefined
      }
      if (isRecorded(attempt, { valId })) return attempt
      const result = await withTimeout(timeout, reconcileNotified(tranId, { valId }))
      // The gateway does not repeat an acknowledged notification: the reconciler has to try again.
      if (!result) await retryUnanswered(db, tranId, schedule.retryDelay)
      else if (!result.isCaptured) await retrySoon(db, tranId, schedule.retryDelay)
      return findAttempt(db, tranId)
    },
    ...createRefunds({ db, gateway, logger, schedule: refundSchedule }),
    reconcileAttempt,
    /** Checks all due attempts, until it is aborted, and returns their number. Several processes may at once. */
    reconcileDueAttempts: createReconciler({ db, reconcileAttempt, logger, schedule }),
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>
