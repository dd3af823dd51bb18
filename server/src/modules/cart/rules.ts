import { formatBengaliNumber } from '../../../../common/bengali'
import { text } from '../../../../common/text'
import { conflict, notFound } from '../../http/problem'

export const maxQuantity = 99

/** An order may have 500 items; the lower limit leaves room for concurrent additions. */
export const maxRows = 100

/** `quantity` is null if no row could be changed or added. */
export type AddOutcome = { inStock: boolean; quantity: number | null; wasInCart: boolean }

/** Returns why the product was not added, most important reason first. */
export function findCartProblem(outcome: AddOutcome | undefined) {
  if (!outcome) return notFound('Product')
  if (!outcome.inStock)
    return conflict('out_of_stock', text('This product is out of stock.', 'পণ্যটি স্টকে নেই।'))
  if (outcome.quantity === null) {
    return outcome.wasInCart
      ? conflict(
          'too_many',
          text(
            `A cart holds at most ${maxQuantity} of one product.`,
            `এক কার্টে একটি পণ্য সর্বোচ্চ ${formatBengaliNumber(maxQuantity)}টি রাখা যায়।`,
          ),
        )
      : conflict(
          'cart_full',
          text(
            `Your cart is full: it holds at most ${maxRows} different products. Please order them, or remove some.`,
            `আপনার কার্ট ভরে গেছে: সর্বোচ্চ ${formatBengaliNumber(maxRows)} ধরনের পণ্য রাখা যায়। অর্ডার করুন অথবা কিছু সরিয়ে দিন।`,
          ),
        )
  }
  return undefined
}

/** Parses when a removed row that is restored had been added; undefined for impossible times. */
export function parseAddedAt(cartAdded: string | undefined): Date | undefined {
  const time = Date.parse(cartAdded ?? '')
  return time > 0 && time <= Date.now() ? new Date(time) : undefined
}
