import { sql } from 'kysely'
import { text } from '../../../../common/text'
import { shop } from '../../../../shop/shop.config'
import type { Session } from '../../contract/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import { orderSubject, recordActions } from '../audit'
import { alreadyDelivered } from '../orders'
import { paymentUnderReview } from './openSession'
import type { PaymentService } from './service'
import {
  closeAttempt,
  findOpenAttempt,
  findUnrefundedMismatch,
  lockOwnOrder,
} from './store/attempts'

type Services = { db: Database; payments?: Pick<PaymentService, 'reconcileVisited'> }

async function isCancelledBy(trx: Transaction, orderId: string, userId: string): Promise<boolean> {
  const entry = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', `Order/${orderId}`)
    .where('action', '=', 'cancelOrder')
    .where('actor_id', '=', userId)
    .executeTakeFirst()
  return entry !== undefined
}

/**
 * Deletes a customer's own unpaid order: a late payment still finds it, and stays on the list of payment issues. Returns the
 * number of orders cancelled: none if it was cancelled before, in another tab.
 */
export async function cancelOrder(
  { db, payments }: Services,
  id: string,
  session: Session,
  isAllowed = shop.canCancelUnpaidOrders,
): Promise<number> {
  if (!isAllowed) {
    throw conflict(
      'cancellation_not_allowed',
      text(
        'Orders cannot be cancelled here. Please contact us about it.',
        'এখান থেকে অর্ডার বাতিল করা যায় না। আমাদের সঙ্গে যোগাযোগ করুন।',
      ),
    )
  }
  const { userId } = session
  const orderId = id.toLowerCase()
  // The customer may have paid in another tab.
  await payments?.reconcileVisited([orderId], userId)
  return transaction(db, async (trx) => {
    const order = await lockOwnOrder(trx, orderId, userId)
    if (!order) {
      if (await isCancelledBy(trx, orderId, userId)) return 0
      throw notFound('Order')
    }
    if (order.transactionId !== null) {
      throw conflict(
        'already_paid',
        text(
          'This order is paid, so it cannot be cancelled here. Please contact us about it.',
          'অর্ডারটির পেমেন্ট হয়ে গেছে, তাই এখান থেকে বাতিল করা যায় না। আমাদের সঙ্গে যোগাযোগ করুন।',
        ),
      )
    }
    if (order.status === 'Delivered') throw alreadyDelivered()
    if (order.isHandedOver) {
      throw conflict(
        'already_handed_over',
        text(
          'This order is on its way already, so it cannot be cancelled here. Please contact us about it.',
          'অর্ডারটি রওনা হয়ে গেছে, তাই এখান থেকে বাতিল করা যায় না। আমাদের সঙ্গে যোগাযোগ করুন।',
        ),
      )
    }
    const mismatch = await findUnrefundedMismatch(trx, orderId)
    if (mismatch) throw paymentUnderReview(mismatch)
    await trx
      .updateTable('orders')
      .set({ deleted_at: sql<Date>`now()` })
      .where('id', '=', orderId)
      .execute()
    const open = await findOpenAttempt(trx, orderId)
    if (open) await closeAttempt(trx, open.tranId, 'cancelled')
    const { name, email, status, total } = order
    await recordActions(trx, session, {
      action: 'cancelOrder',
      ...orderSubject({ id: orderId, name, email }),
      before: { status, payment: false, totalAmount: fromPaisa(toPaisa(total)) },
    })
    return 1
  })
}
