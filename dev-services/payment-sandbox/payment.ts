import { z } from 'zod'

/** The words of SSLCommerz. */
export const outcomes = ['VALID', 'FAILED', 'CANCELLED', 'EXPIRED'] as const
export type Outcome = (typeof outcomes)[number]

const opened = z.object({
  kind: z.literal('opened'),
  at: z.number(),
  sessionKey: z.string(),
  tranId: z.string(),
  amount: z.string(),
  currency: z.string(),
  productName: z.string(),
  urls: z.object({
    success: z.string(),
    fail: z.string(),
    cancel: z.string(),
    ipn: z.string().optional(),
  }),
})

const settled = z.object({
  kind: z.literal('settled'),
  at: z.number(),
  sessionKey: z.string(),
  status: z.enum(outcomes),
  /** What was really taken; a fault may make it another amount than was asked for. */
  amount: z.string(),
  currency: z.string(),
  valId: z.string(),
  bankTranId: z.string(),
  isRisky: z.boolean(),
})

const refunded = z.object({
  kind: z.literal('refunded'),
  at: z.number(),
  sessionKey: z.string(),
  refundId: z.string(),
  reference: z.string(),
  amount: z.string(),
})

export const entry = z.discriminatedUnion('kind', [opened, settled, refunded])
export type Entry = z.infer<typeof entry>

export type Settled = z.infer<typeof settled>
export type Refunded = z.infer<typeof refunded>

export type Payment = z.infer<typeof opened> & {
  settled?: Settled
  refunded?: Refunded
  wasValidated?: boolean
}

export type CapturedPayment = Payment & { settled: Settled }

export const isCaptured = (payment: Payment | undefined): payment is CapturedPayment =>
  payment?.settled?.status === 'VALID'
