import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { shopApi } from '../../../api'

/** What somebody wanted to put into the cart before they had signed in. */
export type TriedPurchase = {
  gadgetId: string
  kind: 'add' | 'buy'
  quantity: number
  /** When, in milliseconds: an old wish is no longer one. */
  at: number
}

/** What this browser remembers of a visit. */
export type UiState = {
  /** Ids of the products looked at, the last one first. */
  recentlyViewed: string[]
  /** Of this tab alone: a wish that two tabs knew of would be granted twice. */
  triedPurchase?: TriedPurchase
}

const initialState: UiState = { recentlyViewed: [] }
const mostViewed = 12

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    productViewed(state, { payload: id }: PayloadAction<string>) {
      const others = state.recentlyViewed.filter((viewed) => viewed !== id)
      state.recentlyViewed = [id, ...others].slice(0, mostViewed)
    },
    purchaseTried(state, { payload }: PayloadAction<TriedPurchase>) {
      state.triedPurchase = payload
    },
    triedPurchaseTaken(state) {
      delete state.triedPurchase
    },
  },
  extraReducers: (builder) => {
    // The next person at this screen is not shown what this one looked at.
    builder.addMatcher(shopApi.endpoints.endSession.matchFulfilled, () => initialState)
  },
  selectors: {
    selectRecentlyViewed: ({ recentlyViewed }) => recentlyViewed,
    selectTriedPurchase: ({ triedPurchase }) => triedPurchase,
  },
})

export const { productViewed, purchaseTried, triedPurchaseTaken } = uiSlice.actions
export const { selectRecentlyViewed, selectTriedPurchase } = uiSlice.selectors
