import { mobileWallets } from '../../shop/paymentMethods'
import { escapeHtml, type Page } from '../htmlPage'
import type { Outcome, Payment } from './ledger'
import { type CardForm, checkCard, testCards } from './testCards'

const notice =
  '<p class="note"><strong>Test mode.</strong> No money moves. Never type a real card here.</p>\n'

/** With Indian grouping; paisa only if there are some. BDT, since the fonts of the system may lack ৳. */
function formatTaka(amount: string): string {
  const value = Number(amount)
  return `BDT ${value.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
}

const exampleCard: CardForm = {
  number: '4111 1111 1111 1111',
  expiry: '12/34',
  code: '123',
  holder: 'Test Customer',
}

/** Multiples of 3 months, as SSLCommerz offers them. */
export function getInstalmentOptions({ maxInstalments = 0 }: Payment): number[] {
  return Array.from({ length: Math.floor(maxInstalments / 3) }, (_, index) => 3 * (index + 1))
}

function instalmentField(payment: Payment, chosen: string | undefined): string {
  const months = getInstalmentOptions(payment)
  if (months.length === 0) return ''
  const options = months.map((count) => {
    const selected = String(count) === chosen ? ' selected' : ''
    const monthly = formatTaka((Number(payment.amount) / count).toFixed(2))
    return `<option value="${count}"${selected}>${count} months (EMI), ${monthly} a month</option>`
  })
  return `<label for="instalments">Instalments</label>
<select id="instalments" name="instalments"><option value="">None, the whole amount now</option>${options.join('')}</select>`
}

/** A test card that is pressed is filled in; the one that is filled in is marked. */
const chooseCard = `const field = document.getElementById('number')
const cards = [...document.querySelectorAll('[data-card]')]
const mark = () => { for (const card of cards) card.setAttribute('aria-pressed', card.dataset.card === field.value) }
for (const card of cards) card.addEventListener('click', () => { field.value = card.dataset.card; mark(); field.focus() })
field.addEventListener('input', mark)
mark()`

export function cardPage(shopName: string, payment: Payment, form?: CardForm): Page {
  const shop = escapeHtml(shopName)
  const amount = formatTaka(payment.amount)
  const errors = form ? checkCard(form).errors : {}
  const field = (name: keyof CardForm, label: string, autocomplete: string) => {
    const error = errors[name]
    const value = escapeHtml((form ?? exampleCard)[name] ?? '')
    const state = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
    return `<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="40" required${state}>
${error ? `<p class="error" id="${name}-error">${error}</p>` : ''}</div>`
  }
  const title = `Pay ${amount} to ${shop}`
  return {
    title: Object.keys(errors).length > 0 ? `Error: ${title}` : title,
    script: chooseCard,
    body: `${notice}<div class="columns">
<div>
<h1>Payment to ${shop}</h1>
<p class="amount">${amount}</p>
<dl>
<dt>For</dt><dd>${escapeHtml(payment.productName)}</dd>
<dt>Transaction</dt><dd>${escapeHtml(payment.tranId)}</dd>
</dl>
<form method="post"><h2>Mobile wallets</h2>
<p class="actions two">${mobileWallets.map((name) => `<button class="${name.toLowerCase()}" name="outcome" value="${name}">Pay with ${name}</button>`).join('\n')}</p></form>
<form id="card" method="post"><h2>Card details</h2>
${field('number', 'Card number', 'cc-number')}
<div class="pair">${field('expiry', 'Expires (MM/YY)', 'cc-exp')}
${field('code', 'Security code', 'cc-csc')}</div>
${field('holder', 'Name on card', 'cc-name')}
${instalmentField(payment, form?.instalments)}
<p class="actions stacked"><button>Pay ${amount}</button>
<button name="outcome" value="cancel" formnovalidate>Cancel and return to ${shop}</button></p></form>
</div>
<div class="tests"><h2>Test cards</h2>
<ul>${testCards.map(({ number, effect }) => `<li><button type="button" data-card="${number}"><code>${number}</code> ${effect}</button></li>`).join('')}</ul>
<h2>Or choose the outcome</h2>
<p class="actions"><button form="card" name="outcome" value="risky" formnovalidate>Pay as a risky card</button>
<button form="card" name="outcome" value="decline" formnovalidate>Decline the card</button>
<button form="card" name="outcome" value="expire" formnovalidate>Let it expire</button></p></div>
</div>`,
  }
}

const results: Record<
  Outcome,
  { title: string; text: string; returnTo: 'success' | 'fail' | 'cancel' }
> = {
  VALID: {
    title: 'Payment accepted',
    text: 'The amount was taken from the test card.',
    returnTo: 'success',
  },
  FAILED: {
    title: 'Card declined',
    text: 'The bank refused the card. Nothing was taken.',
    returnTo: 'fail',
  },
  CANCELLED: { title: 'Payment cancelled', text: 'Nothing was taken.', returnTo: 'cancel' },
  EXPIRED: {
    title: 'This page has expired',
    text: 'Nothing was taken. Start again from your orders.',
    returnTo: 'cancel',
  },
}

/** Sends the browser back to the shop with a form; at once, except after the page has expired. */
export function returnPage(
  shopName: string,
  payment: Payment,
  form: Readonly<Record<string, string>>,
): Page {
  const status = payment.settled?.status ?? 'EXPIRED'
  const { title, text, returnTo } = results[status]
  const fields = Object.entries(form).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return {
    title,
    formTarget: payment.urls[returnTo],
    script: status === 'EXPIRED' ? undefined : 'document.forms[0].submit()',
    body: `${notice}<h1>${title}</h1>
<p>${text}</p>
<form method="post" action="${escapeHtml(payment.urls[returnTo])}">${fields.join('')}
<button>Return to ${escapeHtml(shopName)}</button></form>`,
  }
}

export const missingPage: Page = {
  code: 404,
  title: 'Payment not found',
  body: `${notice}<h1>Payment not found</h1>
<p>There is no payment at this address. Go back to the shop and press Pay Now again.</p>`,
}
