import { ulid } from 'ulid'
import { formatTaka } from '../../../../common/formatTaka'
import { type Language, text } from '../../../../common/text'
import { GatewayUnavailableError, type PaymentGateway } from '../../adapters/payment'
import { fromPaisa, toPaisa } from '../../db/money'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound, Problem } from '../../http/problem'
import { isPayable, type Schedule } from './rules'
import {
  closeAttempt,
  findOpenAttempt,
  findPurchase,
  findUnrefundedMismatch,
  insertAttempt,
  isOrderDeleted,
  lockOwnOrder,
  type OpenAttempt,
  savePageUrl,
  type UnrefundedMismatch,
} from './store/attempts'

type Services = {
  db: Database
  gateway: PaymentGateway
  reconcileVisited: (orderIds: readonly string[], userId: string) => Promise<void>
  publicUrl: string
  schedule: Schedule
}

const unavailable = (cause?: unknown) =>
  new Problem(
    503,
    'payment_unavailable',
    text(
      'The card payment service does not answer at the moment. Your order is saved; please try again in a minute.',
      'কার্ড পেমেন্ট সেবা এই মুহূর্তে সাড়া দিচ্ছে না। আপনার অর্ডার সেভ করা আছে; এক মিনিট পরে আবার চেষ্টা করুন।',
    ),
    { headers: { 'retry-after': '60' }, cause },
  )

function assertPayable(paisa: number) {
  if (isPayable(paisa)) return
  throw conflict(
    'amount_not_payable',
    text(
      `Cards can pay from ৳10 to ৳5,00,000 at a time. This order is ${formatTaka(fromPaisa(paisa))}; please contact us to pay it another way.`,
      `কার্ডে একবারে ৳১০ থেকে ৳৫,০০,০০০ পর্যন্ত দেওয়া যায়। এই অর্ডার ${formatTaka(fromPaisa(paisa), { language: 'bn' })}; অন্যভাবে পেমেন্ট করতে আমাদের সঙ্গে যোগাযোগ করুন।`,
    ),
  )
}

export const formatMoney = ({ amount, currency }: UnrefundedMismatch, language: Language) =>
  currency === 'BDT' ? formatTaka(Number(amount), { language }) : `${currency} ${amount}`

/** A captured payment does not match the order: a second payment must not add to it. */
export const paymentUnderReview = (mismatch: UnrefundedMismatch) =>
  conflict(
    'payment_under_review',
    text(
      `We have received a payment of ${formatMoney(mismatch, 'en')} for this order, which is not its total. ${
        mismatch.isAccepted
          ? 'We have accepted it. Please contact us about what is left to pay.'
          : 'We are checking it. Please do not pay again; we will refund it or contact you.'
      }`,
      `এই অর্ডারের জন্য আমরা ${formatMoney(mismatch, 'bn')} পেয়েছি, যা সর্বমোটের সমান নয়। ${
        mismatch.isAccepted
          ? 'আমরা তা গ্রহণ করেছি। বাকি টাকা নিয়ে আমাদের সঙ্গে যোগাযোগ করুন।'
          : 'আমরা যাচাই করছি। অনুগ্রহ করে আবার পেমেন্ট করবেন না; আমরা রিফান্ড করব বা আপনার সঙ্গে যোগাযোগ করব।'
      }`,
    ),
  )

/** Opens the gateway's page for an order, one page for concurrent and repeated calls. */
export function createOpenSession(services: Services) {
  const { db, gateway, reconcileVisited, publicUrl, schedule } = services

  async function openAttempt(
    trx: Transaction,
    orderId: string,
    userId: string,
  ): Promise<OpenAttempt & { amount: number }> {
    const order = await lockOwnOrder(trx, orderId, userId)
    if (!order) throw notFound('Order')
    if (order.transactionId !== null)
      throw conflict(
        'already_paid',
        text('This order is already paid.', 'অর্ডারটির পেমেন্ট আগেই হয়ে গেছে।'),
      )
    const mismatch = await findUnrefundedMismatch(trx, orderId)
    if (mismatch) throw paymentUnderReview(mismatch)
    const amount = toPaisa(order.total)
    assertPayable(amount)
    const open = await findOpenAttempt(trx, orderId)
    if (open && !open.isOld) return { ...open, amount }
    if (open) await closeAttempt(trx, open.tranId, 'expired')
    const tranId = ulid()
    const [firstCheck] = schedule.offsets
    await insertAttempt(trx, { tranId, orderId, amount: order.total, firstCheck })
    return { tranId, page: null, amount }
  }

  async function requestPageUrl(orderId: string, tranId: string, paisa: number): Promise<string> {
    const session = await gateway.createSession({
      tranId,
      amount: { paisa, currency: 'BDT' },
      returnUrls: {
        success: `${publicUrl}/payment/success`,
        fail: `${publicUrl}/payment/fail`,
        cancel: `${publicUrl}/payment/cancel`,
      },
      notifyUrl: `${publicUrl}/payment/ipn`,
      ...(await findPurchase(db, orderId)),
    })
    const page = await savePageUrl(db, tranId, session)
    if (!page) throw (await isOrderDeleted(db, orderId)) ? notFound('Order') : unavailable()
    return page
  }

  return async (orderId: string, userId: string): Promise<string> => {
    // The customer may have paid on the first page and must not pay again.
    await reconcileVisited([orderId], userId)
    const { tranId, page, amount } = await transaction(db, (trx) =>
      openAttempt(trx, orderId, userId),
    )
    if (page) return page
    try {
      return await requestPageUrl(orderId, tranId, amount)
    } catch (error) {
      if (error instanceof GatewayUnavailableError) throw unavailable(error)
      throw error
    }
  }
}
