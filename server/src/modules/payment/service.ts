import type { PaymentGateway } from '../../adapters/payment'
import type { Session } from '../../auth/session'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { askRarely } from './askRarely'
import { createOpenSession } from './openSession'
import { createSettle, isRecorded, type Settle } from './reconcileAttempt'
import { createReconciler, type Reconciler } from './reconciler'
import { createRefundPayment } from './refund'
import { type Schedule, usualSchedule } from './rules'
import { findAttempt, type StoredAttempt } from './store/attempts'
import { hurry } from './store/checks'
import type { RefundRecord } from './store/resolutions'
import { within } from './withTimeout'

export type PaymentServiceOptions = {
  db: Database
  gateway: PaymentGateway
  logger: Logger
  /** Where browsers and the gateway reach the shop. */
  publicUrl: string
  schedule?: Schedule
  /** How long a customer or the gateway's notice waits for the gateway's word, in milliseconds. */
  patience?: number
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
  hear(tranId: string, valId: string | undefined): Promise<StoredAttempt | undefined>
  refundPayment(id: string, session: Session): Promise<RefundRecord>
  settle: Settle
  reconciler: Reconciler
}

export function createPaymentService(options: PaymentServiceOptions): PaymentService {
  const {
    schedule = usualSchedule,
    patience = 4_000,
    noticePause = 1_000,
    reconcileEvery = 2_000,
    ...services
  } = options
  const { db, gateway, logger, publicUrl } = services
  const settle = createSettle(services)
  const settleNotice = askRarely(settle, noticePause)
  return {
    publicUrl,
    openSession: createOpenSession({ db, gateway, settle, publicUrl, schedule, patience }),
    async hear(tranId, valId) {
      const attempt = await findAttempt(db, tranId)
      if (!attempt || isRecorded(attempt, { valId })) return attempt
      const settled = await within(patience, settleNotice(tranId, { valId }))
      // Once we have answered, nobody may tell us again: from here on it is for the reconciler.
      if (!settled?.isCaptured) await hurry(db, tranId, schedule.offsets[0])
      return findAttempt(db, tranId)
    },
    refundPayment: createRefundPayment({ db, gateway, logger }),
    settle,
    reconciler: createReconciler({ db, settle, logger, schedule, every: reconcileEvery }),
  }
}
