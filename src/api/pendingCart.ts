import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CartItem } from './generated/types'

export type CartChange = {
  row: CartItem
  /** 0 to remove the row. */
  quantity: number
  /** The row was removed before. */
  isRestoring?: boolean
}
/** A row that has changes which the server does not have yet. */
type PendingRow = {
  /** The change that the screen shows; earlier ones that are still waiting are not sent. */
  latest: CartChange
  /** The row as the server has it. */
  serverRow: CartItem | undefined
}
/** By gadget id, which stays the same when a row is removed and restored. */
export type PendingCart = Record<string, PendingRow>

const initialState: PendingCart = {}

/** What waits to be sent of the cart. Apart from `cartApi.ts`, which the first screen does not need. */
export const pendingCartSlice = createSlice({
  name: 'pendingCart',
  initialState,
  reducers: {
    rowChanged(rows, { payload }: PayloadAction<PendingRow>) {
      rows[payload.latest.row.gadgetId] = payload
    },
    rowSettled(rows, { payload: gadgetId }: PayloadAction<string>) {
      Reflect.deleteProperty(rows, gadgetId)
    },
  },
})
