import { inLanguage, type Language, text as message, pathIn, type Text } from '../../common/text'
import { shop } from '../../shop/shop.config'
import { escapeHtml, type Page } from '../htmlPage'
import type { Account } from './accounts'

export type LinkPage = {
  title: Text
  text: Text
  /** For a new password. */
  hasForm?: boolean
}

const passwordScript = `
const [input, button] = document.querySelectorAll('.password > *')
button.hidden = false
const shown = [button.dataset.shown, button.dataset.label]
const hidden = [button.textContent, button.ariaLabel]
button.addEventListener('click', () => {
  const isShown = input.type === 'password'
  input.type = isShown ? 'text' : 'password'
  ;[button.textContent, button.ariaLabel] = isShown ? shown : hidden
})`

const logIn = message('Log in', 'লগ ইন করুন')
const newPassword = message('New password', 'নতুন পাসওয়ার্ড')
const show = message('Show', 'দেখান')
const hide = message('Hide', 'লুকান')
const showPassword = message('Show password', 'পাসওয়ার্ড দেখান')
const hidePassword = message('Hide password', 'পাসওয়ার্ড লুকান')
const savePassword = message('Save password', 'পাসওয়ার্ড সেভ করুন')

/** The page of a mailed link. */
export function linkPage(
  language: Language,
  { title, text, hasForm }: LinkPage,
  code = '',
  font: string | undefined,
): Page {
  const t = inLanguage(language)
  const action = !hasForm
    ? `<p><a class="main" href="${pathIn(language, '/login')}">${t(logIn)}</a></p>`
    : `<form method="post" action="/emulator/action?lang=${language}">
<input type="hidden" name="oobCode" value="${escapeHtml(code)}">
<label for="password">${t(newPassword)}</label>
<span class="password"><input id="password" type="password" name="newPassword" minlength="6" required autofocus autocomplete="new-password"><button type="button" name="show" aria-label="${t(showPassword)}" data-shown="${t(hide)}" data-label="${t(hidePassword)}" hidden>${t(show)}</button></span>
<button>${t(savePassword)}</button>
</form>`
  return {
    language,
    title: t(title),
    brand: { font },
    body: `<h1>${t(title)}</h1>\n<p>${t(text)}</p>\n${action}`,
    ...(hasForm && { script: passwordScript }),
  }
}

/** Sends the chosen account to the page that opened the popup, whose `gapi` passes it to the Firebase SDK. */
const googleScript = `
const query = new URLSearchParams(location.search)
document.addEventListener('submit', (event) => {
  event.preventDefault()
  const { account, email, name } = Object.fromEntries(new FormData(event.target, event.submitter))
  const claims = new URLSearchParams(account ? { email: account } : { email, displayName: name })
  const ids = { type: query.get('authType'), eventId: query.get('eventId') }
  const authEvent = { ...ids, urlResponse: location.origin + '/?' + claims }
  opener?.postMessage({ authEvent }, location.origin)
})`

function accountButton({ email, displayName = '' }: Account) {
  const label = `${escapeHtml(displayName)}<br>${escapeHtml(email)}`
  return `<li><button name="account" value="${escapeHtml(email)}" formnovalidate>${label}</button></li>`
}

/** Stands for the page at Google where a user chooses an account. */
export const googlePage = (accounts: readonly Account[]): Page => ({
  title: 'Sign in with Google',
  script: googleScript,
  body: `<h1>Choose an account</h1>
<p>This demo of ${escapeHtml(shop.name)} does not ask Google: any account that you name is yours.</p>
<form><ul class="list">${accounts.map(accountButton).join('\n')}</ul></form>
<h2>Another account</h2>
<form>
<label for="email">E-mail</label><input id="email" name="email" type="email" required autofocus>
<label for="name">Name</label><input id="name" name="name" autocomplete="name">
<div class="actions"><button>Continue</button></div>
</form>`,
})
