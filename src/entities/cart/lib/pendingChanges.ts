import type { CartItem, UserDashboard } from '../../../api'
import { sumLines } from '../../../shared/lib/orderTotals'

/** What a customer wants of a gadget in their cart, until the server's own word of it has been read. */
export type Wish = {
  /** As the server last had it. */
  row: CartItem
  /** What the server has; 0 where it has no such row. */
  saved: number
  /** 0 to have it removed. */
  wanted: number
}

/** By the gadget's id, which stays the same when a row is removed and put back. */
export type Wishes = Readonly<Record<string, Wish>>

export const isGranted = ({ saved, wanted }: Wish) => saved === wanted

/** The cart as the customer wants it. */
export function withWishes(rows: readonly CartItem[], wishes: Wishes): CartItem[] {
  const kept = rows.flatMap((row) => {
    const quantity = wishes[row.gadgetId]?.wanted ?? row.quantity
    return quantity === 0 ? [] : [quantity === row.quantity ? row : { ...row, quantity }]
  })
  const known = new Set(rows.map(({ gadgetId }) => gadgetId))
  const putBack = Object.values(wishes).filter(
    ({ row, wanted }) => wanted > 0 && !known.has(row.gadgetId),
  )
  return [...kept, ...putBack.map(({ row, wanted }) => ({ ...row, quantity: wanted }))]
}

/** What the overviews say of such a cart. */
export function figuresOf(
  rows: readonly CartItem[],
): Pick<UserDashboard, 'totalCart' | 'totalQuantity' | 'unpaid'> {
  return {
    totalCart: rows.length,
    totalQuantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    unpaid: sumLines(rows),
  }
}
