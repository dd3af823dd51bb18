import type { PaymentGateway } from '../../adapters/payment'
import { GatewayUnavailableError } from '../../adapters/payment'
import type { Database } from '../../db/pool'
import { conflict, notFound } from '../../lib/problem'
import type { Logger } from '../../observability/logger'
import type { Session } from '../../sessions/session'
import { unavailable } from './openSession'
import {
  claimRefund,
  findDuplicate,
  type RefundRecord,
  recordRefund,
  releaseRefund,
} from './store/refunds'

type Services = { db: Database; gateway: PaymentGateway; logger: Logger }

/** Gives a duplicate payment back, once. A refund that was made already is answered again. */
export function createRefundDuplicate({ db, gateway, logger }: Services) {
  async function askForRefund(tranId: string, bankTranId: string, paisa: number) {
    try {
      return await gateway.refund({
        refundId: tranId,
        bankTranId,
        amount: { paisa, currency: 'BDT' },
        reason: 'The order was paid twice',
      })
    } catch (error) {
      // The claim is kept: the gateway may be giving the money back at this moment.
      if (error instanceof GatewayUnavailableError) throw unavailable(error)
      throw error
    }
  }

  return async (tranId: string, session: Session): Promise<RefundRecord> => {
    const duplicate = await findDuplicate(db, tranId)
    if (!duplicate) throw notFound('Duplicate payment')
    if (duplicate.refund) return duplicate.refund
    if (!duplicate.bankTranId) {
      throw conflict('refund_impossible', 'The gateway named no bank transaction to give back.')
    }
    if (!(await claimRefund(db, tranId))) {
      throw conflict(
        'refund_under_way',
        'This refund is being made. Please look again in a minute.',
      )
    }
    const refund = await askForRefund(tranId, duplicate.bankTranId, duplicate.amount)
    if (!refund.isAccepted) {
      await releaseRefund(db, tranId)
      throw conflict('refund_refused', `The gateway refuses the refund: ${refund.reason}`)
    }
    const record = await recordRefund(db, session, duplicate, refund.reference)
    logger.info({ tranId }, 'duplicate payment refunded')
    return record
  }
}
