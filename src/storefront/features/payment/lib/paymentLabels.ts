import { shop } from '@/shop/shop.config'
import type { PaymentState } from '../hooks/usePaymentState'

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

const charged = `If your bank shows a charge all the same, write to ${shop.supportEmail} and name the transaction.`

const waysToPay = [
  'Press Pay Now in My orders to pay with a card or a mobile wallet.',
  ...(shop.cashOnDelivery ? ['Or pay the courier in cash when your order arrives.'] : []),
]

export const paymentLabels: Readonly<Record<PaymentOutcome, Labels>> = {
  paid: {
    tone: 'good',
    title: 'Payment Successful',
    text: 'Thank you! We have received your payment, and we’ll start packing your order.',
    next: [
      'We pack your order and hand it to the courier.',
      'The courier calls you before the delivery.',
    ],
  },
  duplicate: {
    tone: 'good',
    title: 'Already Paid',
    text: 'Your order had been paid before. This second payment has reached us as well and will be given back to you.',
  },
  open: {
    tone: 'waiting',
    title: 'Confirming Your Payment',
    text: 'We are waiting for confirmation from your bank. This page updates automatically; please do not pay again.',
  },
  failed: {
    tone: 'bad',
    title: 'Payment Failed',
    text: `The payment did not go through. Your order is saved, and you can try again. ${charged}`,
    next: waysToPay,
  },
  cancelled: {
    tone: 'unpaid',
    title: 'Payment Cancelled',
    text: `The payment was cancelled. Your order is saved. ${charged}`,
    next: waysToPay,
  },
  expired: {
    tone: 'unpaid',
    title: 'Payment Expired',
    text: `The payment was not completed in time. Your order is saved, and you can try again. ${charged}`,
    next: waysToPay,
  },
  underReview: {
    tone: 'attention',
    title: 'Payment Under Review',
    text: `We have received a payment that does not match your order. We are checking it. Please do not pay again: we will refund it or contact you. Questions? Write to ${shop.supportEmail} and name the transaction.`,
  },
  refundRequested: {
    tone: 'attention',
    title: 'Refund on Its Way',
    text: 'We have asked the bank to give this payment back to you. That can take some days.',
  },
  refunded: {
    tone: 'attention',
    title: 'Payment Refunded',
    text: 'We have refunded this payment. It can take a few days until your bank shows it.',
  },
  paidForDeletedOrder: {
    tone: 'attention',
    title: 'Order Cancelled',
    text: `We have received your payment, but the shop has cancelled this order. We will refund the payment or contact you. Questions? Write to ${shop.supportEmail} and name the transaction.`,
  },
  orderDeleted: {
    tone: 'attention',
    title: 'Order Cancelled',
    text: `The shop has cancelled this order, and we have received no payment for it. ${charged}`,
  },
  unknown: {
    tone: 'bad',
    title: 'Payment Not Found',
    text: 'We could not find this payment. See My Orders for what has been paid.',
  },
  notCompleted: {
    tone: 'unpaid',
    title: 'Payment Cancelled',
    text: 'Your payment was not completed. Your order is saved: there is no need to place it again.',
    next: waysToPay,
  },
  declined: {
    tone: 'bad',
    title: 'Payment Declined',
    text: `Your bank declined the payment, so nothing was paid. Your order is saved: try again, perhaps with another card. ${charged}`,
    next: waysToPay,
  },
  alreadyPaid: {
    tone: 'good',
    title: 'Already Paid',
    text: 'This order has been paid already. You need not pay again.',
  },
}
