import { updateCartQuantityLimits } from '@/common/generated/limits/updateCartQuantity'
import { toLatinDigits } from '@/common/toLatinDigits'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export const { minimum: minQuantity, maximum: maxQuantity } = updateCartQuantityLimits.quantity

export type ParsedQuantity = {
  /** Missing if the text is not a whole number. */
  quantity?: number
  /** Missing if the quantity was not changed. */
  message?: string
}

/** Parses a typed quantity and clamps it to the quantities that can be ordered. */
export function parseQuantity(text: string): ParsedQuantity {
  const digits = toLatinDigits(text.trim())
  if (!/^\d+$/.test(digits)) {
    return { message: t(messages.wholeNumbersOnly)(minQuantity, maxQuantity) }
  }
  const quantity = Number(digits)
  if (quantity < minQuantity) {
    return { quantity: minQuantity, message: t(messages.minimumIs)(minQuantity) }
  }
  if (quantity > maxQuantity) {
    return { quantity: maxQuantity, message: t(messages.maximumIs)(maxQuantity) }
  }
  return { quantity }
}
