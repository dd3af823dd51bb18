import { conflict, notFound } from '../../lib/problem'

export const mostOfOne = 99

/** How adding went: `quantity` is absent where the row could not be changed. */
export type AddOutcome = { inStock: boolean; quantity: number | null }

/** Why a gadget was not added, in the order in which a person would want to know. */
export function refusalOf(outcome: AddOutcome | undefined) {
  if (!outcome) return notFound('Product')
  if (!outcome.inStock) return conflict('out_of_stock', 'This product is out of stock.')
  if (outcome.quantity === null) {
    return conflict('too_many', `A cart holds at most ${mostOfOne} of one product.`)
  }
  return undefined
}

/** When a removed row that is put back had been added. Undefined for what no row of ours can say. */
export function earlierTimeOf(cartAdded: string | undefined): Date | undefined {
  const time = Date.parse(cartAdded ?? '')
  return time > 0 && time <= Date.now() ? new Date(time) : undefined
}
