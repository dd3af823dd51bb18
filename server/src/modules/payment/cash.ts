import { ulid } from 'ulid'
import { text } from '../../../../common/text'
import { shop } from '../../../../shop/shop.config'
import type { components } from '../../contract/generated/types'
import type { Session } from '../../contract/types'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound, Problem } from '../../http/problem'
import { type Outcome, toBulkOutcome } from '../../listing/bulk'
import { orderSubject, recordActions } from '../audit'
import { alreadyDelivered, deliverOrdersIn } from '../orders'
import { formatMoney } from './openSession'
import type { PaymentService } from './service'
import { closeAttempt, findOpenAttempt, findUnrefundedMismatch } from './store/attempts'
import { payOrder } from './store/captures'
import {
  type ActiveOrder,
  type CashPayment,
  findCashPayment,
  insertCashPayment,
  lockActiveOrder,
  lockActiveOrders,
} from './store/cash'

type Services = { db: Database; payments?: Pick<PaymentService, 'reconcileVisited'> }

type CashPaymentRecord = components['schemas']['CashPaymentRecord']

const toRecord = (
  { tranId, amount, recordedAt }: CashPayment,
  hadOpenPage: boolean,
): CashPaymentRecord => ({
  transactionId: tranId,
  amount: fromPaisa(toPaisa(amount)),
  recordedAt: recordedAt.toISOString(),
  hadOpenPage,
})

/** The admin holds money that the order does not need. */
const alreadyPaid = (transactionId: string, cash: CashPayment | undefined) =>
  conflict(
    'already_paid',
    cash
      ? text(
          `${cash.recordedBy} has recorded the cash for this order already.`,
          `${cash.recordedBy} এই অর্ডারের নগদ টাকা আগেই লিখে রেখেছেন।`,
        )
      : text(
          `This order was paid online (transaction ${transactionId}). Do not take cash for it; give back what was taken.`,
          `এই অর্ডারের পেমেন্ট অনলাইনে হয়েছে (ট্রানজেকশন ${transactionId})। এর জন্য নগদ নেবেন না; নেওয়া হয়ে থাকলে ফেরত দিন।`,
        ),
  )

async function assertNoMismatch(trx: Transaction, orderId: string) {
  const mismatch = await findUnrefundedMismatch(trx, orderId)
  if (!mismatch) return
  throw conflict(
    'payment_under_review',
    text(
      `The gateway has captured ${formatMoney(mismatch, 'en')} for this order, which is not its total. ${
        mismatch.isAccepted
          ? 'That payment has been accepted, so the total cannot be recorded in cash as well. Write a note about what the customer has paid.'
          : 'Refund that payment first, then record the cash.'
      }`,
      `গেটওয়ে এই অর্ডারের জন্য ${formatMoney(mismatch, 'bn')} নিয়েছে, যা সর্বমোটের সমান নয়। ${
        mismatch.isAccepted
          ? 'সেই পেমেন্ট গ্রহণ করা হয়েছে, তাই সর্বমোট আবার নগদে লেখা যাবে না। গ্রাহক কত দিয়েছেন তা নোটে লিখুন।'
          : 'আগে সেই পেমেন্ট রিফান্ড করুন, তারপর নগদ লিখুন।'
      }`,
    ),
  )
}

function assertAccepted(isAccepted: boolean) {
  if (isAccepted) return
  throw conflict(
    'cash_not_accepted',
    text('This shop does not accept cash on delivery.', 'এই শপে ক্যাশ অন ডেলিভারি নেই।'),
  )
}

/** Pays an order in cash, once. A payment that the gateway captures for it later is a duplicate, to be refunded. */
async function payInCash(
  trx: Transaction,
  session: Session,
  { id: orderId, name, email, total, transactionId }: ActiveOrder,
): Promise<CashPaymentRecord> {
  if (transactionId !== null) {
    const cash = await findCashPayment(trx, transactionId)
    if (cash?.recordedBy === session.email) return toRecord(cash, false)
    throw alreadyPaid(transactionId, cash)
  }
  await assertNoMismatch(trx, orderId)
  const open = await findOpenAttempt(trx, orderId)
  if (open) await closeAttempt(trx, open.tranId, 'cancelled')
  const tranId = ulid()
  const cash = await insertCashPayment(trx, {
    tranId,
    orderId,
    amount: total,
    recordedBy: session.email,
  })
  await payOrder(trx, { tranId, orderId }, false)
  await recordActions(trx, session, {
    action: 'recordCashPayment',
    ...orderSubject({ id: orderId, name, email }),
    before: { payment: false },
    after: { payment: true, amount: fromPaisa(toPaisa(cash.amount)), transactionId: tranId },
  })
  return toRecord(cash, open?.page != null)
}

export async function recordCashPayment(
  { db, payments }: Services,
  id: string,
  session: Session,
  isAccepted = shop.cashOnDelivery,
): Promise<CashPaymentRecord> {
  assertAccepted(isAccepted)
  const orderId = id.toLowerCase()
  // The customer may have paid on the gateway's page.
  await payments?.reconcileVisited([orderId])
  return transaction(db, async (trx) => {
    const order = await lockActiveOrder(trx, orderId)
    if (!order) throw notFound('Order')
    return payInCash(trx, session, order)
  })
}

type PaidOrder = ActiveOrder & Pick<CashPaymentRecord, 'hadOpenPage'>

/** Records the cash of orders and marks them as delivered. Of an order that cannot be both, nothing changes. */
export async function deliverCashOrders(
  { db, payments }: Services,
  ids: readonly string[],
  session: Session,
  isAccepted = shop.cashOnDelivery,
): Promise<Outcome<PaidOrder>> {
  assertAccepted(isAccepted)
  await payments?.reconcileVisited(ids)
  return transaction(db, async (trx) => {
    const paid: PaidOrder[] = []
    const problems = new Map<string, Problem>()
    for (const order of await lockActiveOrders(trx, ids)) {
      try {
        if (order.status === 'Delivered' && order.transactionId === null) throw alreadyDelivered()
        paid.push({ ...order, ...(await payInCash(trx, session, order)) })
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        problems.set(order.id, error)
      }
    }
    const pending = paid.filter(({ status }) => status === 'Pending')
    await deliverOrdersIn(
      trx,
      session,
      pending.map(({ id }) => id),
    )
    return toBulkOutcome(ids, paid, (id) => problems.get(id) ?? notFound('Order'))
  })
}
