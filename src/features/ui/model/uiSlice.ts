import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { shopApi } from '../../../api'

/** What this browser remembers of a visit. */
export type UiState = {
  /** Ids of the products looked at, the last one first. */
  recentlyViewed: string[]
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
  },
  extraReducers: (builder) => {
    // The next person at this screen is not shown what this one looked at.
    builder.addMatcher(shopApi.endpoints.endSession.matchFulfilled, () => initialState)
  },
  selectors: { selectRecentlyViewed: ({ recentlyViewed }) => recentlyViewed },
})

export const { productViewed } = uiSlice.actions
export const { selectRecentlyViewed } = uiSlice.selectors
