import type { Outcome, Payment } from '../payment'
import { type Document, documentOf } from './document'
import { html, type Markup } from './markup'
import { taka } from './taka'

export type CardEntry = {
  number?: string
  holder?: string
  expiry?: string
  code?: string
  /** The button that was pressed. */
  outcome?: string
}

type FieldName = 'number' | 'expiry' | 'code' | 'holder'

export type CardNote =
  | { outcome: { status: Outcome; isRisky?: boolean } }
  | { problems: Partial<Record<FieldName, string>> }

const testCards = [
  { number: '4111 1111 1111 1111', effect: 'pays', outcome: { status: 'VALID' } },
  {
    number: '4000 0000 0000 9235',
    effect: 'pays, marked as risky',
    outcome: { status: 'VALID', isRisky: true },
  },
  { number: '4000 0000 0000 0002', effect: 'is declined', outcome: { status: 'FAILED' } },
] as const

const digitsOf = (text = '') => text.replace(/\D/g, '')

function isInFuture(expiry: string): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? []
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1)
  return Number(month) >= 1 && Number(month) <= 12 && firstDayAfter > new Date()
}

/** What the card leads to, or what is wrong with what was typed. */
export function noteOfCard({ number, expiry = '', code = '', holder = '' }: CardEntry): CardNote {
  const card = testCards.find((each) => digitsOf(each.number) === digitsOf(number))
  const problems = {
    ...(!card && { number: 'Only the test cards below work here.' }),
    ...(!isInFuture(expiry) && { expiry: 'Month and year, like 12/34, not in the past.' }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: 'Three or four digits.' }),
    ...(!holder.trim() && { holder: 'The name on the card.' }),
  }
  return card && Object.keys(problems).length === 0 ? { outcome: card.outcome } : { problems }
}

type FieldParts = {
  name: FieldName
  label: string
  autocomplete: string
  inputmode: string
  value: string
  problem: string | undefined
}

function field({ name, label, autocomplete, inputmode, value, problem }: FieldParts): Markup {
  const trouble = problem
    ? {
        state: html` aria-invalid="true" aria-describedby="${name}-problem"`,
        text: html`<p class="problem" id="${name}-problem">${problem}</p>`,
      }
    : undefined
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="40" required${trouble?.state}>
${trouble?.text}
</div>`
}

const aTestCard: CardEntry = {
  number: testCards[0].number,
  expiry: '12/34',
  code: '123',
  holder: 'Test Customer',
}

type CardPageParts = {
  shopName: string
  payment: Payment
  entry?: CardEntry
  note?: CardNote
}

export function cardPage({ shopName, payment, entry = aTestCard, note }: CardPageParts): Document {
  const amount = taka(payment.amount)
  const problems = note && 'problems' in note ? note.problems : {}
  const fieldOf = (name: FieldName, label: string, autocomplete: string, inputmode = 'numeric') =>
    field({
      name,
      label,
      autocomplete,
      inputmode,
      value: entry[name] ?? '',
      problem: problems[name],
    })
  const title = `Pay ${amount} to ${shopName}`
  return documentOf({
    title: Object.keys(problems).length > 0 ? `Error: ${title}` : title,
    body: html`<main>
<div class="desk">
<section class="bill" aria-label="What you pay">
<h1>Payment to ${shopName}</h1>
<p class="amount">${amount}</p>
<dl>
<div><dt>For</dt><dd>${payment.productName}</dd></div>
<div><dt>Transaction</dt><dd>${payment.tranId}</dd></div>
</dl>
<div class="plastic" aria-hidden="true"><div class="chip"></div><span>4111 1111 1111 1111</span><span>TEST CUSTOMER</span></div>
</section>
<section class="pay">
<h2>Card details</h2>
<form method="post">
${fieldOf('number', 'Card number', 'cc-number')}
<div class="row">
${fieldOf('expiry', 'Expires (MM/YY)', 'cc-exp', 'text')}
${fieldOf('code', 'Security code', 'cc-csc')}
</div>
${fieldOf('holder', 'Name on card', 'cc-name', 'text')}
<button class="main">Pay ${amount}</button>
<button class="plain" name="outcome" value="cancel" formnovalidate>Cancel and return to ${shopName}</button>
<div class="hints">
<h3>Test cards</h3>
<ul>${testCards.map(({ number, effect }) => html`<li><code>${number}</code> ${effect}</li>`)}</ul>
<h3>Or see what else can happen</h3>
<div class="others">
<button name="outcome" value="risky" formnovalidate>Pay as a risky card</button>
<button name="outcome" value="decline" formnovalidate>Decline the card</button>
<button name="outcome" value="expire" formnovalidate>Let it expire</button>
</div>
</div>
</form>
</section>
</div>
</main>`,
  })
}
