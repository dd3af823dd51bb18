import { productPath } from '../../../../common/addresses'
import { formatTaka } from '../../../../common/formatTaka'
import type { MailContent } from '../../../../common/mail'
import { inLanguage, pathIn } from '../../../../common/text'
import { shop } from '../../../../shop/shop.config'
import type { AlertMail } from './alertMails'
import * as messages from './messages'

const stopQuery = ({ stopKey }: AlertMail) => `?key=${stopKey}`

/** Where mail programs stop further ones. */
export const toStopUrl = (mail: AlertMail, publicUrl: string) =>
  `${publicUrl}/unsubscribe${stopQuery(mail)}`

export function toAlertContent(mail: AlertMail, publicUrl: string): MailContent {
  const { kind, language, productId, productName, price, priceBefore } = mail
  const t = inLanguage(language)
  const name = (language === 'bn' && mail.productNameBn) || productName
  const taka = (amount: string) =>
    formatTaka(Number(amount), {
      language,
      ...(language === 'en' && { symbol: shop.currencyText }),
    })
  const toUrl = (path: string) => publicUrl + pathIn(language, path)
  const isDrop = kind === 'priceDrop'
  return {
    language,
    subject: t(isDrop ? messages.priceDropped : messages.backInStock)(name),
    title: t(isDrop ? messages.priceDropped : messages.backInStock)(name),
    paragraphs: [t(isDrop ? messages.priceDroppedText : messages.backInStockText)],
    lines: [
      ...(isDrop ? [[t(messages.priceBefore), taka(priceBefore)] as const] : []),
      [t(messages.priceNow), taka(price)],
    ],
    link: {
      label: t(messages.seeProduct),
      url: toUrl(productPath({ _id: productId, productName })),
    },
    reason: t(messages.alertReason),
    unsubscribe: { label: t(messages.stopAlerts), url: toUrl(`/unsubscribe${stopQuery(mail)}`) },
  }
}
