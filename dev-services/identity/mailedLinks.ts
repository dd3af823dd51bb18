import type { SendToEmulator } from './messages'

/** The page of an e-mailed link, with `code` while a new password can be chosen. */
export type MailPage = { title: string; text: string; code?: string }

const EXPIRED: MailPage = {
  title: 'This link has expired',
  text: 'It has been used already, or it is too old. Request a new one.',
}

const choosePassword = (code: string, text: string) => ({
  title: 'Choose a new password',
  text,
  code,
})

const DONE = new Map<string, MailPage>([
  [
    'verifyEmail',
    { title: 'E-mail address verified', text: 'Thank you. You can continue shopping.' },
  ],
  [
    'verifyAndChangeEmail',
    { title: 'E-mail address changed', text: 'Sign in with the new address from now on.' },
  ],
  [
    'recoverEmail',
    { title: 'E-mail address restored', text: 'Your former address is yours again.' },
  ],
])

/** Does what a mailed link is for; a password reset waits for the new password. */
export async function openMailedLink(
  send: SendToEmulator,
  mode: string,
  oobCode: string,
): Promise<MailPage> {
  const done =
    mode === 'resetPassword' ? choosePassword(oobCode, 'At least 6 characters.') : DONE.get(mode)
  if (!done) return EXPIRED
  const operation = mode === 'resetPassword' ? 'resetPassword' : 'update'
  const { status } = await post(send, operation, { oobCode })
  return status === 200 ? done : EXPIRED
}

export async function resetPassword(
  send: SendToEmulator,
  oobCode: string,
  newPassword: string,
): Promise<MailPage> {
  if (newPassword === '') return choosePassword(oobCode, 'Please enter a password.')
  const { status, text } = await post(send, 'resetPassword', { oobCode, newPassword })
  if (status === 200) return { title: 'Password changed', text: 'You can sign in with it now.' }
  if (!text.includes('WEAK_PASSWORD')) return EXPIRED
  return choosePassword(oobCode, 'That one is too short: at least 6 characters.')
}

const post = (send: SendToEmulator, operation: string, body: object) =>
  send({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=mail`,
    method: 'POST',
    body: JSON.stringify(body),
    contentType: 'application/json',
  })
