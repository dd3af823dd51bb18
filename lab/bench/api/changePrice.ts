import { call } from '../../people/customerApi'
import type { Bench, Product, Shop } from './setup'

/** Saves a product as an admin does, with another price. */
export const changePrice = (
  { url }: Shop,
  { admin }: Bench,
  { id, name, category, images }: Product,
) =>
  call(`${url}/api/product/${id}`, {
    method: 'PUT',
    cookie: admin,
    body: { productName: name, category, images, price: 100 + Math.floor(Math.random() * 100_000) },
  })
