import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { shopApi } from '../api'

/** A purchase that a visitor started before signing in; it is finished after the sign-in. */
export type PendingPurchase = {
  gadgetId: string
  kind: 'add' | 'buy'
  quantity: number
  /** When it was started, in milliseconds: it expires. */
  at: number
}

/** What this browser remembers of a visit. */
export type UiState = {
  /** Product ids, the last viewed first. */
  recentlyViewed: string[]
  /** Of this tab only: two tabs would add the product twice. */
  pendingPurchase?: PendingPurchase
  /** A user has signed in since the page was opened. */
  hasSignedIn?: boolean
}

const initialState: UiState = { recentlyViewed: [] }
const maxViewed = 12

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    productViewed(state, { payload: id }: PayloadAction<string>) {
      const others = state.recentlyViewed.filter((viewed) => viewed !== id)
      state.recentlyViewed = [id, ...others].slice(0, maxViewed)
    },
    purchasePostponed(state, { payload }: PayloadAction<PendingPurchase>) {
      state.pendingPurchase = payload
    },
    pendingPurchaseCleared(state) {
      delete state.pendingPurchase
    },
  },
  extraReducers: (builder) => {
    const { createSession, endSession } = shopApi.endpoints
    builder
      .addMatcher(createSession.matchFulfilled, (state) => {
        state.hasSignedIn = true
      })
      // The next user of this browser does not see what the last one viewed. `endSession` is also called for visitors
      // who never signed in; they keep their list.
      .addMatcher(endSession.matchFulfilled, (state) => (state.hasSignedIn ? initialState : state))
  },
  selectors: {
    selectRecentlyViewed: ({ recentlyViewed }) => recentlyViewed,
    selectPendingPurchase: ({ pendingPurchase }) => pendingPurchase,
  },
})

export const { productViewed, purchasePostponed, pendingPurchaseCleared } = uiSlice.actions
export const { selectRecentlyViewed, selectPendingPurchase } = uiSlice.selectors
