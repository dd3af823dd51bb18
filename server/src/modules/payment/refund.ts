import { GatewayUnavailableError, type PaymentGateway } from '../../adapters/payment'
import type { Session } from '../../auth'
import type { Database } from '../../db/pool'
import { transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import type { Logger } from '../../observability/logger'
import { unavailable } from './openSession'
import { isRefundable, type PaymentIssue } from './store/issues'
import {
  type Capture,
  claimRefund,
  lockCapture,
  type RefundRecord,
  recordAcceptance,
  recordRefund,
  releaseRefund,
} from './store/resolutions'

type Services = { db: Database; gateway: PaymentGateway; logger: Logger }

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
type Refundable = Resolvable & { bankTranId: string }

function assertRefundable(capture: Capture): asserts capture is Resolvable {
  const { kind, reason, bankTranId, acceptedAt } = capture
  if (reason === null) throw notFound('Payment to refund')
  if (acceptedAt) throw conflict('already_accepted', 'This payment has been accepted already.')
  if (reason === 'risky') {
    throw conflict(
      'payment_in_use',
      'This payment pays an order of the shop. Delete the order first, then refund the payment.',
    )
  }
  if (!isRefundable(kind, reason, bankTranId)) throw refundImpossible()
}

const refundImpossible = () =>
  conflict(
    'refund_impossible',
    'The gateway named no bank transaction of its own for this payment. Refund it in the gateway’s panel, then accept it here.',
  )

/** Throws if the gateway cannot refund the capture. */
function toRefundable(capture: Capture): Refundable {
  assertRefundable(capture)
  const { bankTranId } = capture
  if (bankTranId === null) throw refundImpossible()
  if (capture.isRefundRequestedJustNow) {
    throw conflict('refund_under_way', 'This refund is under way. Please try again in a minute.')
  }
  return { ...capture, bankTranId }
}

/** Refunds a capture once. If it is refunded already, returns that refund. */
export function createRefundPayment({ db, gateway, logger }: Services) {
  async function requestRefund({ id, bankTranId, amount, currency, reason }: Refundable) {
    try {
      return await gateway.refund({
        refundId: id,
        bankTranId,
        amount: { paisa: amount, currency },
        reason: remarks[reason],
      })
    } catch (error) {
      // The claim stays: the gateway may be processing the refund.
      if (error instanceof GatewayUnavailableError) throw unavailable(error)
      throw error
    }
  }

  return async (id: string, session: Session): Promise<RefundRecord> => {
    const claimed = await transaction(db, async (trx) => {
      const capture = await lockCapture(trx, id)
      if (!capture) throw notFound('Payment')
      if (capture.refund) return capture.refund
      const refundable = toRefundable(capture)
      await claimRefund(trx, refundable)
      return refundable
    })
    if ('refundedAt' in claimed) return claimed
    const refund = await requestRefund(claimed)
    if (!refund.isAccepted) {
      await releaseRefund(db, claimed)
      throw conflict('refund_refused', `The gateway refuses the refund: ${refund.reason}`)
    }
    const record = await transaction(db, (trx) =>
      recordRefund(trx, session, claimed, refund.reference),
    )
    logger.info({ id, reason: claimed.reason }, 'payment refunded')
    return record
  }
}

/** An admin gave the cash back. Returns undefined if the payment was not made in cash: then the gateway refunds it. */
export function refundCash(
  db: Database,
  id: string,
  session: Session,
): Promise<RefundRecord | undefined> {
  return transaction(db, async (trx) => {
    const capture = await lockCapture(trx, id)
    if (capture?.kind !== 'cash') return undefined
    if (capture.refund) return capture.refund
    assertRefundable(capture)
    return recordRefund(trx, session, capture, 'Cash')
  })
}

/** Accepts a capture instead of refunding it, once. Returns the time. */
export function acceptPayment(db: Database, id: string, session: Session): Promise<Date> {
  return transaction(db, async (trx) => {
    const capture = await lockCapture(trx, id)
    if (!capture || capture.reason === null) throw notFound('Payment')
    if (capture.refund) {
      throw conflict('already_refunded', 'This payment has been refunded already.')
    }
    if (capture.acceptedAt) return capture.acceptedAt
    if (capture.isRefundRequested) {
      throw conflict(
        'refund_under_way',
        'A refund of this payment was requested, and the gateway has not confirmed it yet. Press Refund again to finish it.',
      )
    }
    return recordAcceptance(trx, session, capture)
  })
}
