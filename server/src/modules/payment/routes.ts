import type { Handlers } from '../../contract/types'
import { notFound, Problem } from '../../lib/problem'
import type { PaymentService } from './service'
import type { StoredAttempt } from './store/attempts'

type PaymentHandlers = Pick<
  Handlers,
  'createPaymentSession' | 'getPaymentState' | 'returnFromPayment' | 'notifyPayment'
>

type Services = {
  /** Absent where the shop has no payment provider: then every payment call says so, and no order can become paid. */
  payments?: PaymentService
}

const notConfigured = () => {
  throw new Problem(503, 'payment_not_configured', 'Card payment is not set up in this shop yet.')
}

const withoutProvider: PaymentHandlers = {
  createPaymentSession: notConfigured,
  getPaymentState: notConfigured,
  returnFromPayment: notConfigured,
  notifyPayment: notConfigured,
}

/** Which page the customer sees; what stands on it is the server's word, not the address's. */
function pageFor(outcome: 'success' | 'fail' | 'cancel', attempt: StoredAttempt | undefined) {
  if (!attempt) return '/cancel'
  const isPaid = attempt.state === 'paid' || attempt.state === 'duplicate'
  const isAwaited = attempt.state === 'open' && outcome === 'success'
  return isPaid || isAwaited ? `/success/${attempt.tranId}/${attempt.orderId}` : '/cancel'
}

export function paymentRoutes({ payments }: Services = {}): PaymentHandlers {
  if (!payments) return withoutProvider
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
  }
}
