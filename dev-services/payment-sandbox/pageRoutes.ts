import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger, Outcome, Payment } from './ledger'
import { type CardForm, cardPage, checkCard, missingPage, type Page, returnPage } from './pages'

type PageParts = {
  shopName: string
  ledger: Ledger
  notify: (payment: Payment) => Promise<void>
  formOf: (payment: Payment) => Record<string, string>
}

const returnUrl = ({ settled, urls }: Payment) => {
  if (settled?.status === 'VALID') return urls.success
  return settled?.status === 'FAILED' ? urls.fail : urls.cancel
}

const buttons: Readonly<Record<string, { status: Outcome; isRisky?: boolean }>> = {
  risky: { status: 'VALID', isRisky: true },
  decline: { status: 'FAILED' },
  cancel: { status: 'CANCELLED' },
  expire: { status: 'EXPIRED' },
}

const sendPage = (reply: FastifyReply, page: Page, code = 200) =>
  reply
    .code(code)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': page.contentSecurityPolicy,
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .send(page.html)

const pageLifetime = 60 * 60_000

/** The page on which a customer pays. */
export function pageRoutes(app: FastifyInstance, parts: PageParts) {
  const { shopName, ledger, notify, formOf } = parts
  /** The last form with errors, for the page that is shown after the redirect. */
  const invalidForms = new WeakMap<Payment, CardForm>()

  async function findPayment(sessionKey: string): Promise<Payment | undefined> {
    const payment = ledger.bySession(sessionKey)
    const isOld = payment && !payment.settled && payment.at < Date.now() - pageLifetime
    if (isOld) await ledger.settle(payment, 'EXPIRED')
    return payment
  }

  const sendReturnPage = (reply: FastifyReply, payment: Payment) =>
    sendPage(
      reply,
      returnPage({ shopName, payment, action: returnUrl(payment), form: formOf(payment) }),
    )

  app.get<{ Params: { key: string } }>('/EasyCheckOut/:key', async ({ params }, reply) => {
    const payment = await findPayment(params.key)
    if (!payment) return sendPage(reply, missingPage(), 404)
    if (payment.settled) return sendReturnPage(reply, payment)
    return sendPage(reply, cardPage({ shopName, payment, form: invalidForms.get(payment) }))
  })

  app.post<{ Params: { key: string }; Body: CardForm | undefined }>(
    '/EasyCheckOut/:key',
    async ({ params, body = {} }, reply) => {
      const payment = await findPayment(params.key)
      if (!payment) return sendPage(reply, missingPage(), 404)
      // After a reload or the back button the first outcome stays.
      if (payment.settled) return sendReturnPage(reply, payment)
      const outcome = buttons[body.outcome ?? ''] ?? checkCard(body).outcome
      if (!outcome) {
        invalidForms.set(payment, body)
        // The back button cannot return to a page that is the response to a POST.
        return reply.redirect(`/EasyCheckOut/${encodeURIComponent(params.key)}`, 303)
      }
      await ledger.settle(payment, outcome.status, outcome.isRisky)
      await notify(payment)
      return sendReturnPage(reply, payment)
    },
  )
}
