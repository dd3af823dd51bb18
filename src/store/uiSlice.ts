import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { shopApi } from '../api'

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
  /** Somebody has signed in since the page was opened: what they leave is theirs. */
  isSomebodys?: boolean
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
    const { createSession, endSession } = shopApi.endpoints
    builder
      .addMatcher(createSession.matchFulfilled, (state) => {
        state.isSomebodys = true
      })
      // The next person at this screen is not shown what this one looked at. A visitor whom nobody knows ends no visit:
      // for them the call only tells the server that there is no session.
      .addMatcher(endSession.matchFulfilled, (state) => (state.isSomebodys ? initialState : state))
  },
  selectors: {
    selectRecentlyViewed: ({ recentlyViewed }) => recentlyViewed,
    selectTriedPurchase: ({ triedPurchase }) => triedPurchase,
  },
})

export const { productViewed, purchaseTried, triedPurchaseTaken } = uiSlice.actions
export const { selectRecentlyViewed, selectTriedPurchase } = uiSlice.selectors
