import { orderPath } from '../../../../common/addresses'
import { hasAddress } from '../../../../common/addressInName'
import { toBengaliDigits } from '../../../../common/bengali'
import { formatTaka } from '../../../../common/formatTaka'
import { countryIn, districtIn } from '../../../../common/localNames'
import type { MailContent } from '../../../../common/mail'
import { inLanguage, type Language, pathIn } from '../../../../common/text'
import { shop } from '../../../../shop/shop.config'
import * as messages from './messages'
import type { DueMail } from './outbox'

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

function lines({ language, items, deliveryCharge, total }: DueMail) {
  const t = inLanguage(language)
  return [
    ...items.map(
      ({ name, quantity, amount }) =>
        [
          `${language === 'en' ? quantity : toBengaliDigits(quantity)} × ${name}`,
          taka(language, amount),
        ] as const,
    ),
    [t(messages.delivery), taka(language, deliveryCharge)] as const,
    [t(messages.total), taka(language, total)] as const,
  ]
}

function deliveryFacts({ language, name, address, district, country, mobileNumber }: DueMail) {
  const t = inLanguage(language)
  const region = `${districtIn(language, district)}, ${countryIn(language, country)}`
  return [
    [t(messages.deliverTo), `${name}\n${address}\n${region}`],
    [t(messages.mobile), mobileNumber],
  ] as const
}

const deliverBy = ({ language, deliverBy: date }: DueMail) =>
  date ? messages.deliverBy[language](formatDay(language, new Date(date))) : ''

/** Strangers must not send their words by the shop, so a mail that anybody can cause for free has none of the sender's own. */
const isForAnyone = ({ isVerified, isPaid, isDelivered }: DueMail) =>
  !(isVerified || isPaid || isDelivered)

/** Names with an address are not accepted any more; orders may have one from before. */
const safeName = ({ language, name }: DueMail) =>
  hasAddress(name) ? messages.customer[language] : name

type RefundFacts = NonNullable<DueMail['refund']>

const formatRefund = (language: Language, { currency, amount }: RefundFacts) =>
  currency === 'BDT' ? taka(language, amount) : `${currency} ${amount}`

function getRefundText({ isCash, isByHand }: RefundFacts) {
  if (isCash) return messages.refundedInCash
  return isByHand ? messages.refundedByHand : messages.refundedToCard
}

function orderContent(mail: DueMail) {
  const { language, refund } = mail
  const t = inLanguage(language)
  const greeting = t(messages.greeting)(safeName(mail))
  const order = [t(messages.order), mail.orderId] as const
  switch (mail.kind) {
    case 'placed':
      return {
        title: t(messages.thankYou),
        paragraphs: [greeting, t(mail.isPaid ? messages.receivedPaid : messages.receivedUnpaid)],
        lines: lines(mail),
        facts: [order, ...(isForAnyone(mail) ? [] : deliveryFacts(mail))],
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
          order,
          [t(messages.transactionId), mail.transactionId ?? ''] as const,
          ...deliveryFacts(mail),
        ],
      }
    case 'delivered':
      return {
        title: t(messages.delivered),
        paragraphs: [greeting, t(messages.deliveredText), t(messages.reviewInvitation)],
        lines: lines(mail),
        facts: [order],
      }
    case 'refundRequested':
      // It may have been settled, or have failed, before the mail left.
      return refund?.isUnderWay
        ? {
            title: t(messages.refundOnItsWay)(formatRefund(language, refund)),
            paragraphs: [greeting, t(messages.refundRequested)],
            facts: [order],
          }
        : undefined
    case 'refunded':
      return (
        refund && {
          title: t(messages.refunded)(formatRefund(language, refund)),
          paragraphs: [greeting, t(getRefundText(refund))],
          facts: [order, [t(messages.refund), refund.reference ?? ''] as const],
        }
      )
  }
}

/** Undefined if there is nothing to say any more: the order was cancelled before the mail left. */
export function toMailContent(mail: DueMail, publicUrl: string): MailContent | undefined {
  if (mail.isDeleted && !mail.refund) return undefined
  const content = orderContent(mail)
  if (!content) return undefined
  const { language, orderId } = mail
  const t = inLanguage(language)
  const path = orderPath({ _id: orderId, name: safeName(mail) })
  return {
    ...content,
    language,
    subject: t(messages.subject)(content.title, shortId(orderId)),
    link: { label: t(messages.seeOrder), url: publicUrl + pathIn(language, path) },
    reason: t(messages.reason),
  }
}
