import { shop } from '../../shop/shop.config'
import { escapeHtml, type Page } from '../htmlPage'
import type { Account } from './accounts'

export type LinkPage = {
  title: string
  text: string
  /** For a new password. */
  hasForm?: boolean
}

const passwordScript = `
const [input, button] = document.querySelectorAll('.password > *')
button.hidden = false
button.addEventListener('click', () => {
  const isShown = input.type === 'password'
  input.type = isShown ? 'text' : 'password'
  button.textContent = isShown ? 'Hide' : 'Show'
  button.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password')
})`

/** The page of a mailed link. */
export function linkPage(
  { title, text, hasForm }: LinkPage,
  code = '',
  font: string | undefined,
): Page {
  const action = !hasForm
    ? '<p><a class="main" href="/login">Log in</a></p>'
    : `<form method="post" action="/emulator/action">
<input type="hidden" name="oobCode" value="${escapeHtml(code)}">
<label for="password">New password</label>
<span class="password"><input id="password" type="password" name="newPassword" minlength="6" required autofocus autocomplete="new-password"><button type="button" name="show" aria-label="Show password" hidden>Show</button></span>
<button>Save password</button>
</form>`
  return {
    title,
    brand: { font },
    body: `<h1>${title}</h1>\n<p>${text}</p>\n${action}`,
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
