import { orderPath } from '../../../../common/addresses'
import { hasAddress } from '../../../../common/addressInName'
import { formatTaka } from '../../../../common/formatTaka'
import type { MailContent } from '../../../../common/mail'
import { shop } from '../../../../shop/shop.config'
import type { DueMail } from './outbox'

const dayStyle = { timeZone: shop.timeZone, dateStyle: 'long' } as const
const day = new Intl.DateTimeFormat('en-GB', dayStyle)

const taka = (amount: string) =>
  formatTaka(Number(amount), { hasDecimals: true, symbol: shop.currencyText })
const shortId = (id: string) => id.slice(0, 20)

const lines = ({ items, deliveryCharge, total }: DueMail) => [
  ...items.map(({ name, quantity, amount }) => [`${quantity} × ${name}`, taka(amount)] as const),
  ['Delivery', taka(deliveryCharge)] as const,
  ['Total', taka(total)] as const,
]

const deliveryFacts = ({ name, address, district, country, mobileNumber }: DueMail) =>
  [
    ['Deliver to', `${name}\n${address}\n${district}, ${country}`],
    ['Mobile', mobileNumber],
  ] as const

const deliverBy = ({ deliverBy: date }: DueMail) =>
  date ? `It will be delivered by ${day.format(new Date(date))} at the latest.` : ''

/** Strangers must not send their words by the shop, so a mail that anybody can cause for free has none of the sender's own. */
const isForAnyone = ({ isVerified, isPaid, isDelivered }: DueMail) =>
  !(isVerified || isPaid || isDelivered)

/** Names with an address are not accepted any more; orders may have one from before. */
const safeName = ({ name }: DueMail) => (hasAddress(name) ? 'customer' : name)

const reason = `You get this mail because of an order at ${shop.name}.`

type RefundFacts = NonNullable<DueMail['refund']>

const formatRefund = ({ currency, amount }: RefundFacts) =>
  currency === 'BDT' ? taka(amount) : `${currency} ${amount}`

/** Undefined if it was settled, or failed, before the mail left. */
const refundRequestedContent = (mail: DueMail, refund: RefundFacts) =>
  refund.isUnderWay
    ? {
        title: `Your refund of ${formatRefund(refund)} is on its way`,
        paragraphs: [
          `Dear ${safeName(mail)},`,
          'We have asked the bank to give the amount back to the card or account that it was paid with. That can take some days. We write again when it is done.',
        ],
        facts: [['Order', mail.orderId] as const],
      }
    : undefined

function getRefundText({ isCash, isByHand }: RefundFacts): string {
  if (isCash) return 'The amount was given back in cash.'
  return isByHand
    ? 'We have given the amount back to you. If you cannot find it, please answer this mail.'
    : 'The amount was given back to the card or account that it was paid with. It can take your bank some days to show it.'
}

const refundContent = (mail: DueMail, refund: RefundFacts) => ({
  title: `We have refunded ${formatRefund(refund)}`,
  paragraphs: [`Dear ${safeName(mail)},`, getRefundText(refund)],
  facts: [
    ['Order', mail.orderId],
    ['Refund', refund.reference ?? ''],
  ] as const,
})

function orderContent(mail: DueMail) {
  const greeting = `Dear ${safeName(mail)},`
  switch (mail.kind) {
    case 'placed':
      return {
        title: 'Thank you for your order',
        paragraphs: [
          greeting,
          mail.isPaid
            ? 'We have received your order and your payment.'
            : `We have received your order. You can pay for it on its page. Payment: ${shop.howToPay}.`,
        ],
        lines: lines(mail),
        facts: [
          ['Order', mail.orderId] as const,
          ...(isForAnyone(mail) ? [] : deliveryFacts(mail)),
        ],
      }
    case 'paid':
      return {
        title: 'Your payment has arrived',
        paragraphs: [
          greeting,
          `Thank you: ${taka(mail.total)} was paid for your order. ${deliverBy(mail)}`.trim(),
        ],
        lines: lines(mail),
        facts: [
          ['Order', mail.orderId] as const,
          ['Transaction ID', mail.transactionId ?? ''] as const,
          ...deliveryFacts(mail),
        ],
      }
    case 'delivered':
      return {
        title: 'Your order was delivered',
        paragraphs: [
          greeting,
          'Your order was delivered. Is something missing or broken? Answer this mail, and we will put it right.',
          'Others would like to know what you think of it: you can write a review on the order’s page.',
        ],
        lines: lines(mail),
        facts: [['Order', mail.orderId] as const],
      }
    case 'refundRequested':
      return mail.refund && refundRequestedContent(mail, mail.refund)
    case 'refunded':
      return mail.refund && refundContent(mail, mail.refund)
  }
}

/** Undefined if there is nothing to say any more: the order was cancelled before the mail left. */
export function toMailContent(mail: DueMail, publicUrl: string): MailContent | undefined {
  if (mail.isDeleted && !mail.refund) return undefined
  const content = orderContent(mail)
  if (!content) return undefined
  return {
    ...content,
    subject: `${content.title} (order ${shortId(mail.orderId)})`,
    link: {
      label: 'See your order',
      url: `${publicUrl}${orderPath({ _id: mail.orderId, name: safeName(mail) })}`,
    },
    reason,
  }
}
