import { errorOf } from './accounts'
import type { Answer, EmulatorThread } from './emulatorThread'

/** The page of an e-mailed link, with `code` while a new password can be chosen. */
export type MailPage = { title: string; text: string; code?: string }

const EXPIRED: MailPage = {
  title: 'This link has expired',
  text: 'It has been used already, or it is too old. Request a new one.',
}

const CHOOSE = 'Choose a new password'

const DONE: Record<string, MailPage> = {
  verifyEmail: { title: 'E-mail address verified', text: 'Thank you. You can continue shopping.' },
  verifyAndChangeEmail: {
    title: 'E-mail address changed',
    text: 'Sign in with the new address from now on.',
  },
  recoverEmail: { title: 'E-mail address restored', text: 'Your former address is yours again.' },
}

/** Opens a mailed link. */
export async function openMailedLink(
  thread: EmulatorThread,
  mode: string | undefined,
  code: string,
): Promise<MailPage> {
  if (mode === 'resetPassword') {
    const answer = await send(thread, 'resetPassword', { oobCode: code })
    if (answer.status !== 200) return EXPIRED
    return { title: CHOOSE, text: 'At least 6 characters.', code }
  }
  const done = mode === undefined ? undefined : DONE[mode]
  if (!done) return EXPIRED
  const answer = await send(thread, 'update', { oobCode: code })
  return answer.status === 200 ? done : EXPIRED
}

export async function setPassword(
  thread: EmulatorThread,
  code: string,
  newPassword: string,
): Promise<MailPage> {
  if (newPassword === '') return { title: CHOOSE, text: 'Please enter a password.', code }
  const answer = await send(thread, 'resetPassword', { oobCode: code, newPassword })
  if (answer.status === 200) {
    return { title: 'Password changed', text: 'You can sign in with it now.' }
  }
  if (!errorOf(answer).startsWith('WEAK_PASSWORD')) return EXPIRED
  return { title: CHOOSE, text: 'That one is too short: at least 6 characters.', code }
}

function send(thread: EmulatorThread, operation: string, body: unknown): Promise<Answer> {
  return thread.call({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=mail`,
    method: 'POST',
    body: JSON.stringify(body),
    contentType: 'application/json',
  })
}

const STYLE = `
body { background: #f5f7fa; color: #0d1424; font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; min-height: 100vh; place-items: center }
main { background: #fff; border-radius: 12px; box-shadow: 0 8px 24px #0d142414; box-sizing: border-box; margin: 16px; max-width: 26rem; padding: 2rem; width: calc(100% - 32px) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
p { color: #3d4963; margin: 0 0 1.25rem }
label { display: block; font-weight: 600 }
input, button, a { border-radius: 12px; box-sizing: border-box; display: block; font: inherit; min-height: 48px; padding: .65rem 1rem; width: 100% }
input { border: 1px solid #8a94a8; margin: .4rem 0 1.25rem }
button, a { background: #ffb31f; border: 0; color: #0d1424; cursor: pointer; font-weight: 700; text-align: center; text-decoration: none }
:focus-visible { outline: 3px solid #1f5eff; outline-offset: 2px }
`

export function renderMailPage({ title, text, code }: MailPage): string {
  const body =
    code === undefined
      ? '<a href="/login">Log in</a>'
      : `<form method="post" action="/emulator/action">
<input type="hidden" name="oobCode" value="${escapeHtml(code)}">
<label>New password <input type="password" name="newPassword" minlength="6" required autofocus autocomplete="new-password"></label>
<button>Save</button>
</form>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${body}
</main>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
