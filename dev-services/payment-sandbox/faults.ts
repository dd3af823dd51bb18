import { z } from 'zod'

const calls = ['session', 'validation', 'query', 'refund'] as const
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
  customer: '',
}

/** The faults that a customer's payments have. */
export const faultsOf = (faults: Faults, customer: string | undefined): Faults =>
  faults.customer === '' || faults.customer === customer ? faults : noFaults
