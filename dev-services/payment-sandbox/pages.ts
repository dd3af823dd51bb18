import { createHash } from 'node:crypto'
import type { Outcome, Payment } from './ledger'

export type Page = {
  html: string
  contentSecurityPolicy: string
}

export type CardForm = {
  number?: string
  holder?: string
  expiry?: string
  code?: string
  /** The button that was pressed, if not Pay. */
  outcome?: string
}

type FieldName = 'number' | 'expiry' | 'code' | 'holder'
type CardErrors = Partial<Record<FieldName, string>>

type CardOutcome = { status: Outcome; isRisky?: boolean }

const testCards: readonly { number: string; effect: string; outcome: CardOutcome }[] = [
  { number: '4111 1111 1111 1111', effect: 'pays', outcome: { status: 'VALID' } },
  {
    number: '4000 0000 0000 9235',
    effect: 'pays, marked as risky',
    outcome: { status: 'VALID', isRisky: true },
  },
  { number: '4000 0000 0000 0002', effect: 'is declined', outcome: { status: 'FAILED' } },
]

const digitsOf = (text = '') => text.replace(/\D/g, '')

function isInFuture(expiry: string): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? []
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1)
  return Number(month) >= 1 && Number(month) <= 12 && firstDayAfter > new Date()
}

export function checkCard({ number, expiry = '', code = '', holder = '' }: CardForm) {
  const card = testCards.find((each) => digitsOf(each.number) === digitsOf(number))
  const errors: CardErrors = {
    ...(!card && { number: 'Only the test cards below work here.' }),
    ...(!isInFuture(expiry) && { expiry: 'Month and year, like 12/34, not in the past.' }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: 'Three or four digits.' }),
    ...(!holder.trim() && { holder: 'The name on the card.' }),
  }
  return { errors, outcome: Object.keys(errors).length === 0 ? card?.outcome : undefined }
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const style = `
body { margin: 0 auto; max-width: 32rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #161d30; overflow-wrap: anywhere }
dt { font-weight: 600 } dd { margin: 0 0 8px }
label { display: block; margin-top: 12px }
input { width: 100% } input, button { box-sizing: border-box; min-height: 48px; margin-top: 4px; padding: 8px 12px; font: inherit }
.error { margin: 0; color: #b3173a }
`

const returnScript = 'document.forms[0].submit()'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Content = { title: string; body: string; formTarget?: string; script?: string }

/** `title` and `body` are escaped by the caller. Style and script are allowed by their hashes. */
function renderPage({ title, body, formTarget, script }: Content): Page {
  return {
    html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<main>
<p><strong>Test mode.</strong> No money moves. Never type a real card here.</p>
${body}
</main>
${script ? `<script>${script}</script>` : ''}
</html>`,
    contentSecurityPolicy: [
      "default-src 'none'",
      `style-src ${hashOf(style)}`,
      `script-src ${script ? hashOf(script) : "'none'"}`,
      'img-src data:',
      `form-action 'self' ${formTarget ? new URL(formTarget).origin : ''}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}

/** ৳ with Indian grouping; paisa only if there are some. */
function formatTaka(amount: string): string {
  const value = Number(amount)
  return `৳${value.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
}

const exampleCard: CardForm = {
  number: '4111 1111 1111 1111',
  expiry: '12/34',
  code: '123',
  holder: 'Test Customer',
}

type CardPageProps = { shopName: string; payment: Payment; form?: CardForm }

export function cardPage({ shopName, payment, form }: CardPageProps): Page {
  const shop = escapeHtml(shopName)
  const amount = formatTaka(payment.amount)
  const errors: CardErrors = form ? checkCard(form).errors : {}
  const field = (name: FieldName, label: string, autocomplete: string) => {
    const error = errors[name]
    const value = escapeHtml((form ?? exampleCard)[name] ?? '')
    const state = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
    return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="40" required${state}>
${error ? `<p class="error" id="${name}-error">${error}</p>` : ''}`
  }
  const title = `Pay ${amount} to ${shop}`
  return renderPage({
    title: Object.keys(errors).length > 0 ? `Error: ${title}` : title,
    body: `<h1>Payment to ${shop}</h1>
<dl>
<dt>Amount</dt><dd>${amount}</dd>
<dt>For</dt><dd>${escapeHtml(payment.productName)}</dd>
<dt>Transaction</dt><dd>${escapeHtml(payment.tranId)}</dd>
</dl>
<h2>Card details</h2>
<form method="post">
${field('number', 'Card number', 'cc-number')}
${field('expiry', 'Expires (MM/YY)', 'cc-exp')}
${field('code', 'Security code', 'cc-csc')}
${field('holder', 'Name on card', 'cc-name')}
<p><button>Pay ${amount}</button>
<button name="outcome" value="cancel" formnovalidate>Cancel and return to ${shop}</button></p>
<h2>Test cards</h2>
<ul>${testCards.map(({ number, effect }) => `<li><code>${number}</code> ${effect}</li>`).join('')}</ul>
<p><button name="outcome" value="risky" formnovalidate>Pay as a risky card</button>
<button name="outcome" value="decline" formnovalidate>Decline the card</button>
<button name="outcome" value="expire" formnovalidate>Let it expire</button></p>
</form>`,
  })
}

const results: Readonly<Record<Outcome, { heading: string; text: string }>> = {
  VALID: { heading: 'Payment accepted', text: 'The amount was taken from the test card.' },
  FAILED: { heading: 'Card declined', text: 'The bank refused the card. Nothing was taken.' },
  CANCELLED: { heading: 'Payment cancelled', text: 'Nothing was taken.' },
  EXPIRED: {
    heading: 'This page has expired',
    text: 'Nothing was taken. Start again from your orders.',
  },
}

type ReturnPageProps = {
  shopName: string
  payment: Payment
  action: string
  /** What the browser posts to the shop. */
  form: Readonly<Record<string, string>>
}

/** Sends the browser back to the shop with a form; at once, except after the page has expired. */
export function returnPage({ shopName, payment, action, form }: ReturnPageProps): Page {
  const status = payment.settled?.status ?? 'EXPIRED'
  const { heading, text } = results[status]
  const fields = Object.entries(form).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return renderPage({
    title: heading,
    formTarget: action,
    script: status === 'EXPIRED' ? undefined : returnScript,
    body: `<h1>${heading}</h1>
<p>${text}</p>
<form method="post" action="${escapeHtml(action)}">${fields.join('')}
<button>Return to ${escapeHtml(shopName)}</button></form>`,
  })
}

export const missingPage = (): Page =>
  renderPage({
    title: 'Payment not found',
    body: `<h1>Payment not found</h1>
<p>There is no payment at this address. Go back to the shop and press Pay Now again.</p>`,
  })
