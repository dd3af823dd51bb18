import { updateCartQuantityLimits } from '@/common/generated/limits/updateCartQuantity'
import { toLatinDigits } from '@/common/toLatinDigits'

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
    return { message: `Whole numbers from ${minQuantity} to ${maxQuantity} only.` }
  }
  const quantity = Number(digits)
  if (quantity < minQuantity) {
    return { quantity: minQuantity, message: `The minimum is ${minQuantity}.` }
  }
  if (quantity > maxQuantity) {
    return { quantity: maxQuantity, message: `The maximum is ${maxQuantity}.` }
  }
  return { quantity }
}
