import { conflict, notFound } from '../../http/problem'

export const maxQuantity = 99

/** An order takes up to 500 items; a cart of fewer rows can always be ordered, also after many adds at the same moment. */
export const maxRows = 100

/** How adding went: `quantity` is null if no row could be changed or added. */
export type AddOutcome = { inStock: boolean; quantity: number | null; wasInCart: boolean }

/** Why a gadget was not added, in the order in which a person would want to know. */
export function findCartProblem(outcome: AddOutcome | undefined) {
  if (!outcome) return notFound('Product')
  if (!outcome.inStock) return conflict('out_of_stock', 'This product is out of stock.')
  if (outcome.quantity === null) {
    return outcome.wasInCart
      ? conflict('too_many', `A cart holds at most ${maxQuantity} of one product.`)
      : conflict(
          'cart_full',
          `Your cart is full: it holds at most ${maxRows} different products. Please order them, or remove some.`,
        )
  }
  return undefined
}

/** When a removed row that is put back had been added. Undefined for what no row of ours can say. */
export function parseAddedAt(cartAdded: string | undefined): Date | undefined {
  const time = Date.parse(cartAdded ?? '')
  return time > 0 && time <= Date.now() ? new Date(time) : undefined
}
