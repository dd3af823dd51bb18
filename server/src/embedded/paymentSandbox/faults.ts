import { z } from 'zod'

const calls = ['session', 'validation', 'query', 'refund'] as const
export type ApiCall = (typeof calls)[number]

/** What can go wrong at will, on `/sandbox/faults`. */
export const faultsSchema = z
  .object({
    ipn: z.enum(['deliver', 'drop']).default('deliver'),
    ipnTiming: z.enum(['beforeRedirect', 'afterRedirect']).default('beforeRedirect'),
    /** Milliseconds. */
    ipnDelay: z.number().int().min(0).max(600_000).default(0),
    ipnRepeat: z.number().int().min(1).max(1_000).default(1),
    signature: z.enum(['right', 'forged']).default('right'),
    /** What a payment takes, in the gateway's own books too. */
    amount: z.enum(['right', 'wrong']).default('right'),
    currency: z.enum(['right', 'wrong']).default('right'),
    api: z.enum(['work', 'hang', 'error500', 'cutOff', 'html']).default('work'),
    /** Which calls of the API are struck. */
    apiCalls: z.array(z.enum(calls)).default([...calls]),
  })
  .strict()

export type Faults = z.infer<typeof faultsSchema>

export const noFaults: Faults = faultsSchema.parse({})
