import { legalIdentity } from '../shop/legalIdentity'
import { shop } from '../shop/shop.config'
import { escapeHtml } from './escapeHtml'
import { inLanguage, type Language, text } from './text'

/** A mail as plain values. Everything is text: the layout escapes it. */
export type MailContent = {
  language: Language
  subject: string
  title: string
  paragraphs: readonly string[]
  /** Names and amounts. */
  lines?: readonly (readonly [name: string, amount: string])[]
  facts?: readonly (readonly [name: string, value: string])[]
  link: { label: string; url: string }
  /** Why the reader gets the mail. */
  reason: string
  /** Where the reader stops such mails. */
  unsubscribe?: { label: string; url: string }
}

// Mail programs know neither style sheets nor variables: these are the colours of the theme.
const ink = '#0d1424'
const faint = '#566179'
const line = '#e3e7ef'
const accent = '#ffb020'
const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Noto Sans Bengali,sans-serif'

const textBlock = (style: string) => (text: string) =>
  `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const cell = `border-bottom:1px solid ${line};vertical-align:top`

/** Amounts stay on one line, and so do the names of facts. */
const tableRow = ([name, value]: readonly [string, string], hasAmounts: boolean) =>
  `<tr>
<td style="padding:8px 16px 8px 0;${cell}${hasAmounts ? '' : ';white-space:nowrap'}">${escapeHtml(name)}</td>
<td style="padding:8px 0;${cell}${hasAmounts ? ';text-align:right;white-space:nowrap' : ''}">${escapeHtml(value).replaceAll('\n', '<br>')}</td>
</tr>`

function table(rows: MailContent['lines'], hasAmounts: boolean): string {
  if (!rows?.length) return ''
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border-collapse:collapse">
${rows.map((row) => tableRow(row, hasAmounts)).join('\n')}
</table>`
}

const questions = text(
  `Questions? Write to ${shop.supportEmail}.`,
  `কোনো প্রশ্ন? লিখুন ${shop.supportEmail} ঠিকানায়।`,
)

const toFooter = (language: Language, reason: string) => [
  reason,
  ...legalIdentity,
  questions[language],
]

const toLink = ({ label, url }: MailContent['link'], style: string) =>
  `<a href="${escapeHtml(url)}" target="_blank" style="${style}">${escapeHtml(label)}</a>`

function toHtml(content: MailContent): string {
  const { language, title, paragraphs, lines, facts, link, reason, unsubscribe } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f6fa;color:${ink};${font};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="padding:20px 24px;border-radius:12px 12px 0 0;background:${ink};color:#ffffff;font-size:22px;font-weight:700">${escapeHtml(inLanguage(language)(shop.displayName))}</td></tr>
<tr><td style="padding:28px 24px;border-radius:0 0 12px 12px;background:#ffffff;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${paragraphs.map(textBlock('margin:0 0 16px')).join('\n')}
${table(lines, true)}
${table(facts, false)}
<p style="margin:8px 0 0">${toLink(link, `display:inline-block;padding:12px 24px;border-radius:10px;background:${accent};color:${ink};font-weight:700;text-decoration:none`)}</p>
</td></tr>
<tr><td style="padding:20px 24px;color:${faint};font-size:13px">
${toFooter(language, reason).map(textBlock('margin:0 0 4px')).join('\n')}
${unsubscribe ? `<p style="margin:0">${toLink(unsubscribe, `color:${faint}`)}</p>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

const toRows = (rows: MailContent['lines']) =>
  (rows ?? []).map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`)

function toPlainText({
  language,
  title,
  paragraphs,
  lines,
  facts,
  link,
  reason,
  unsubscribe,
}: MailContent): string {
  const blocks = [
    title,
    ...paragraphs,
    toRows(lines).join('\n'),
    toRows(facts).join('\n'),
    `${link.label}: ${link.url}`,
    `-- \n${[...toFooter(language, reason), ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n')}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** The mail as HTML with the shop's face, and as plain text. */
export const renderMail = (content: MailContent) => ({
  subject: content.subject,
  html: toHtml(content),
  text: toPlainText(content),
})
