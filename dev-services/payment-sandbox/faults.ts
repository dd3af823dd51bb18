import { z } from 'zod'

export const refundResults = ['refunded', 'cancelled'] as const
export type RefundResult = (typeof refundResults)[number]

const calls = ['session', 'validation', 'query', 'refund', 'refundQuery'] as const
export type ApiCall = (typeof calls)[number]

/** What can be made to go wrong, at `/sandbox/faults`. */
export const faultsSchema = z
  .object({
    ipn: z.enum(['deliver', 'drop']),
    ipnTiming: z.enum(['beforeRedirect', 'afterRedirect']),
    /** Milliseconds. */
    ipnDelay: z.number().int().min(0).max(600_000),
    ipnRepeat: z.number().int().min(1).max(1_000),
    signature: z.enum(['right', 'forged']),
    /** What a payment takes, also in the gateway's own ledger. */
    amount: z.enum(['right', 'wrong']),
    currency: z.enum(['right', 'wrong']),
    api: z.enum(['work', 'hang', 'error500', 'cutOff', 'html']),
    /** Which API calls have the `api` fault. */
    apiCalls: z.array(z.enum(calls)),
    /** What becomes of refunds that are requested from now on. */
    refund: z.enum(refundResults),
    /** How long they are under way, in milliseconds. */
    refundDelay: z.number().int().min(0).max(600_000),
    /** The e-mail of the customer whose payments go wrong; without it those of all. */
    customer: z.string(),
  })
  .strict()

export type Faults = z.infer<typeof faultsSchema>

export const noFaults: Faults = {
  ipn: 'deliver',
  ipnTiming: 'beforeRedirect',
  ipnDelay: 0,
  ipnRepeat: 1,
  signature: 'right',
  amount: 'right',
  currency: 'right',
  api: 'work',
  apiCalls: [...calls],
  refund: 'refunded',
  refundDelay: 4_000,
  customer: '',
}

/** The faults that a customer's payments have. */
export const faultsOf = (faults: Faults, customer: string | undefined): Faults =>
  faults.customer === '' || faults.customer === customer ? faults : noFaults
