import type { PaymentGateway } from '../../adapters/payment'
import type { Session } from '../../auth'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { createOpenSession } from './openSession'
import { createReconcileAttempt, isRecorded, type ReconcileAttempt } from './reconcileAttempt'
import { createReconciler, type Reconciler } from './reconciler'
import { createRefundPayment } from './refund'
import { defaultSchedule, type Schedule } from './rules'
import { findAttempt, type StoredAttempt } from './store/attempts'
import { retrySoon } from './store/checks'
import type { RefundRecord } from './store/resolutions'
import { throttleReconcile } from './throttleReconcile'
import { withTimeout } from './withTimeout'

export type PaymentServiceOptions = {
  db: Database
  gateway: PaymentGateway
  logger: Logger
  /** Where browsers and the gateway reach the shop. */
  publicUrl: string
  schedule?: Schedule
  /** How long a customer or the gateway's notice waits for the gateway's word, in milliseconds. */
  timeout?: number
  /** How long the gateway is not asked again about one attempt, however many notices come, in milliseconds. */
  noticePause?: number
  /** How often the reconciler looks for attempts that are due. */
  reconcileEvery?: number
}

export type PaymentService = {
  publicUrl: string
  /** The gateway's page on which this customer can pay this order. */
  openSession(orderId: string, userId: string): Promise<string>
  /** Somebody says that something happened: the gateway is asked, now or soon. Answers the attempt as it then is. */
  handleNotification(tranId: string, valId: string | undefined): Promise<StoredAttempt | undefined>
  refundPayment(id: string, session: Session): Promise<RefundRecord>
  reconcileAttempt: ReconcileAttempt
  reconciler: Reconciler
}

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const {
    schedule = defaultSchedule,
    timeout = 4_000,
    noticePause = 1_000,
    reconcileEvery = 2_000,
    ...services
  } = options
  const { db, gateway, logger, publicUrl } = services
  const reconcileAttempt = createReconcileAttempt(services)
  const reconcileNotified = throttleReconcile(reconcileAttempt, noticePause)
  return {
    publicUrl,
    openSession: createOpenSession({ db, gateway, reconcileAttempt, publicUrl, schedule, timeout }),
    async handleNotification(tranId, valId) {
      const attempt = await findAttempt(db, tranId)
      if (!attempt || isRecorded(attempt, { valId })) return attempt
      const result = await withTimeout(timeout, reconcileNotified(tranId, { valId }))
      // Once we have answered, nobody may tell us again: from here on it is for the reconciler.
      if (!result?.isCaptured) await retrySoon(db, tranId, schedule.offsets[0])
      return findAttempt(db, tranId)
    },
    refundPayment: createRefundPayment({ db, gateway, logger }),
    reconcileAttempt,
    reconciler: createReconciler({ db, reconcileAttempt, logger, schedule, every: reconcileEvery }),
  }
}
