import { pathIn, text } from '../../../../common/text'
import type { components } from '../../contract/generated/types'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { notFound, Problem } from '../../http/problem'
import { normalizeIds, toBulkResponse } from '../../listing/bulk'
import { sendPage } from '../../listing/sendPage'
import { cancelOrder } from './cancelOrder'
import { deliverCashOrders, recordCashPayment } from './cash'
import {
  acceptPayment,
  type RefundOutcome,
  recordRefundByHand,
  refundCash,
  refundOrder,
} from './refund'
import { refundListing, refundSelection } from './refundListing'
import type { PaymentService } from './service'
import { findAttempts } from './store/attemptHistory'
import type { StoredAttempt } from './store/attempts'
import { paymentIssueListing, paymentIssueSelection } from './store/issues'
import { findOutcome, type Outcome } from './store/outcome'

type ProviderHandlers = Pick<
  Handlers,
  'createPaymentSession' | 'getPaymentState' | 'returnFromPayment' | 'notifyPayment'
>

type PaymentHandlers = ProviderHandlers &
  Pick<
    Handlers,
    | 'cancelOrder'
    | 'recordCashPayment'
    | 'deliverCashOrders'
    | 'listOrderPayments'
    | 'listPaymentIssues'
    | 'listRefunds'
    | 'acceptPayment'
    | 'refundPayment'
    | 'recordRefund'
    | 'refundOrder'
  >

type Services = {
  db: Database
  /** Undefined if no payment provider is configured: then payment calls return 503, and no order can become paid. */
  payments?: PaymentService
}

const notConfigured = (): never => {
  throw new Problem(
    503,
    'payment_not_configured',
    text('Card payment is not set up in this shop yet.', 'এই শপে কার্ড পেমেন্ট এখনো চালু হয়নি।'),
  )
}

const withoutProvider: ProviderHandlers = {
  createPaymentSession: notConfigured,
  getPaymentState: notConfigured,
  returnFromPayment: notConfigured,
  notifyPayment: notConfigured,
}

const toRefund = (transactionId: string, refund: RefundOutcome): components['schemas']['Refund'] =>
  refund.state === 'settled'
    ? {
        transactionId,
        state: refund.state,
        refundReference: refund.reference,
        refundedAt: refund.refundedAt.toISOString(),
      }
    : { transactionId, ...refund }

/** Decides by the recorded outcome which page the customer sees, not by the URL that the gateway called. */
function pageFor(
  returnedTo: 'success' | 'fail' | 'cancel',
  attempt: StoredAttempt | undefined,
  outcome: Outcome | undefined,
) {
  if (!attempt || !outcome) return '/cancel'
  const { tranId, orderId, language } = attempt
  const isPaid = outcome.state === 'paid' || outcome.state === 'duplicate'
  const isAwaited = outcome.state === 'open' && returnedTo === 'success'
  if (isPaid || isAwaited || outcome.notice)
    return pathIn(language, `/success/${tranId}/${orderId}`)
  // The page says whether the order was paid on another page, and whether the card was declined.
  return pathIn(language, `/cancel?payment=${outcome.paidBy ?? tranId}&order=${orderId}`)
}

function providerRoutes(db: Database, payments: PaymentService): ProviderHandlers {
  return {
    createPaymentSession: async ({ body, session }) => ({
      url: await payments.openSession(body._id, session.userId),
    }),
    getPaymentState: async ({ params }) => {
      const outcome = await findOutcome(db, params.tranId)
      if (!outcome) throw notFound('Payment')
      const { state, notice } = outcome
      return { transactionId: params.tranId, state, notice }
    },
    returnFromPayment: async ({ params, body, request, reply }) => {
      async function findPage() {
        const attempt = await payments.handleNotification(body.tran_id, body.val_id)
        const outcome = attempt && (await findOutcome(db, attempt.tranId))
        return pageFor(params.outcome, attempt, outcome)
      }
      const page = await findPage().catch((error: unknown) => {
        // The customer may have paid, and should not end on an error: the orders show the payment as soon as it is known.
        request.log.error(error, 'a customer who returned from a payment was sent to the orders')
        return '/dashboard/orders'
      })
      await reply.redirect(`${payments.publicUrl}${page}`, 303)
      return undefined
    },
    notifyPayment: async ({ body }) => {
      await payments.handleNotification(body.tran_id, body.val_id)
      return { success: true }
    },
  }
}

export function paymentRoutes({ db, payments }: Services): PaymentHandlers {
  return {
    ...(payments ? providerRoutes(db, payments) : withoutProvider),
    cancelOrder: async ({ params, session }) => ({
      modifiedCount: await cancelOrder({ db, payments }, params.id, session),
    }),
    recordCashPayment: ({ params, session }) =>
      recordCashPayment({ db, payments }, params.id, session),
    deliverCashOrders: async ({ body: { ids }, session }) => {
      const outcome = await deliverCashOrders({ db, payments }, normalizeIds(ids), session)
      const hadOpenPage = outcome.done.filter((order) => order.hadOpenPage).map(({ id }) => id)
      return { ...toBulkResponse(outcome), hadOpenPage }
    },
    refundPayment: async ({ params: { tranId }, session }) => {
      const refund =
        (await refundCash(db, tranId, session)) ??
        (await (payments ?? notConfigured()).refundPayment(tranId, session))
      return toRefund(tranId, refund)
    },
    recordRefund: async ({ params: { tranId }, session }) =>
      toRefund(tranId, await recordRefundByHand(db, tranId, session)),
    refundOrder: async ({ params, session }) => {
      const getStartRefund = () => (payments ?? notConfigured()).startRefund
      const { transactionId, refund } = await refundOrder(
        { db, getStartRefund },
        params.id,
        session,
      )
      return toRefund(transactionId, refund)
    },
    listOrderPayments: async ({ params }) => {
      const attempts = await findAttempts(db, params.id)
      if (!attempts) throw notFound('Order')
      return attempts
    },
    listPaymentIssues: (call) => sendPage(db, call, paymentIssueListing, paymentIssueSelection),
    listRefunds: (call) => sendPage(db, call, refundListing(call.query), refundSelection),
    acceptPayment: async ({ params: { tranId }, session }) => {
      const acceptedAt = await acceptPayment(db, tranId, session)
      return { transactionId: tranId, acceptedAt: acceptedAt.toISOString() }
    },
  }
}
