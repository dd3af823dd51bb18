import { ulid } from 'ulid'
import { type Text, text } from '../../../../common/text'
import type { PaymentGateway } from '../../adapters/payment'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import type { Logger } from '../../observability/logger'
import { deleteOrdersIn } from '../orders'
import { createDueChecks } from './dueChecks'
import { getRefundDelay, type RefundSchedule } from './rules'
import { lockActiveOrder } from './store/cash'
import { isRefundable, type PaymentIssue } from './store/issues'
import {
  claimDueRefunds,
  type DueRefund,
  insertRefundRequest,
  postponeRefund,
  recordRefundState,
} from './store/refundRequests'
import {
  type Capture,
  findCapture,
  lockCapture,
  recordAcceptance,
  recordResolution,
  settleRefund,
} from './store/resolutions'

type Services = { db: Database; gateway: PaymentGateway; logger: Logger; schedule: RefundSchedule }

export type RefundOutcome =
  | { state: 'requested' }
  | { state: 'settled'; reference: string; refundedAt: Date }
  | { state: 'failed'; failure: string }

/** Shown in the gateway's merchant panel. */
const remarks: Readonly<Record<PaymentIssue['reason'], string>> = {
  orderDeleted: 'The order was cancelled',
  duplicate: 'The order was paid twice',
  wrongAmount: 'The amount does not match the order',
  wrongCurrency: 'The currency does not match the order',
  reusedValidation: 'The validation was used before',
  risky: 'The payment is risky',
}

type Resolvable = Capture & { reason: PaymentIssue['reason'] }

/** Throws if the capture is not to be given back. */
function assertResolvable(capture: Capture): asserts capture is Resolvable {
  const { reason, acceptedAt } = capture
  if (reason === null) throw notFound('Payment to refund')
  if (acceptedAt)
    throw conflict(
      'already_accepted',
      text('The shop has kept this payment already.', 'শপ এই পেমেন্ট আগেই রেখে দিয়েছে।'),
    )
  if (reason === 'risky') {
    throw conflict(
      'payment_in_use',
      text(
        'This payment pays an order of the shop. Delete the order first, then refund the payment.',
        'এই পেমেন্ট একটি অর্ডারের। আগে অর্ডারটি মুছুন, তারপর পেমেন্ট রিফান্ড করুন।',
      ),
    )
  }
}

const underWay = (message: Text) => conflict('refund_under_way', message)

/**
 * Records that the gateway is to refund a locked capture; undefined if that is recorded already. Throws if it cannot be refunded,
 * before anything is asked of the gateway.
 */
async function requestRefund(
  trx: Transaction,
  session: Session,
  capture: Capture,
): Promise<DueRefund | undefined> {
  if (capture.refund || capture.refundState === 'requested') return undefined
  assertResolvable(capture)
  const { id, kind, reason, bankTranId } = capture
  if (!isRefundable(kind, reason, bankTranId) || bankTranId === null) {
    throw conflict(
      'refund_impossible',
      text(
        'The gateway named no bank transaction of its own for this payment. Refund it in the gateway’s panel, then record it in Refunds as settled elsewhere; an order that it paid has to be deleted first.',
        'গেটওয়ে এই পেমেন্টের কোনো ব্যাংক ট্রানজেকশন জানায়নি। গেটওয়ের প্যানেলে রিফান্ড করুন, তারপর রিফান্ড তালিকায় তা অন্যত্র মিটেছে বলে লিখুন; অর্ডারটির পেমেন্ট এটিই হলে আগে অর্ডার মুছতে হবে।',
      ),
    )
  }
  if (capture.isRefundRequestedJustNow) {
    throw underWay(
      text(
        'This refund is under way. Please try again in a minute.',
        'রিফান্ডটি চলছে। এক মিনিট পরে আবার চেষ্টা করুন।',
      ),
    )
  }
  await recordResolution(trx, session, capture, 'refundPayment')
  // A refund that failed has used up the first ID.
  const refundId = capture.refundState === 'failed' ? ulid() : id
  return insertRefundRequest(trx, { ...capture, reason, bankTranId }, refundId)
}

/** Recorded by hand: in cash, or because the gateway could not refund it. */
async function recordRefund(trx: Transaction, session: Session, capture: Capture) {
  if (capture.refund) return
  assertResolvable(capture)
  if (capture.isRefundRequested && !capture.isRefundStuck) {
    throw underWay(
      text(
        'The gateway is refunding this payment. Please wait for its result.',
        'গেটওয়ে এই পেমেন্ট রিফান্ড করছে। ফলাফলের জন্য অপেক্ষা করুন।',
      ),
    )
  }
  const refundReference = capture.kind === 'cash' ? 'Cash' : 'By hand'
  await settleRefund(trx, capture, refundReference)
  await recordResolution(trx, session, capture, 'refundPayment', { refundReference })
}

async function findRefund(db: Database, id: string): Promise<RefundOutcome> {
  const capture = await findCapture(db, id)
  if (capture?.refund) return { state: 'settled', ...capture.refund }
  return capture?.refundState === 'failed'
    ? { state: 'failed', failure: capture.refundFailure ?? '' }
    : { state: 'requested' }
}

