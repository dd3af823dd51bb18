import type { FastifyInstance } from 'fastify'
import { sendPage } from '../htmlPage'
import type { Ledger, Payment } from './ledger'
import type { Notifier } from './notifications'
import { cardPage, getInstalmentOptions, missingPage, returnPage } from './pages'
import { type CardForm, checkCard } from './testCards'

const pageLifetime = 60 * 60_000

/** The page on which a customer pays. */
export function pageRoutes(
  app: FastifyInstance,
  { shopName, ledger, notifier }: { shopName: string; ledger: Ledger; notifier: Notifier },
) {
  /** The last form with errors, for the page that is shown after the redirect. */
  const invalidForms = new WeakMap<Payment, CardForm>()

  async function findPayment(sessionKey: string): Promise<Payment | undefined> {
    const payment = ledger.bySession(sessionKey)
    const isOld = payment && !payment.settled && payment.at < Date.now() - pageLifetime
    if (isOld) await ledger.settle(payment, { status: 'EXPIRED' })
    return payment
  }

  function pageOf(payment: Payment | undefined) {
    if (!payment) return missingPage
    return payment.settled
      ? returnPage(shopName, payment, notifier.formOf(payment))
      : cardPage(shopName, payment, invalidForms.get(payment))
  }

  app.get<{ Params: { key: string } }>('/EasyCheckOut/:key', async ({ params }, reply) =>
    sendPage(reply, pageOf(await findPayment(params.key))),
  )

  app.post<{ Params: { key: string }; Body: CardForm | undefined }>(
    '/EasyCheckOut/:key',
    async ({ params, body = {} }, reply) => {
      const payment = await findPayment(params.key)
      // After a reload or the back button the first outcome stays.
      if (payment && !payment.settled) {
        const { outcome } = checkCard(body)
        if (!outcome) {
          invalidForms.set(payment, body)
          // The back button cannot return to a page that is the response to a POST.
          return reply.redirect(`/EasyCheckOut/${encodeURIComponent(params.key)}`, 303)
        }
        const chosen = Number(body.instalments)
        const instalments = getInstalmentOptions(payment).includes(chosen) ? chosen : 0
        await ledger.settle(payment, { ...outcome, instalments })
        await notifier.notify(payment)
      }
      return sendPage(reply, pageOf(payment))
    },
  )
}
