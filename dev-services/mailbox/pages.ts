import type { FastifyInstance } from 'fastify'
import { shop } from '../../shop/shop.config'
import { escapeHtml, sendPage } from '../htmlPage'
import type { MailStore, StoredMail } from './mailStore'

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: shop.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

const row = ({ id, to, subject, receivedAt }: StoredMail) =>
  `<li><a href="/mails/${id}"><strong>${escapeHtml(subject)}</strong><br>to ${escapeHtml(to)}, ${time.format(receivedAt)}</a></li>`

const listPage = (mails: readonly StoredMail[]) => ({
  title: `Mails of the demo`,
  body: `<h1>Mails of the demo</h1>
<p>This demo sends no mail to anybody: everything that ${escapeHtml(shop.name)} would send arrives here. <a href="/">Refresh</a></p>
${mails.length === 0 ? '<p>No mail yet.</p>' : `<ul class="list">${mails.map(row).join('\n')}</ul>`}`,
})

const mailPage = ({ id, from, to, subject, receivedAt, text, html }: StoredMail) => ({
  title: escapeHtml(subject),
  hasFrame: true,
  body: `<p><a href="/">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Received</dt><dd>${time.format(receivedAt)}</dd></dl>
${html ? `<iframe title="The mail" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>`,
})

const missingPage = {
  title: 'No such mail',
  code: 404,
  body: '<h1>No such mail</h1>\n<p><a href="/">All mails</a></p>',
}

export function mailPages(app: FastifyInstance, store: MailStore) {
  app.get('/', (_request, reply) => sendPage(reply, listPage(store.list())))

  app.get<{ Params: { id: string } }>('/mails/:id', ({ params: { id } }, reply) => {
    const mail = store.find(id)
    return sendPage(reply, mail ? mailPage(mail) : missingPage)
  })

  app.get<{ Params: { id: string } }>('/mails/:id/html', ({ params: { id } }, reply) => {
    const mail = store.find(id)
    if (!mail?.html) return sendPage(reply, missingPage)
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        // Mails have inline styles, and may show what somebody typed.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(mail.html)
  })
}