export function createRefunds({ db, gateway, logger, schedule }: Services) {
  const ask = ({ id, reference, bankTranId, amount, currency, reason }: DueRefund) =>
    reference
      ? gateway.queryRefund(reference)
      : gateway.refund({
          refundId: id,
          bankTranId,
          amount: { paisa: amount, currency },
          reason: remarks[reason],
        })

  const { check, checkDue } = createDueChecks<DueRefund>({
    db,
    logger,
    what: 'refund',
    idOf: ({ id }) => id,
    claim: claimDueRefunds,
    async check(due) {
      const refund = await ask(due)
      const delay = getRefundDelay(schedule, due.checks)
      await transaction(db, (trx) => recordRefundState(trx, due, refund, delay))
      const { id, paymentId, reason } = due
      if (refund.state === 'failed') logger.warn({ id, paymentId, reason }, 'refund failed')
      if (refund.state === 'settled') logger.info({ id, paymentId, reason }, 'payment refunded')
    },
    // The gateway may be processing it all the same, so it stays requested.
    onUnclear: (due) => postponeRefund(db, due, getRefundDelay(schedule, due.checks)),
  })

  return {
    checkDueRefunds: checkDue,
    /** Refunds a capture once. If its refund is requested or settled already, returns that one. */
    async refundPayment(id: string, session: Session): Promise<RefundOutcome> {
      const due = await transaction(db, async (trx) => {
        const capture = await lockCapture(trx, id)
        if (!capture) throw notFound('Payment')
        return requestRefund(trx, session, capture)
      })
      if (due) await check(due)
      const refund = await findRefund(db, id)
      if (refund.state !== 'failed') return refund
      throw conflict(
        'refund_refused',
        text(
          `The gateway refuses the refund: ${refund.failure}`,
          `গেটওয়ে রিফান্ড দিতে রাজি নয়: ${refund.failure}`,
        ),
      )
    },
    /** Asks about a refund that was just requested. */
    async startRefund(due: DueRefund): Promise<RefundOutcome> {
      await check(due)
      return findRefund(db, due.paymentId)
    },
  }
}

type RefundOrderServices = {
  db: Database
  /** Throws if no payment provider is configured. */
  getStartRefund: () => ReturnType<typeof createRefunds>['startRefund']
}

/**
 * Cancels a paid order and gives its payment back. Both are recorded in one transaction, so that an order whose payment cannot be
 * refunded is not cancelled.
 */
export async function refundOrder(
  { db, getStartRefund }: RefundOrderServices,
  id: string,
  session: Session,
): Promise<{ transactionId: string; refund: RefundOutcome }> {
  const orderId = id.toLowerCase()
  const { transactionId, start } = await transaction(db, async (trx) => {
    const order = await lockActiveOrder(trx, orderId)
    if (!order) throw notFound('Order')
    const { transactionId } = order
    if (transactionId === null) {
      throw conflict(
        'not_paid',
        text(
          'This order is not paid, so there is nothing to refund.',
          'এই অর্ডারের পেমেন্ট হয়নি, তাই রিফান্ড করার কিছু নেই।',
        ),
      )
    }
    await deleteOrdersIn(trx, session, [orderId], 'cancelOrder')
    const capture = await findCapture(trx, transactionId)
    if (!capture) throw new Error(`the capture ${transactionId} is gone`)
    if (capture.kind === 'cash') {
      await recordRefund(trx, session, capture)
      return { transactionId }
    }
    const startRefund = getStartRefund()
    const due = await requestRefund(trx, session, capture)
    return { transactionId, start: due && (() => startRefund(due)) }
  })
  return { transactionId, refund: await (start?.() ?? findRefund(db, transactionId)) }
}

/** An admin gave the money back by other means than the gateway. */
export function recordRefundByHand(
  db: Database,
  id: string,
  session: Session,
): Promise<RefundOutcome> {
  return transaction(db, async (trx) => {
    const capture = await lockCapture(trx, id)
    if (!capture) throw notFound('Payment')
    await recordRefund(trx, session, capture)
    return findRefund(trx, id)
  })
}

/** Undefined if the payment was not made in cash: then the gateway refunds it. */
export async function refundCash(
  db: Database,
  id: string,
  session: Session,
): Promise<RefundOutcome | undefined> {
  const capture = await findCapture(db, id)
  return capture?.kind === 'cash' ? recordRefundByHand(db, id, session) : undefined
}

/** Accepts a capture instead of refunding it, once. Returns the time. */
export function acceptPayment(db: Database, id: string, session: Session): Promise<Date> {
  return transaction(db, async (trx) => {
    const capture = await lockCapture(trx, id)
    if (!capture || capture.reason === null) throw notFound('Payment')
    if (capture.refund) {
      throw conflict(
        'already_refunded',
        text('This payment has been refunded already.', 'এই পেমেন্ট আগেই রিফান্ড হয়েছে।'),
      )
    }
    if (capture.acceptedAt) return capture.acceptedAt
    if (capture.isRefundRequested) {
      throw underWay(
        text(
          'A refund of this payment was requested, and the gateway has not confirmed it yet.',
          'এই পেমেন্টের রিফান্ড চাওয়া হয়েছে, গেটওয়ে এখনো নিশ্চিত করেনি।',
        ),
      )
    }
    return recordAcceptance(trx, session, capture)
  })
}
