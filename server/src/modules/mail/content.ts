import { orderPath } from '../../../../common/addresses'
import { hasAddress } from '../../../../common/addressInName'
import { toBengaliDigits } from '../../../../common/bengali'
import { formatTaka } from '../../../../common/formatTaka'
import type { MailContent } from '../../../../common/mail'
import { formatOrderNumber } from '../../../../common/orderNumber'
import { countryIn, districtIn } from '../../../../common/placeNames'
import { inLanguage, type Language, pathIn } from '../../../../common/text'
import { getTrackingUrl } from '../../../../shop/couriers'
import { shop } from '../../../../shop/shop.config'
import * as messages from './messages'
import type { OrderMail } from './outbox'

const dayStyle = { timeZone: shop.timeZone, dateStyle: 'long' } as const
const days = {
  en: new Intl.DateTimeFormat('en-GB', dayStyle),
  bn: new Intl.DateTimeFormat('bn-BD', dayStyle),
}
const formatDay = (language: Language, date: Date) =>
  language === 'en' ? days.en.format(date) : days.bn.format(date).replace(',', '')

const taka = (language: Language, amount: string) =>
  formatTaka(Number(amount), {
    hasDecimals: true,
    language,
    ...(language === 'en' && { symbol: shop.currencyText }),
  })
const shortId = (id: string) => id.slice(0, 20)

const countedName = (language: Language, quantity: number, name: string) =>
  `${language === 'en' ? quantity : toBengaliDigits(quantity)} × ${name}`

function lines({ language, items, deliveryCharge, total }: OrderMail) {
  const t = inLanguage(language)
  return [
    ...items.map(
      ({ name, quantity, amount }) =>
        [countedName(language, quantity, name), taka(language, amount)] as const,
    ),
    [t(messages.delivery), taka(language, deliveryCharge)] as const,
    [t(messages.total), taka(language, total)] as const,
  ]
}

function deliveryFacts({ language, name, address, district, country, mobileNumber }: OrderMail) {
  const t = inLanguage(language)
  const region = `${districtIn(language, district)}, ${countryIn(language, country)}`
  return [
    [t(messages.deliverTo), `${name}\n${address}\n${region}`],
    [t(messages.mobile), mobileNumber],
  ] as const
}

function orderFacts({ language, orderId, orderNumber }: OrderMail) {
  const t = inLanguage(language)
  const number = formatOrderNumber(orderNumber)
  return [
    ...(number === undefined ? [] : [[t(messages.orderNumber), number] as const]),
    [t(messages.order), orderId] as const,
  ]
}

function courierFacts({ language, trackingNumber }: OrderMail, courier: string) {
  const t = inLanguage(language)
  const url = getTrackingUrl(courier, trackingNumber)
  return [
    [t(messages.courier), courier] as const,
    ...(trackingNumber === null ? [] : [[t(messages.trackingNumber), trackingNumber] as const]),
    ...(url === undefined ? [] : [[t(messages.track), url] as const]),
  ]
}

const deliverBy = ({ language, deliverBy: date }: OrderMail) =>
  date ? messages.deliverBy[language](formatDay(language, new Date(date))) : ''

/** Strangers must not send their words by the shop, so a mail that anybody can cause for free has none of the sender's own. */
const isForAnyone = ({ isVerified, isPaid, isDelivered }: OrderMail) =>
  !(isVerified || isPaid || isDelivered)

/** Names with an address are not accepted any more; orders may have one from before. */
const safeName = ({ language, name }: OrderMail) =>
  hasAddress(name) ? messages.customer[language] : name

type RefundFacts = NonNullable<OrderMail['refund']>

const formatRefund = (language: Language, { currency, amount }: RefundFacts) =>
  currency === 'BDT' ? taka(language, amount) : `${currency} ${amount}`

function getRefundText({ isCash, isByHand }: RefundFacts) {
  if (isCash) return messages.refundedInCash
  return isByHand ? messages.refundedByHand : messages.refundedToCard
}

function orderContent(mail: OrderMail) {
  const { language, refund, answer } = mail
  const t = inLanguage(language)
  const greeting = t(messages.greeting)(safeName(mail))
  const facts = orderFacts(mail)
  switch (mail.kind) {
    case 'placed':
      return {
        title: t(messages.thankYou),
        paragraphs: [greeting, t(mail.isPaid ? messages.receivedPaid : messages.receivedUnpaid)],
        lines: lines(mail),
        facts: [...facts, ...(isForAnyone(mail) ? [] : deliveryFacts(mail))],
      }
    case 'paid':
      return {
        title: t(messages.paymentArrived),
        paragraphs: [
          greeting,
          `${t(messages.paid)(taka(language, mail.total))} ${deliverBy(mail)}`.trim(),
        ],
        lines: lines(mail),
        facts: [
          ...facts,
          [t(messages.transactionId), mail.transactionId ?? ''] as const,
          ...deliveryFacts(mail),
        ],
      }
    case 'handedOver':
      // Or before the mail left it was taken back, or has arrived.
      return mail.courier === null || mail.isDelivered
        ? undefined
        : {
            title: t(messages.handedOver),
            paragraphs: [
              greeting,
              `${t(messages.handedOverText)(mail.courier)} ${deliverBy(mail)}`.trim(),
              ...(mail.isPaid || mail.isUnderReview || !shop.cashOnDelivery
                ? []
                : [t(messages.payOnArrival)(taka(language, mail.total))]),
            ],
            lines: lines(mail),
            facts: [...facts, ...courierFacts(mail, mail.courier)],
          }
    case 'delivered':
      return {
        title: t(messages.delivered),
        paragraphs: [greeting, t(messages.deliveredText), t(messages.reviewInvitation)],
        lines: lines(mail),
        facts,
      }
    case 'refundRequested':
      // It may have been settled, or have failed, before the mail left.
      return refund?.isUnderWay
        ? {
            title: t(messages.refundOnItsWay)(formatRefund(language, refund)),
            paragraphs: [greeting, t(messages.refundRequested)],
            facts,
          }
        : undefined
    case 'refunded':
      return (
        refund && {
          title: t(messages.refunded)(formatRefund(language, refund)),
          paragraphs: [greeting, t(getRefundText(refund))],
          facts: [...facts, [t(messages.refund), refund.reference ?? ''] as const],
        }
      )
    case 'returnAnswered':
      return (
        answer && {
          title: t(messages.answerTitles[answer.kind][answer.isAccepted ? 'accepted' : 'declined']),
          paragraphs: [greeting, answer.text],
          facts: [
            ...facts,
            [t(messages.product), countedName(language, answer.quantity, answer.product)] as const,
          ],
        }
      )
  }
}

/** Undefined if there is nothing to say any more, such as for an order that was cancelled meanwhile. Refunds and answers are always said. */
export function toMailContent(mail: OrderMail, publicUrl: string): MailContent | undefined {
  if (mail.isDeleted && !mail.refund && !mail.answer) return undefined
  const content = orderContent(mail)
  if (!content) return undefined
  const { language, orderId, orderNumber } = mail
  const t = inLanguage(language)
  const path = orderPath({ _id: orderId, name: safeName(mail) })
  return {
    ...content,
    language,
    subject: t(messages.subject)(content.title, formatOrderNumber(orderNumber) ?? shortId(orderId)),
    link: { label: t(messages.seeOrder), url: publicUrl + pathIn(language, path) },
    reason: t(messages.reason),
  }
}
