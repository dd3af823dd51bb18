import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import type { PaymentState } from '../hooks/usePaymentState'
import * as messages from '../messages'

/** The last three are shown after returning from the gateway without having paid there. */
export type PaymentOutcome = PaymentState | 'notCompleted' | 'declined' | 'alreadyPaid'

type Labels = {
  /** 'unpaid': nothing is lost, and it can be paid again. */
  tone: 'good' | 'waiting' | 'bad' | 'attention' | 'unpaid'
  title: string
  text: string
  /** What happens, or can be done, next. */
  next?: readonly string[]
}

const charged = t(messages.charged)(shop.supportEmail)
const questions = t(messages.questions)(shop.supportEmail)

const waysToPay = [
  t(messages.pressPayNow),
  ...(shop.cashOnDelivery ? [t(messages.payCourier)] : []),
]

export const paymentLabels: Readonly<Record<PaymentOutcome, Labels>> = {
  paid: {
    tone: 'good',
    title: t(messages.paidTitle),
    text: t(messages.paid),
    next: [t(messages.weShip), t(messages.courierCalls)],
  },
  duplicate: {
    tone: 'good',
    title: t(messages.alreadyPaidTitle),
    text: t(messages.duplicate),
  },
  open: {
    tone: 'waiting',
    title: t(messages.openTitle),
    text: t(messages.open),
  },
  failed: {
    tone: 'bad',
    title: t(messages.failedTitle),
    text: `${t(messages.failed)} ${charged}`,
    next: waysToPay,
  },
  cancelled: {
    tone: 'unpaid',
    title: t(messages.cancelledTitle),
    text: `${t(messages.cancelled)} ${charged}`,
    next: waysToPay,
  },
  expired: {
    tone: 'unpaid',
    title: t(messages.expiredTitle),
    text: `${t(messages.expired)} ${charged}`,
    next: waysToPay,
  },
  underReview: {
    tone: 'attention',
    title: t(messages.underReviewTitle),
    text: `${t(messages.underReview)} ${questions}`,
  },
  refundRequested: {
    tone: 'attention',
    title: t(messages.refundRequestedTitle),
    text: t(messages.refundRequested),
  },
  refunded: {
    tone: 'attention',
    title: t(messages.refundedTitle),
    text: t(messages.refunded),
  },
  paidForDeletedOrder: {
    tone: 'attention',
    title: t(messages.orderCancelledTitle),
    text: `${t(messages.paidForDeletedOrder)} ${questions}`,
  },
  orderDeleted: {
    tone: 'attention',
    title: t(messages.orderCancelledTitle),
    text: `${t(messages.orderDeleted)} ${charged}`,
  },
  unknown: {
    tone: 'bad',
    title: t(messages.unknownTitle),
    text: t(messages.unknown),
  },
  notCompleted: {
    tone: 'unpaid',
    title: t(messages.cancelledTitle),
    text: t(messages.notCompleted),
    next: waysToPay,
  },
  declined: {
    tone: 'bad',
    title: t(messages.declinedTitle),
    text: `${t(messages.declined)} ${charged}`,
    next: waysToPay,
  },
  alreadyPaid: {
    tone: 'good',
    title: t(messages.alreadyPaidTitle),
    text: t(messages.alreadyPaid),
  },
}
