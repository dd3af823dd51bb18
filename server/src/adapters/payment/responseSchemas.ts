import { z } from 'zod'
import { toPaisa } from '../../db/money'
import type { GatewayTransaction, TransactionStatus } from './gateway'

/** The gateway sends numbers as numbers or strings, and missing values as empty strings. */
const text = z.union([z.string(), z.number()]).transform(String)
const optionalText = text
  .nullish()
  .transform((value) => (value === undefined || value === null || value === '' ? undefined : value))

const amount = text.transform((value, context) => {
  try {
    return toPaisa(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount' })
    return z.NEVER
  }
})

const statuses = {
  VALID: 'captured',
  VALIDATED: 'captured',
  PENDING: 'pending',
  PROCESSING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  UNATTEMPTED: 'expired',
} as const satisfies Record<string, TransactionStatus>

const status = z.enum(Object.keys(statuses) as (keyof typeof statuses)[])

const riskLevel = optionalText.transform((value, context) => {
  const level = Number(value ?? 0)
  if (Number.isInteger(level)) return level
  context.addIssue({ code: 'custom', message: 'not a level' })
  return z.NEVER
})

const connected = z.literal('DONE')

export const sessionResponse = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('SUCCESS'),
    sessionkey: z.string().min(1),
    GatewayPageURL: z.url({ protocol: /^https?$/ }),
  }),
  z.object({ status: z.literal('FAILED'), failedreason: optionalText }),
])

const isCaptured = (value: keyof typeof statuses) => statuses[value] === 'captured'

const transaction = z
  .object({
    status,
    tran_id: text,
    val_id: optionalText,
    bank_tran_id: optionalText,
    amount: amount.optional(),
    currency: z.string().optional(),
    currency_amount: amount.optional(),
    currency_type: z.string().optional(),
    risk_level: riskLevel,
  })
  // A capture without ID, amount or currency is not usable.
  .refine((transaction) => !isCaptured(transaction.status) || transaction.val_id !== undefined, {
    path: ['val_id'],
  })
  .refine((transaction) => !isCaptured(transaction.status) || transaction.amount !== undefined, {
    path: ['amount'],
  })
  .refine(
    (transaction) =>
      !isCaptured(transaction.status) || (transaction.currency ?? transaction.currency_type),
    {
      path: ['currency'],
    },
  )
  .transform(
    (transaction): GatewayTransaction => ({
      tranId: transaction.tran_id,
      status: statuses[transaction.status],
      valId: transaction.val_id,
      bankTranId: transaction.bank_tran_id,
      amounts: toAmounts(transaction),
      riskLevel: transaction.risk_level,
    }),
  )

type TransactionAmounts = {
  amount?: number
  currency?: string
  currency_amount?: number
  currency_type?: string
}

/** The settled and the requested amount. If only one of the two is given, it is used for both. */
function toAmounts({
  amount: settled,
  currency,
  currency_amount: requested,
  currency_type,
}: TransactionAmounts) {
  const pairs = [
    { paisa: settled, currency: currency ?? currency_type },
    { paisa: requested ?? settled, currency: currency_type ?? currency },
  ]
  return pairs.flatMap(({ paisa, currency: name }) =>
    paisa === undefined || name === undefined ? [] : [{ paisa, currency: name }],
  )
}

export const validationResponse = z.union([
  z
    .object({ status: z.literal('INVALID_TRANSACTION'), APIConnect: connected.optional() })
    .transform(() => undefined),
  z.object({ APIConnect: connected }).and(transaction),
])

export const queryResponse = z
  .object({
    APIConnect: connected,
    no_of_trans_found: z.coerce.number().int().min(0),
    // PHP encodes an empty list as an empty object or an empty string.
    element: z
      .union([
        z.array(transaction),
        z.literal('').transform(() => []),
        z
          .object({})
          .strict()
          .transform(() => []),
      ])
      .optional(),
  })
  .transform(({ no_of_trans_found: count, element = [] }, context) => {
    if (count === element.length) return element
    context.addIssue({ code: 'custom', message: 'not all there', path: ['element'] })
    return z.NEVER
  })

export const refundResponse = z.object({
  APIConnect: connected,
  status: z.enum(['success', 'failed', 'processing']),
  refund_ref_id: optionalText,
  errorReason: optionalText,
})

export const refundQueryResponse = z.object({
  APIConnect: connected,
  status: z.enum(['refunded', 'processing', 'cancelled']),
  errorReason: optionalText,
})
