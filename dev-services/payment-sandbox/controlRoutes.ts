import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Faults, faultsSchema, noFaults } from './faults'
import type { Ledger } from './ledger'
import { isCaptured, outcomes, type Payment } from './payment'
import type { Till } from './till'

type ControlParts = {
  ledger: Ledger
  till: Till
  notify: (payment: Payment) => Promise<void>
  faults: () => Faults
  setFaults: (faults: Faults) => void
}

const settlement = z.object({
  tran_id: z.string(),
  status: z.enum(outcomes).default('VALID'),
  risky: z.boolean().default(false),
})

/** What tests and curious people steer the sandbox with; the real gateway has nothing of it. */
export function controlRoutes(app: FastifyInstance, parts: ControlParts) {
  const { ledger, till, notify, faults, setFaults } = parts

  app.get('/sandbox/faults', async () => faults())
  app.put('/sandbox/faults', async (request, reply) => {
    const asked = faultsSchema.partial().safeParse(request.body)
    if (!asked.success) return reply.code(422).send({ message: z.prettifyError(asked.error) })
    setFaults({ ...faults(), ...asked.data })
    return faults()
  })
  app.delete('/sandbox/faults', async () => {
    setFaults(noFaults)
    return noFaults
  })

  app.get('/sandbox/payments', async () =>
    [...ledger.payments()].map((payment) => ({
      tran_id: payment.tranId,
      status: payment.settled?.status ?? 'PENDING',
      amount: payment.settled?.amount ?? payment.amount,
      val_id: isCaptured(payment) ? payment.settled.valId : '',
      refunded: payment.refunded !== undefined,
    })),
  )
  /** The bank's word without a page: for payments that come late, and for many of them. */
  app.post('/sandbox/settle', async (request, reply) => {
    const asked = settlement.safeParse(request.body)
    const payment = asked.success ? ledger.byTransaction(asked.data.tran_id).at(-1) : undefined
    if (!asked.success || !payment) return reply.code(404).send({ message: 'No such session.' })
    await till.settle(payment, asked.data.status, asked.data.risky)
    await notify(payment)
    return { status: payment.settled?.status, val_id: payment.settled?.valId }
  })
}
