import { text } from './text'

export const emailMessage = text('Enter a valid e-mail address.', 'সঠিক ইমেইল ঠিকানা লিখুন।')

const maxLength = 254
const maxLocalLength = 64

// Atoms with single dots between them: mail servers refuse other addresses for good.
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const topLevel = '[a-z](?:[a-z\\d-]{0,61}[a-z\\d])'
const pattern = new RegExp(`^(${atom}(?:\\.${atom})*)@(?:${label}\\.)+${topLevel}$`, 'i')

/** Whether a mail can be sent to it: one address without a name, in ASCII. */
export function isEmail(text: string): boolean {
  if (text.length > maxLength) return false
  const [, local = ''] = pattern.exec(text) ?? []
  return local !== '' && local.length <= maxLocalLength
}
