import { text } from './text'

export const addressInNameMessage = text(
  'Enter a name without web or e-mail addresses.',
  'ওয়েব বা ইমেইল ঠিকানা ছাড়া নাম লিখুন।',
)

/** Mail programs make links of bare domains that end in one of these. Others are as likely a name, such as Md.Karim. */
const commonTopLevels =
  'com|net|org|info|biz|xyz|top|site|online|website|shop|store|app|dev|link|click|live|club|icu|vip|bd|io|ly|ru|cn'

const patterns = [
  /@/,
  /[a-z][a-z\d+.-]*:\/\//i,
  /\bwww\./i,
  // With a path, a port or a query, whatever the domain ends in.
  /[^\s.]\.[\p{L}\p{M}\p{N}-]{2,}(?:[/?#]|:\d)/u,
  /\d{1,3}(?:\.\d{1,3}){3}/,
  new RegExp(`[^\\s.]\\.(?:${commonTopLevels})(?![\\p{L}\\p{M}\\p{N}-])`, 'iu'),
]

/** As browsers and mail programs read it: with their dots, and without what is not shown. */
const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[。｡]/g, '.')

/** Whether a name has a web or e-mail address in it. Such a name in a mail would be a message of strangers from the shop. */
export function hasAddress(name: string): boolean {
  const plain = toPlain(name)
  return patterns.some((pattern) => pattern.test(plain))
}
