import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger } from './ledger'
import { type CardEntry, cardPage, noteOfCard } from './pages/cardPage'
import { type Document, policyOf } from './pages/document'
import { missingPage } from './pages/missingPage'
import { returnPage } from './pages/returnPage'
import type { Outcome, Payment } from './payment'
import type { Till } from './till'

type PageParts = {
  shopName: string
  ledger: Ledger
  till: Till
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

const sendPage = (reply: FastifyReply, page: Document, code = 200) =>
  reply
    .code(code)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policyOf(page),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .send(page.html)

const pageLife = 60 * 60_000

/** The page on which a customer pays. */
export function pageRoutes(app: FastifyInstance, parts: PageParts) {
  const { shopName, ledger, till, notify, formOf } = parts
  /** What was typed last and cannot be paid with. */
  const refusedEntries = new WeakMap<Payment, CardEntry>()

  async function present(sessionKey: string): Promise<Payment | undefined> {
    const payment = ledger.bySession(sessionKey)
    const isOld = payment && !payment.settled && payment.at < Date.now() - pageLife
    if (isOld) await till.settle(payment, 'EXPIRED')
    return payment
  }

  const backToShop = (reply: FastifyReply, payment: Payment) =>
    sendPage(
      reply,
      returnPage({ shopName, payment, action: returnUrl(payment), form: formOf(payment) }),
    )

  app.get<{ Params: { key: string } }>('/EasyCheckOut/:key', async ({ params }, reply) => {
    const payment = await present(params.key)
    if (!payment) return sendPage(reply, missingPage(), 404)
    if (payment.settled) return backToShop(reply, payment)
    const entry = refusedEntries.get(payment)
    return sendPage(reply, cardPage({ shopName, payment, entry, note: entry && noteOfCard(entry) }))
  })

  app.post<{ Params: { key: string }; Body: CardEntry | undefined }>(
    '/EasyCheckOut/:key',
    async ({ params, body = {} }, reply) => {
      const payment = await present(params.key)
      if (!payment) return sendPage(reply, missingPage(), 404)
      // A reload, or the back button: what was decided stays.
      if (payment.settled) return backToShop(reply, payment)
      const note = noteOfCard(body)
      const pressed = buttons[body.outcome ?? ''] ?? ('outcome' in note ? note.outcome : undefined)
      if (!pressed) {
        refusedEntries.set(payment, body)
        // A page that answers a POST cannot be returned to by the back button.
        return reply.redirect(`/EasyCheckOut/${encodeURIComponent(params.key)}`, 303)
      }
      await till.settle(payment, pressed.status, pressed.isRisky)
      await notify(payment)
      return backToShop(reply, payment)
    },
  )
}
