import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound, Problem } from '../../lib/problem'
import type { PaymentService } from './service'
import type { StoredAttempt } from './store/attempts'
import { findAttempts } from './store/listing'

type ProviderHandlers = Pick<
  Handlers,
  | 'createPaymentSession'
  | 'getPaymentState'
  | 'returnFromPayment'
  | 'notifyPayment'
  | 'refundDuplicate'
>

type PaymentHandlers = ProviderHandlers & Pick<Handlers, 'listOrderPayments'>

type Services = {
  db: Database
  /** Absent where the shop has no payment provider: then every payment call says so, and no order can become paid. */
  payments?: PaymentService
}

const notConfigured = () => {
  throw new Problem(503, 'payment_not_configured', 'Card payment is not set up in this shop yet.')
}

const withoutProvider: ProviderHandlers = {
  createPaymentSession: notConfigured,
  getPaymentState: notConfigured,
  returnFromPayment: notConfigured,
  notifyPayment: notConfigured,
  refundDuplicate: notConfigured,
}

/** Which page the customer sees; what stands on it is the server's word, not the address's. */
function pageFor(outcome: 'success' | 'fail' | 'cancel', attempt: StoredAttempt | undefined) {
  if (!attempt) return '/cancel'
  const isPaid = attempt.state === 'paid' || attempt.state === 'duplicate'
  const isAwaited = attempt.state === 'open' && outcome === 'success'
  return isPaid || isAwaited ? `/success/${attempt.tranId}/${attempt.orderId}` : '/cancel'
}

function providerRoutes(payments: PaymentService): ProviderHandlers {
  return {
    createPaymentSession: async ({ body, session }) => ({
      url: await payments.openSession(body._id, session.userId),
    }),
    getPaymentState: async ({ params }) => {
      const state = await payments.stateOf(params.tranId)
      if (!state) throw notFound('Payment')
      return { transactionId: params.tranId, state }
    },
    returnFromPayment: async ({ params, body, reply }) => {
      const attempt = await payments.hear(body.tran_id, body.val_id)
      await reply.redirect(`${payments.publicUrl}${pageFor(params.outcome, attempt)}`, 303)
      return undefined
    },
    notifyPayment: async ({ body }) => {
      await payments.hear(body.tran_id, body.val_id)
      return { success: true }
    },
    refundDuplicate: async ({ params: { tranId }, session }) => {
      const { reference, refundedAt } = await payments.refundDuplicate(tranId, session)
      return {
        transactionId: tranId,
        refundReference: reference,
        refundedAt: refundedAt.toISOString(),
      }
    },
  }
}

export function paymentRoutes({ db, payments }: Services): PaymentHandlers {
  return {
    ...(payments ? providerRoutes(payments) : withoutProvider),
    listOrderPayments: async ({ params }) => {
      const attempts = await findAttempts(db, params.id)
      if (!attempts) throw notFound('Order')
      return attempts
    },
  }
}
