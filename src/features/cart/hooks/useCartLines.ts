import { useState } from 'react'
import type { CartItem } from '../../../api'
import { rowPutBack, rowRemoved } from '../../../entities/cart'
import { useAppDispatch } from '../../../store/hooks'

export type CartLine = { row: CartItem; isRemoved: boolean }

/**
 * The rows in the order in which they were first seen, and where one was removed the line by which it can be put back:
 * nothing moves under the finger.
 */
export function useCartLines(rows: readonly CartItem[]) {
  const dispatch = useAppDispatch()
  const [places, setPlaces] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<Readonly<Record<string, CartItem>>>({})
  /** The gadget whose line was pressed: what comes in its place takes over the focus. */
  const [pressedId, setPressedId] = useState<string>()

  const added = rows.map(({ gadgetId }) => gadgetId).filter((id) => !places.includes(id))
  if (added.length > 0) setPlaces([...places, ...added])

  const lines = places.flatMap((id): CartLine[] => {
    const row = rows.find(({ gadgetId }) => gadgetId === id)
    if (row) return [{ row, isRemoved: false }]
    return removed[id] ? [{ row: removed[id], isRemoved: true }] : []
  })

  return {
    lines,
    pressedId,
    remove(row: CartItem) {
      setPressedId(row.gadgetId)
      setRemoved({ ...removed, [row.gadgetId]: row })
      dispatch(rowRemoved(row))
    },
    putBack(row: CartItem) {
      setPressedId(row.gadgetId)
      dispatch(rowPutBack(row))
    },
  }
}
