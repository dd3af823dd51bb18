import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type CartItem, shopApi } from '../../../api'
import { isSynced, type PendingCartChange, type PendingCartChanges } from '../lib/pendingChanges'

type CartState = { pendingChanges: PendingCartChanges }

type SavedChange = { gadgetId: string; row?: CartItem; quantity: number }

const initialState: CartState = { pendingChanges: {} }

/** A second change of the same gadget replaces the first and keeps what the server has. */
function withChange(
  { pendingChanges }: CartState,
  row: CartItem,
  serverQuantity: number,
  targetQuantity: number,
): CartState {
  const change: PendingCartChange = {
    row,
    serverQuantity,
    ...pendingChanges[row.gadgetId],
    targetQuantity,
  }
  return { pendingChanges: { ...pendingChanges, [row.gadgetId]: change } }
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    quantityChosen(state, { payload }: PayloadAction<{ row: CartItem; quantity: number }>) {
      return withChange(state, payload.row, payload.row.quantity, payload.quantity)
    },
    rowRemoved: (state, { payload: row }: PayloadAction<CartItem>) =>
      withChange(state, row, row.quantity, 0),
    rowRestored: (state, { payload: row }: PayloadAction<CartItem>) =>
      withChange(state, row, 0, row.quantity),
    /** The server has this quantity now, in the row that it returned. */
    changeSaved({ pendingChanges }, { payload }: PayloadAction<SavedChange>) {
      const { gadgetId, quantity: serverQuantity } = payload
      const change = pendingChanges[gadgetId]
      if (!change) return
      const row = payload.row ?? change.row
      const { targetQuantity } = change
      return {
        pendingChanges: { ...pendingChanges, [gadgetId]: { row, serverQuantity, targetQuantity } },
      }
    },
    /** The row returns to what the server has. */
    changeRejected({ pendingChanges }, { payload: gadgetId }: PayloadAction<string>) {
      const change = pendingChanges[gadgetId]
      if (!change) return
      const { serverQuantity } = change
      return {
        pendingChanges: {
          ...pendingChanges,
          [gadgetId]: { ...change, targetQuantity: serverQuantity },
        },
      }
    },
    pendingChangeCleared({ pendingChanges }, { payload: gadgetId }: PayloadAction<string>) {
      const { [gadgetId]: _cleared, ...others } = pendingChanges
      return { pendingChanges: others }
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(shopApi.endpoints.endSession.matchFulfilled, () => initialState)
  },
  selectors: {
    selectPendingChanges: ({ pendingChanges }) => pendingChanges,
    /** Something on screen has not reached the server yet. */
    selectIsCartSaving: ({ pendingChanges }) =>
      Object.values(pendingChanges).some((change) => !isSynced(change)),
  },
})

export const {
  quantityChosen,
  rowRemoved,
  rowRestored,
  changeSaved,
  changeRejected,
  pendingChangeCleared,
} = cartSlice.actions
export const { selectPendingChanges, selectIsCartSaving } = cartSlice.selectors
