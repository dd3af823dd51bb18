import type { CartItem, UserDashboard } from '../../../api'
import { sumLines } from '../../../shared/lib/orderTotals'

/** A change of one cart row that the server's cart does not show yet. */
export type PendingCartChange = {
  /** As the server last had it. */
  row: CartItem
  /** 0 if the server has no such row. */
  serverQuantity: number
  /** 0 to remove the row. */
  targetQuantity: number
}

/** By gadget id, which stays the same when a row is removed and restored. */
export type PendingCartChanges = Readonly<Record<string, PendingCartChange>>

export const isSynced = ({ serverQuantity, targetQuantity }: PendingCartChange) =>
  serverQuantity === targetQuantity

export function applyPendingChanges(
  rows: readonly CartItem[],
  pendingChanges: PendingCartChanges,
): CartItem[] {
  const current = rows.flatMap((row) => {
    const quantity = pendingChanges[row.gadgetId]?.targetQuantity ?? row.quantity
    return quantity === 0 ? [] : [quantity === row.quantity ? row : { ...row, quantity }]
  })
  const ids = new Set(rows.map(({ gadgetId }) => gadgetId))
  const restored = Object.values(pendingChanges).filter(
    ({ row, targetQuantity }) => targetQuantity > 0 && !ids.has(row.gadgetId),
  )
  return [
    ...current,
    ...restored.map(({ row, targetQuantity }) => ({ ...row, quantity: targetQuantity })),
  ]
}

/** The dashboard's numbers for these rows. */
export function toCartStats(
  rows: readonly CartItem[],
): Pick<UserDashboard, 'totalCart' | 'totalQuantity' | 'unpaid'> {
  return {
    totalCart: rows.length,
    totalQuantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    unpaid: sumLines(rows),
  }
}
