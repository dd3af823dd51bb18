import { sql } from 'kysely'
import type { components } from '../../contract/generated/types'
import { fromPaisa, toPaisa } from '../../db/money'

export type CartItem = components['schemas']['CartItem']

export type CartRow = {
  id: string
  gadgetId: string
  author: string
  image: string
  name: string
  nameBn: string | null
  price: string
  quantity: number
  cartAdded: Date
  inStock: boolean
}

/** A deleted product can still be in a cart, but not be ordered. */
const isOrderable = sql<boolean>`p.in_stock and p.deleted_at is null`

/** Current names, picture and price of the product `p`. */
export const productFields = sql`
  p.id as "gadgetId", p.images[1] as image, p.product_name as name, nullif(p.product_name_bn, '') as "nameBn",
  p.effective_price as price,
  ${isOrderable} as "inStock"`

export function toCartItem({ id, price, cartAdded, nameBn, ...row }: CartRow): CartItem {
  return {
    _id: id,
    ...row,
    ...(nameBn !== null && { nameBn }),
    price: fromPaisa(toPaisa(price)),
    cartAdded: cartAdded.toISOString(),
  }
}
