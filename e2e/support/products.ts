import type { APIRequestContext } from '@playwright/test'
import type { Product } from './admin'

/** A product in stock; tests use different indexes, so that they do not share a product. */
export async function productAt(request: APIRequestContext, index: number): Promise<Product> {
  const answer = await request.get('/api/popular-gadget?skip=0&limit=100')
  const products = (await answer.json()) as Product[]
  const product = products.filter(({ inStock }) => inStock)[index]
  if (!product) throw new Error(`there is no popular gadget ${index}`)
  return product
}

export const priceOf = ({ price, discountPrice }: Product) => discountPrice ?? price

const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Formatted as in the shop, with two decimals. */
export const taka = (amount: number) => `৳${format.format(amount)}`
