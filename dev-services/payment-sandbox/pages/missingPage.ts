import { type Document, documentOf } from './document'
import { html } from './markup'

export const missingPage = (): Document =>
  documentOf({
    title: 'No such payment',
    body: html`<main>
<div class="note">
<div class="mark bad" aria-hidden="true">×</div>
<h1>No such payment</h1>
<p>This address belongs to no payment. Go back to the shop and press Pay Now again.</p>
</div>
</main>`,
  })
