import type { Outcome, Payment } from '../payment'
import { type Document, documentOf } from './document'
import { html } from './markup'
import { taka } from './taka'

type ReturnPageParts = {
  shopName: string
  payment: Payment
  action: string
  /** What the browser carries back to the shop. */
  form: Readonly<Record<string, string>>
}

type Words = { heading: string; text: (amount: string) => string; isGood?: boolean }

const words: Readonly<Record<Outcome, Words>> = {
  VALID: {
    heading: 'Payment accepted',
    text: (amount) => `${amount} was taken from the test card.`,
    isGood: true,
  },
  FAILED: { heading: 'Card declined', text: () => 'The bank refused the card. Nothing was taken.' },
  CANCELLED: { heading: 'Payment cancelled', text: () => 'Nothing was taken.' },
  EXPIRED: {
    heading: 'This page has expired',
    text: () => 'Nothing was taken. Start again from your orders.',
  },
}

const goOn = 'document.forms[0].submit()'

/** Sends the browser back to the shop with a form, at once unless there is nothing to go on with. */
export function returnPage({ shopName, payment, action, form }: ReturnPageParts): Document {
  const { settled, amount } = payment
  const { heading, text, isGood } = words[settled?.status ?? 'EXPIRED']
  const fields = Object.entries(form).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return documentOf({
    title: heading,
    formTargets: [action],
    script: settled?.status === 'EXPIRED' ? undefined : goOn,
    body: html`<main>
<div class="note" role="status">
<div class="${isGood ? 'mark' : 'mark bad'}" aria-hidden="true">${isGood ? '✓' : '×'}</div>
<h1>${heading}</h1>
<p>${text(taka(settled?.amount ?? amount))}</p>
<form method="post" action="${action}">${fields}<button class="main">Return to ${shopName}</button></form>
</div>
</main>`,
  })
}
