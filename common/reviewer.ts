import { text } from './text'

/** Of a reviewer whose order has no name that can be shown. */
export const noFirstName = 'Customer'
export const customer = text(noFirstName, 'গ্রাহক')

/** Forms of address before a first name. */
const titles = new Set([
  'md',
  'mst',
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'engr',
  'adv',
  'মোঃ',
  'মো',
  'মোছাঃ',
  'মোসাঃ',
  'ডা',
  'ড',
])

const isTitle = (word: string) => titles.has(word.toLowerCase().replace(/[.:]+$/, ''))

/** E-mail addresses and numbers are not names. */
const isName = (word: string) => /\p{L}/u.test(word) && !/[@\p{N}]/u.test(word)

/** What product pages show of the name on a reviewed order. */
export function getFirstName(name: string): string {
  const words = name.trim().split(/\s+/)
  const firstName = words.find((word) => !isTitle(word)) ?? words[0] ?? ''
  return isName(firstName) ? firstName : noFirstName
}
