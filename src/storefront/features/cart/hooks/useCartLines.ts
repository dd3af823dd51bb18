import { useState } from 'react'
import { type CartItem, changeCartRow } from '@/api'
import { useAppDispatch } from '@/store/hooks'

type CartLine = { row: CartItem; isRemoved: boolean }

/** The rows in the order in which they first appeared; a removed row leaves an undo row in its place. */
export function useCartLines(rows: readonly CartItem[]) {
  const dispatch = useAppDispatch()
  const [order, setOrder] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<Readonly<Record<string, CartItem>>>({})
  /** The gadget whose button was pressed: the row that replaces its row takes the focus. */
  const [pressedId, setPressedId] = useState<string>()

  const added = rows.map(({ gadgetId }) => gadgetId).filter((id) => !order.includes(id))
  if (added.length > 0) setOrder([...order, ...added])

  const lines = order.flatMap((id): CartLine[] => {
    const row = rows.find(({ gadgetId }) => gadgetId === id)
    if (row) return [{ row, isRemoved: false }]
    return removed[id] ? [{ row: removed[id], isRemoved: true }] : []
  })

  // Once a row that is in the cart leaves it with an order, Undo would buy it again.
  const discardUndo = (row: CartItem) =>
    setRemoved(({ [row.gadgetId]: last, ...others }) =>
      // The row may have been removed again meanwhile.
      last && last !== row ? { ...others, [row.gadgetId]: last } : others,
    )

  return {
    lines,
    pressedId,
    setQuantity(row: CartItem, quantity: number) {
      void dispatch(changeCartRow({ row, quantity }))
    },
    async remove(row: CartItem) {
      setPressedId(row.gadgetId)
      setRemoved((before) => ({ ...before, [row.gadgetId]: row }))
      const { error } = await dispatch(changeCartRow({ row, quantity: 0 }))
      if (error) discardUndo(row)
    },
    async restore(row: CartItem) {
      setPressedId(row.gadgetId)
      const { quantity } = row
      const { error } = await dispatch(changeCartRow({ row, quantity, isRestoring: true }))
      if (!error) discardUndo(row)
    },
  }
}
