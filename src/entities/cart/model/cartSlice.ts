import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type CartItem, shopApi } from '../../../api'
import { isGranted, type Wish, type Wishes } from '../lib/pendingChanges'

type CartState = { wishes: Wishes }

type Saved = { gadgetId: string; row?: CartItem; quantity: number }

const initialState: CartState = { wishes: {} }

/** A second wish for the same gadget takes the place of the first; what the server has stays what it is. */
function want({ wishes }: CartState, row: CartItem, saved: number, wanted: number): CartState {
  const wish: Wish = { row, saved, ...wishes[row.gadgetId], wanted }
  return { wishes: { ...wishes, [row.gadgetId]: wish } }
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    quantityChosen(state, { payload }: PayloadAction<{ row: CartItem; quantity: number }>) {
      return want(state, payload.row, payload.row.quantity, payload.quantity)
    },
    rowRemoved: (state, { payload: row }: PayloadAction<CartItem>) =>
      want(state, row, row.quantity, 0),
    /** A removed row is to be there again, as it was. */
    rowPutBack: (state, { payload: row }: PayloadAction<CartItem>) =>
      want(state, row, 0, row.quantity),
    /** The server has so many of it now, in the row that it answered. */
    wishSaved({ wishes }, { payload }: PayloadAction<Saved>) {
      const { gadgetId, quantity: saved } = payload
      const wish = wishes[gadgetId]
      if (!wish) return
      const row = payload.row ?? wish.row
      return { wishes: { ...wishes, [gadgetId]: { row, saved, wanted: wish.wanted } } }
    },
    /** All is to be as the server has it. */
    wishRefused({ wishes }, { payload: gadgetId }: PayloadAction<string>) {
      const wish = wishes[gadgetId]
      if (!wish) return
      return { wishes: { ...wishes, [gadgetId]: { ...wish, wanted: wish.saved } } }
    },
    wishEnded({ wishes }, { payload: gadgetId }: PayloadAction<string>) {
      const { [gadgetId]: _ended, ...others } = wishes
      return { wishes: others }
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(shopApi.endpoints.endSession.matchFulfilled, () => initialState)
  },
  selectors: {
    selectWishes: ({ wishes }) => wishes,
    /** Something that is shown has not reached the server yet. */
    selectIsCartSaving: ({ wishes }) => Object.values(wishes).some((wish) => !isGranted(wish)),
  },
})

export const { quantityChosen, rowRemoved, rowPutBack, wishSaved, wishRefused, wishEnded } =
  cartSlice.actions
export const { selectWishes, selectIsCartSaving } = cartSlice.selectors
