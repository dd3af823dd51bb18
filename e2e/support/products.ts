import type { APIRequestContext } from '@playwright/test'
import type { Product } from './admin'

/** Something in stock, which the place in the list of popular gadgets keeps apart from what other tests use. */
export async function productAt(request: APIRequestContext, place: number): Promise<Product> {
  const answer = await request.get('/api/popular-gadget?skip=0&limit=100')
  const products = (await answer.json()) as Product[]
  const product = products.filter(({ inStock }) => inStock)[place]
  if (!product) throw new Error(`there is no popular gadget ${place}`)
  return product
}

export const priceOf = ({ price, discountPrice }: Product) => discountPrice ?? price

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** As the shop writes it, with two decimals. */
export const taka = (amount: number) => `৳${grouped.format(amount)}`
