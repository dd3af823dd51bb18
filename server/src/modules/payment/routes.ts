import type { Handlers } from '../../contract/types'
import { Problem } from '../../lib/problem'

type PaymentHandlers = Pick<
  Handlers,
  'createPaymentSession' | 'getPaymentState' | 'returnFromPayment' | 'notifyPayment'
>

const notConfigured = () => {
  throw new Problem(503, 'payment_not_configured', 'Card payment is not set up in this shop yet.')
}

/** Without a payment provider every payment call says so; no order can become paid. */
export function paymentRoutes(): PaymentHandlers {
  return {
    createPaymentSession: notConfigured,
    getPaymentState: notConfigured,
    returnFromPayment: notConfigured,
    notifyPayment: notConfigured,
  }
}
