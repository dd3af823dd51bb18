import { ValidationError } from 'yup'
import type { Product } from '@/api'
import { toForm, toProductInput } from '../forms/productForm'
import { priceRules } from '../forms/rules'

/** The product with a price as it was entered, or why it cannot be saved. */
export function enterPrice(
  product: Product,
  field: 'price' | 'discountPrice',
  text: string,
): Product | string {
  const form = { ...toForm({ product }), [field]: text }
  try {
    priceRules.validateSync(form)
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
  const { price, discountPrice } = toProductInput(form)
  return { ...product, price, discountPrice: discountPrice ?? undefined }
}
