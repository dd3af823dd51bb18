import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Faults, faultsSchema, noFaults, refundResults } from './faults'
import { isCaptured, type Ledger, outcomes, refundEffects, refundStatusOf } from './ledger'
import type { Notifier } from './notifications'

type ControlParts = { ledger: Ledger; notifier: Notifier; faults: Faults }

const settlement = z.object({
  tran_id: z.string(),
  status: z.enum(outcomes).default('VALID'),
  risky: z.boolean().default(false),
  refund: z.enum(refundEffects).optional(),
})

const refundDecision = z.object({
  tran_id: z.string(),
  result: z.enum(refundResults).default('refunded'),
})

/** Controls for tests and development; the real gateway has none of them. */
export function controlRoutes(app: FastifyInstance, { ledger, notifier, faults }: ControlParts) {
  app.get('/sandbox/faults', async () => faults)
  app.put('/sandbox/faults', async (request, reply) => {
    const parsed = faultsSchema.partial().safeParse(request.body)
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) })
    return Object.assign(faults, parsed.data)
  })
  app.delete('/sandbox/faults', async () => Object.assign(faults, noFaults))

  app.get('/sandbox/payments', async () =>
    ledger.payments().map((payment) => ({
      tran_id: payment.tranId,
      customer: payment.customer,
      status: payment.settled?.status ?? 'PENDING',
      amount: payment.settled?.amount ?? payment.amount,
      val_id: isCaptured(payment) ? payment.settled.valId : '',
      refund: refundStatusOf(payment),
    })),
  )
  /** Decides a refund that is under way, at once. */
  app.post('/sandbox/refund', async (request, reply) => {
    const parsed = refundDecision.safeParse(request.body)
    const payment = parsed.data && ledger.byTransaction(parsed.data.tran_id).at(-1)
    if (!parsed.data || !payment?.refunded) {
      return reply.code(404).send({ message: 'No such refund.' })
    }
    await ledger.decideRefund(payment, parsed.data.result)
    return { refund: refundStatusOf(payment) }
  })
  /** Settles a payment without its page, as a late payment does. */
  app.post('/sandbox/settle', async (request, reply) => {
    const parsed = settlement.safeParse(request.body)
    const payment = parsed.success ? ledger.byTransaction(parsed.data.tran_id).at(-1) : undefined
    if (!parsed.success || !payment) return reply.code(404).send({ message: 'No such session.' })
    const { status, risky: isRisky, refund: refundEffect } = parsed.data
    await ledger.settle(payment, { status, isRisky, refundEffect })
    await notifier.notify(payment)
    return { status: payment.settled?.status, val_id: payment.settled?.valId }
  })
}
